/** Casinos and choices in words. */
import { amount } from "../numbers";
import { listed, type Narrator, type Translate } from "../shell/narrator";
import type { Tie } from "./wire";
import type { Claimant, PlacementResult, Row } from "./ledger";

export function named({ t, names }: Narrator, claimant: Claimant): string {
  return claimant === "white" ? t("las-vegas-white") : (names[claimant] ?? "");
}

/** Say what one row of a ledger shows. */
export function described(narrator: Narrator, row: Row): string {
  const { t, language } = narrator;
  const sum = (dollars: number) => amount(dollars, language);
  switch (row.kind) {
    case "paid":
      if (!row.note) return t("page-row-done", { name: named(narrator, row.claimant) });
      return t("page-row-paid", { name: named(narrator, row.claimant), dice: row.dice, note: sum(row.note) });
    case "empty":
      return t("page-row-nothing", { name: named(narrator, row.claimant), dice: row.dice });
    case "rest":
      return t("page-row-rest", { notes: listed(narrator, row.notes.map(sum)) });
    case "tie":
      return t("page-row-tie", {
        names: listed(
          narrator,
          row.claimants.map((claimant) => named(narrator, claimant)),
        ),
        dice: row.dice,
      });
  }
}

/** Say in two words what a placement brings. */
export function brought(t: Translate, out: PlacementResult): string {
  return t(`page-out-${out.kind}`, { note: "note" in out ? out.note / 1000 : 0 });
}

/** Say in a sentence what a placement brings a seat. */
export function foretold({ t, language, names, you }: Narrator, out: PlacementResult, seat: number): string {
  const note = "note" in out ? amount(out.note, language) : "";
  return t(`page-foretold-${out.kind}`, { who: seat === you ? "you" : "name", name: names[seat] ?? "", note });
}

/** Say who else takes what then. */
export function gained(narrator: Narrator, [claimant, note]: readonly [Claimant, number]): string {
  const { t, language } = narrator;
  return t("page-foretold-gain", { name: named(narrator, claimant), note: amount(note, language) });
}

/** Say who cancels whom. */
export function tied(narrator: Narrator, { dice, claimants }: Tie): string {
  const { t, language, you } = narrator;
  const names = claimants.map((one) => (one === you ? t("you") : named(narrator, one)));
  const said = t("page-foretold-ties", { dice, names: listed(narrator, names) });
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}
