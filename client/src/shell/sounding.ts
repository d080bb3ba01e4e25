/** Which sound goes with what happens. */
import type { LasVegasTold, LordsOfVegasTold } from "../wire";

export type Sound = "roll" | "place" | "note" | "card" | "points" | "turn";
type Event = LasVegasTold["event"] | LordsOfVegasTold["event"];

const SOUNDS: Partial<Record<Event["type"], Sound>> = {
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
};

/** Return the sounds of what happened, each once. */
export function soundsOf(events: readonly Event[]): Sound[] {
  return [...new Set(events.flatMap(({ type }) => SOUNDS[type] ?? []))];
}
