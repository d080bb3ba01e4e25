/** Which sound goes with what happens. */
import type { EventSounds } from "../shell/sounding";
import type { LordsOfVegas } from "./wire";

export const SOUNDS: EventSounds<LordsOfVegas> = {
  "dice-rerolled": "roll",
  "tie-rerolled": "roll",
  "bet-settled": "roll",
  "die-placed": "place",
  "lot-marked": "place",
  "casino-built": "place",
  "casino-sprawled": "place",
  "casino-remodeled": "place",
  "dice-arranged": "place",
  "action-taken-back": "place",
  "lots-paid": "note",
  "casino-paid": "note",
  "offer-accepted": "note",
  "card-drawn": "card",
  "end-card-drawn": "card",
  "offer-made": "card",
  "points-scored": "points",
  "game-ended": "end",
};
