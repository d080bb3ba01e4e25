/** What may be done at a plain table: the choices of one seat, each in words. */
import { tagOf } from "../events";
import type { Choice, Choices, Seen } from "../wire";
import type { Speech } from "../words";

/** Return whose choices are shown: those of the seat on turn, else of the first that is asked something. */
export function deciding({ turn, yours }: Pick<Seen, "turn" | "yours">): Choices | undefined {
  return yours.find(({ seat }) => seat === turn?.seat) ?? yours[0];
}

/** Say a move as the game says it, or at least by its kind. */
export function label({ move, phrase }: Choice, speech: Speech): string {
  return phrase ? speech.say(phrase) : tagOf(move);
}

/** Return the key of a choice by its place: the keys 1 to 9 are the first nine. */
export function keyOf(place: number): string | undefined {
  return place < 9 ? String(place + 1) : undefined;
}
