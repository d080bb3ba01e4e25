/** Which sound goes with what happens. */
import { tagOf } from "../events";
import type { GameTypes, Happened } from "../wire";

export type Sound = "roll" | "place" | "note" | "card" | "points" | "turn" | "word" | "end";

/** The sounds of a game by the tags of its events; what is not named makes none. */
export type EventSounds<G extends GameTypes = GameTypes> = Partial<
  Record<G["event"] extends { type: infer Tag extends string } ? Tag : string, Sound>
>;

const OF_TALK: Partial<Record<Happened["type"], Sound>> = { said: "word", reacted: "word" };

/** Return the sounds of what happened, each once. */
export function soundsOf(news: readonly Happened[], sounds: Readonly<Record<string, Sound>> = {}): Sound[] {
  const all = news.flatMap((entry): (Sound | undefined)[] => {
    return entry.type === "played" ? entry.told.map(({ event }) => sounds[tagOf(event)]) : [OF_TALK[entry.type]];
  });
  return [...new Set(all.filter((sound) => sound !== undefined))];
}
