/** A table of Las Vegas in a few words, for the home page. */
import type { Words } from "../shell/narrator";
import type { Seen } from "../wire";
import { ROUNDS } from "./facts";
import type { LasVegas, Options } from "./wire";

/** Say what was agreed on. */
export function variant({ t }: Words, { white, open_money: openMoney }: Options): string {
  return [white && t("page-with-white"), openMoney && t("page-with-open-money")].filter(Boolean).join(", ");
}

/** Say how far it is. */
export function progress({ t }: Words, { state }: Seen<LasVegas>): string {
  return "table" in state ? `${t("page-round-of", { round: state.table.round, rounds: ROUNDS })}.` : "";
}
