/** The words of lessons, loaded with the first of them. */
import type { Language, Speech } from "../words";

const files = import.meta.glob<string>("../../../src/croupier/locales/lessons/*.ftl", {
  query: "?raw",
  import: "default",
});

const NAME = "lessons";

async function source(language: Language): Promise<string> {
  const load = files[`../../../src/croupier/locales/lessons/${language}.ftl`];
  if (!load) throw new Error(`There are no lessons in ${language}.`);
  return load();
}

/** Return the speech of the page with the words of lessons. */
export async function withLessons(speech: Speech): Promise<Speech> {
  return speech.knows(NAME) ? speech : speech.with(NAME, await source(speech.language));
}
