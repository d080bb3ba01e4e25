/** The keys of the table of Las Vegas, with the words for each. */
import type { Keys } from "../shell/keys";

export const KEYS: Keys = { Faces: "keys-faces", Enter: "keys-enter", C: "page-coach", J: "page-jump" };
