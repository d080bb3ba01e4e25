/** The board at one look, for those who cannot see it at once: what somebody runs, and what there is of a colour. */
import { site } from "./board";
import type { Outlook } from "./wire";

/** Some casinos: how many tiles they have, and how many of these lie on the Strip. */
export type Survey = { casinos: readonly Outlook[]; tiles: number; strip: number };

/** Count the casinos of a kind. */
export function survey(casinos: readonly Outlook[], isMeant: (casino: Outlook) => boolean): Survey {
  const found = casinos.filter(isMeant);
  const lots = found.flatMap(({ lots }) => lots);
  return {
    casinos: found,
    tiles: lots.length,
    strip: lots.filter((lot) => site(lot).on_strip === "yes").length,
  };
}
