/** Who speaks of whom: the words, the names by seat, and which seat is “you”. */
import type { FluentVariable } from "@fluent/bundle";
import type { Language } from "../words";

export type Say = (message: string, words?: Record<string, FluentVariable>) => string;

export type Narrator = { t: Say; language: Language; names: readonly string[]; you: number | undefined };

/** Say several things as a list. */
export function listed({ t }: Pick<Narrator, "t">, words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : t("list", { first: words.slice(0, -1).join(", "), last });
}
