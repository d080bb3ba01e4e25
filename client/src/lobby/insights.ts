/** The part of a game that puts luck and missed chances into words. */
import type { Words } from "../shell/narrator";
import type { GameTypes } from "../wire";

export type GameInsight<G extends GameTypes = GameTypes> = {
  /** Say what luck came from. */
  luckTitle(words: Words): string;
  moveName(words: Words, move: G["move"]): string;
};
