/** The rulebooks, each loaded when it is opened. */
import type { Language } from "../words";
import { parseRulebook, type Rulebook } from "./reading";

const files = import.meta.glob<string>("../../../rules/*.md", { query: "?raw", import: "default" });

/** A rulebook, and the language it is written in. */
export type Found = { book: Rulebook; language: Language };

/** Load the rules of a game, if there are any; English stands in for a language they are not yet written in. */
export async function load(game: string, language: Language): Promise<Found | undefined> {
  const own = files[`../../../rules/${game}.${language}.md`];
  const english = files[`../../../rules/${game}.md`];
  const file = own ?? english;
  if (!file) return undefined;
  return { book: parseRulebook(await file()), language: own ? language : "en" };
}
