/** A casino in words, for those who listen. */
import type { FluentVariable } from "@fluent/bundle";
import type { Claimant, Row } from "./ledger";

export type Say = (message: string, words?: Record<string, FluentVariable>) => string;

/** Who is spoken of: the words, the names by seat, and how sums are written. */
export type Teller = { t: Say; names: readonly string[]; sum: (dollars: number) => string };

export function named({ t, names }: Teller, claimant: Claimant): string {
  return claimant === "white" ? t("las-vegas-white") : (names[claimant] ?? "");
}

export function listed({ t }: Teller, words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : t("list", { first: words.slice(0, -1).join(", "), last });
}

/** Say what one row of a ledger shows. */
export function described(teller: Teller, row: Row): string {
  const { t, sum } = teller;
  switch (row.kind) {
    case "paid":
      if (!row.note) return t("page-row-done", { name: named(teller, row.claimant) });
      return t("page-row-paid", { name: named(teller, row.claimant), dice: row.dice, note: sum(row.note) });
    case "empty":
      return t("page-row-nothing", { name: named(teller, row.claimant), dice: row.dice });
    case "rest":
      return t("page-row-rest", { notes: listed(teller, row.notes.map(sum)) });
    case "tie":
      return t("page-row-tie", { names: listed(teller, row.claimants.map((claimant) => named(teller, claimant))), dice: row.dice });
  }
}
