/** The rulebooks, each loaded when it is opened. */
import type { GameName } from "../lobby/setups";
import type { Language } from "../words";
import { parseRulebook, type Rulebook } from "./reading";

const files = import.meta.glob<string>("../../../rules/*.md", { query: "?raw", import: "default" });

/** Load the rules of a game; English stands in for a language they are not yet written in. */
export async function load(game: GameName, language: Language): Promise<{ book: Rulebook; language: Language }> {
  const own = files[`../../../rules/${game}.${language}.md`];
  const english = files[`../../../rules/${game}.md`];
  const file = own ?? english;
  if (!file) throw new Error(`There are no rules of ${game}.`);
  return { book: parseRulebook(await file()), language: own ? language : "en" };
}
