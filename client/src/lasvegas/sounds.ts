/** Which sound goes with what happens. */
import type { EventSounds } from "../shell/sounding";
import type { LasVegas } from "./wire";

export const SOUNDS: EventSounds<LasVegas> = {
  "dice-rolled": "roll",
  "white-scattered": "roll",
  "dice-placed": "place",
  "note-taken": "note",
  "round-began": "card",
  "game-ended": "end",
};
