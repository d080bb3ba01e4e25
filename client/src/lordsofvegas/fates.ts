/** What fate decides, as it is told: dice of a tie, a die that is taken over, the end. */
import type { Moment } from "../pacing";
import type { Happened } from "../wire";
import { termsOf } from "./answering";
import { casinoOn } from "./board";
import type { Mark, Marks } from "./marks";
import type { Event, LordsOfVegas, Outlook, Terms } from "./wire";

/** Dice that fall again because their owners were tied, and who is boss then, unless they are tied once more. */
export type Tie = {
  lots: readonly string[];
  dice: readonly { owner: number; face: number }[];
  boss: number | undefined;
};
/** A die that is taken over: whose it was, who takes it, where, and with which value. */
export type TakeOver = { lot: string; seat: number; owner: number; value: number | undefined };

/** A trade of two others as it is seen: what was offered by whom to whom, and what the answer is. */
export type SeenTrade = { maker: number; to: number; terms: Terms; answer: "yes" | "no" | undefined };

const ANSWERS = { "offer-made": undefined, "offer-accepted": "yes", "offer-refused": "no" } as const;

/** Return the trade of others that is told; what was refused was offered before. */
export function seenTrade(
  { told: [one] }: Moment<LordsOfVegas>,
  happened: readonly Happened<LordsOfVegas>[],
): SeenTrade | undefined {
  const event = one?.event;
  if (event?.type !== "offer-made" && event?.type !== "offer-accepted" && event?.type !== "offer-refused")
    return undefined;
  const { seat: maker, to } = event;
  const terms = event.type === "offer-refused" ? termsOf(happened, event.number) : event.terms;
  return { maker, to, terms, answer: ANSWERS[event.type] };
}

/** Return the tie that is told; the second of its events is the next reroll, if there is one. */
export function tie({ told: [one, next] }: Moment<LordsOfVegas>, casinos: readonly Outlook[]): Tie | undefined {
  const event = one?.event;
  if (event?.type !== "tie-rerolled") return undefined;
  const [first = ""] = event.lots;
  const casino = casinoOn(casinos, first);
  const isAgain = next?.event.type === "tie-rerolled" && casino?.lots.includes(next.event.lots[0] ?? "");
  const dice = event.lots.map((lot, at) => {
    return { owner: casino?.dice.find(([on]) => on === lot)?.[1].owner ?? 0, face: event.values[at] ?? 1 };
  });
  return { lots: event.lots, dice, boss: isAgain ? undefined : (casino?.boss ?? undefined) };
}

/** Return the die that is taken over. */
export function takeOver({ told: [one, next] }: Moment<LordsOfVegas>): TakeOver | undefined {
  const event = one?.event;
  if (event?.type !== "die-replaced") return undefined;
  const value = next?.event.type === "die-placed" ? next.event.value : undefined;
  return { lot: event.lot, seat: event.seat, owner: event.owner, value };
}

/** Mark lots that fate decides about. */
export function fateMarks(lots: readonly string[]): Marks {
  return new Map(lots.map((lot): [string, Mark] => [lot, { look: "paying" }]));
}

/** Return the seats by their places, those who won first. */
export function byPlace(places: Extract<Event, { type: "game-ended" }>["places"]): number[] {
  return places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
}
