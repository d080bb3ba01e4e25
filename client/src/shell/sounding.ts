/** Which sound goes with what happens. */
import type { Happened, LasVegasTold, LordsOfVegasTold } from "../wire";

export type Sound = "roll" | "place" | "note" | "card" | "points" | "turn" | "word" | "end";
type Event = LasVegasTold["event"] | LordsOfVegasTold["event"];
type What = Event["type"] | Happened["type"];

const SOUNDS: Partial<Record<What, Sound>> = {
  "dice-rolled": "roll",
  "white-scattered": "roll",
  "dice-rerolled": "roll",
  "tie-rerolled": "roll",
  "bet-settled": "roll",
  "dice-placed": "place",
  "die-placed": "place",
  "lot-marked": "place",
  "casino-built": "place",
  "casino-sprawled": "place",
  "casino-remodeled": "place",
  "dice-arranged": "place",
  "note-taken": "note",
  "lots-paid": "note",
  "casino-paid": "note",
  "offer-accepted": "note",
  "round-began": "card",
  "card-drawn": "card",
  "end-card-drawn": "card",
  "offer-made": "card",
  "points-scored": "points",
  "game-ended": "end",
  said: "word",
  reacted: "word",
};

/** Return the sounds of what happened, each once. */
export function soundsOf(news: readonly Happened[]): Sound[] {
  const all = news.flatMap((one): What[] => ("told" in one ? one.told.map(({ event }) => event.type) : [one.type]));
  return [...new Set(all.flatMap((what) => SOUNDS[what] ?? []))];
}
