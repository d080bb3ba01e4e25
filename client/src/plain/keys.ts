/** The keys of a plain table, with the words for each. */
import type { Keys } from "../shell/keys";

export const KEYS: Keys = { "1–9": "page-plain-moves", Enter: "keys-enter" };
