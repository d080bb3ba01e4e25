/** Casinos and choices in words. */
import type { FluentVariable } from "@fluent/bundle";
import { amount } from "../numbers";
import type { Language } from "../words";
import type { Payout } from "../wire";
import type { Claimant, Outcome, Row } from "./ledger";

export type Say = (message: string, words?: Record<string, FluentVariable>) => string;

/** What is spoken with: the words, the names by seat, and who is spoken to. */
export type Teller = { t: Say; language: Language; names: readonly string[]; you: number | undefined };

export function named({ t, names }: Teller, claimant: Claimant): string {
  return claimant === "white" ? t("las-vegas-white") : (names[claimant] ?? "");
}

export function listed({ t }: Teller, words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : t("list", { first: words.slice(0, -1).join(", "), last });
}

/** Say what one row of a ledger shows. */
export function described(teller: Teller, row: Row): string {
  const { t, language } = teller;
  const sum = (dollars: number) => amount(dollars, language);
  switch (row.kind) {
    case "paid":
      if (!row.note) return t("page-row-done", { name: named(teller, row.claimant) });
      return t("page-row-paid", { name: named(teller, row.claimant), dice: row.dice, note: sum(row.note) });
    case "empty":
      return t("page-row-nothing", { name: named(teller, row.claimant), dice: row.dice });
    case "rest":
      return t("page-row-rest", { notes: listed(teller, row.notes.map(sum)) });
    case "tie":
      return t("page-row-tie", {
        names: listed(
          teller,
          row.claimants.map((claimant) => named(teller, claimant)),
        ),
        dice: row.dice,
      });
  }
}

/** Say in two words what a placement brings. */
export function brought(t: Say, out: Outcome): string {
  return t(`page-out-${out.kind}`, { note: "note" in out ? out.note / 1000 : 0 });
}

/** Say in a sentence what a placement brings a seat. */
export function foretold({ t, language, names, you }: Teller, out: Outcome, seat: number): string {
  const note = "note" in out ? amount(out.note, language) : "";
  return t(`page-foretold-${out.kind}`, { who: seat === you ? "you" : "name", name: names[seat] ?? "", note });
}

/** Say who cancels whom. */
export function tied(teller: Teller, { dice, claimants }: Payout["ties"][number]): string {
  const { t, language, you } = teller;
  const names = claimants.map((one) => (one === you ? t("you") : named(teller, one)));
  const said = t("page-foretold-ties", { dice, names: listed(teller, names) });
  return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
}
