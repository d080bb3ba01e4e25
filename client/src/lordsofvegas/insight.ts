/** What was luck and what was missed in a game of Lords of Vegas, in words. */
import type { Words } from "../shell/narrator";
import { isDeed } from "./choosing";
import { deedName } from "./describing";
import type { Move } from "./wire";

export function luckTitle({ t }: Words): string {
  return t("page-luck-cards");
}

/** Name an action; whatever else was missed, or better, is to leave it at that. */
export function moveName(words: Words, move: Move): string {
  return isDeed(move) ? deedName({ ...words, names: [], you: undefined }, move) : words.t("page-missed-end-turn");
}
