/** What was luck and what was missed in a game of Las Vegas, in words. */
import type { Words } from "../shell/narrator";
import { CASINOS } from "./facts";
import type { Move } from "./wire";

export function luckTitle({ t }: Words): string {
  return t("page-luck-dice");
}

export function moveName({ t }: Words, { face }: Move): string {
  return t("page-missed-place", { face, casino: CASINOS[face - 1] ?? "" });
}
