/** The sentences of a game that brings its own. */
import { Refusal, sentences } from "../api";
import type { Language } from "../words";

const ENGLISH: Language = "en";

/** Load the sentences of a game in a language; English stands in for one it does not speak. */
export async function sentencesIn(
  game: string,
  language: Language,
  spoken: readonly string[] = [language],
): Promise<string> {
  const asked = spoken.includes(language) ? language : ENGLISH;
  try {
    return await sentences(game, asked);
  } catch (error) {
    const isUnspoken = error instanceof Refusal && error.code !== "offline";
    if (!isUnspoken || asked === ENGLISH) throw error;
    return sentences(game, ENGLISH);
  }
}
