/** The keys of the table of Lords of Vegas, with the words for each. */
import type { Keys } from "../shell/keys";
import { KINDS, type Kind } from "./choosing";

/** Return the key of an action: they are numbered as they stand. */
export function keyOf(kind: Kind): string {
  return String(KINDS.indexOf(kind) + 1);
}

export const KEYS: Keys = {
  D: "page-lords-draw",
  ...Object.fromEntries(KINDS.map((kind) => [keyOf(kind), `page-lords-act-${kind}`])),
  T: "page-lords-trade",
  E: "page-lords-end-turn",
  B: "page-lords-board",
  Arrows: "keys-arrows",
  Enter: "keys-enter",
  O: "page-lords-overview",
  C: "page-coach",
  J: "page-jump",
};
