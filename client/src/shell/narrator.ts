/** Who speaks of whom: the words, the names by seat, and which seat is “you”. */
import type { FluentVariable } from "@fluent/bundle";
import type { Language } from "../words";

export type Translate = (message: string, words?: Record<string, FluentVariable>) => string;

export type Narrator = { t: Translate; language: Language; names: readonly string[]; you: number | undefined };

/** What things are said with, to nobody in particular. */
export type Words = Pick<Narrator, "t" | "language">;

/** Say several things as a list. */
export function listed({ t }: Pick<Narrator, "t">, words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : t("list", { first: words.slice(0, -1).join(", "), last });
}
