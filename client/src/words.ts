/** The words of the house: the same Fluent files as the command line's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { tagOf } from "./events";
import { amount, ended, millions } from "./numbers";
import type { EventTold, Phrase } from "./wire";

export const LANGUAGES = { en: "English", ru: "Русский", de: "Deutsch", fr: "Français", is: "Íslenska" };
export type Language = keyof typeof LANGUAGES;

type Word = NonNullable<Phrase["words"]>[string];

const files = import.meta.glob<string>("../../src/croupier/locales/*.ftl", {
  query: "?raw",
  import: "default",
});

/** What home and the first table can do without. */
const laterFiles = import.meta.glob<string>("../../src/croupier/locales/later/*.ftl", {
  query: "?raw",
  import: "default",
});
const LATER = "later";

/** Return the languages there are words in. */
export function spoken(): Language[] {
  const known = Object.keys(files).map((path) => path.slice(-6, -4));
  return (Object.keys(LANGUAGES) as Language[]).filter((language) => known.includes(language));
}

/** Return the language of a browser, as far as there are words in it. */
export function preferred(wanted: readonly string[]): Language {
  const there = spoken();
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase() as Language);
  return found.find((language) => there.includes(language)) ?? "en";
}

/** One language, speaking to one person of the people at one table. */
export class Speech {
  private constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
    private readonly games: Set<string> = new Set(),
    private readonly names: readonly string[] = [],
    private readonly you?: number,
  ) {}

  /** Load all words of a language; `first` is given those that home and the first table need, as soon as they come. */
  static async load(language: Language, first?: (speech: Speech) => void): Promise<Speech> {
    const load = files[`../../src/croupier/locales/${language}.ftl`];
    const loadLater = laterFiles[`../../src/croupier/locales/later/${language}.ftl`];
    if (!load || !loadLater) throw new Error(`There are no words in ${language}.`);
    const speech = Speech.of(language, await load());
    first?.(speech);
    return speech.with(LATER, await loadLater());
  }

  static of(language: Language, source: string): Speech {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const errors = bundle.addResource(new FluentResource(source));
    if (errors[0]) throw errors[0];
    return new Speech(language, bundle);
  }

  /** Return the same language with the messages of a game as well. */
  with(game: string, source: string): Speech {
    this.games.add(game);
    // What the house says it goes on saying.
    this.bundle.addResource(new FluentResource(source), { allowOverrides: false });
    return new Speech(this.language, this.bundle, this.games, this.names, this.you);
  }

  /** Whether all words of the page have come. */
  get isWhole(): boolean {
    return this.games.has(LATER);
  }

  /** Tell whether the messages of a game were added. */
  knows(game: string): boolean {
    return this.games.has(game);
  }

  /** Return the same language, speaking of these people to one of them. */
  at(names: readonly string[], you?: number): Speech {
    return new Speech(this.language, this.bundle, this.games, names, you);
  }

  /** Tell whether there are words for a message. */
  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** Say a message of the page. */
  t(message: string, words: Record<string, FluentVariable> = {}): string {
    return this.said(message, undefined, words);
  }

  /** Say what happened in a game: most messages are called like the game and the event. */
  tell(game: string, { event, message, words }: EventTold): string {
    return this.say({ message: message ?? `${game}-${tagOf(event)}`, words: words ?? {} });
  }

  /** Say a phrase. */
  say(phrase: Pick<Phrase, "message" | "words">): string {
    const words = phrase.words ?? {};
    const about = words["name"] ?? words["names"];
    const attribute = this.isYou(about) ? "you" : undefined;
    const spoken: Record<string, FluentVariable> = {};
    for (const [key, word] of Object.entries(words)) spoken[key] = this.word(word);
    return this.said(phrase.message, attribute, spoken);
  }

  private said(message: string, attribute: string | undefined, words: Record<string, FluentVariable>): string {
    const found = this.bundle.getMessage(message);
    const pattern = (attribute && found?.attributes[attribute]) || found?.value;
    if (!pattern) return message;
    return ended(this.bundle.formatPattern(pattern, words, []), this.language);
  }

  private isYou(word: Word | undefined): boolean {
    if (this.you === undefined || word === undefined) return false;
    const only = Array.isArray(word) && word.length === 1 ? word[0] : word;
    return typeof only === "object" && !Array.isArray(only) && only.type === "name" && only.seat === this.you;
  }

  private word(word: Word): string | number {
    if (typeof word === "number" || typeof word === "string") return word;
    if (Array.isArray(word)) return this.list(word.map((part) => String(this.word(part))));
    switch (word.type) {
      case "amount":
        return amount(word.dollars, this.language);
      case "millions":
        return millions(word.millions, this.language);
      case "name":
        return word.seat === this.you ? this.t("you") : (this.names[word.seat] ?? "");
      case "phrase":
        return this.say(word);
    }
  }

  /** Say several things as a list. */
  list(words: readonly string[]): string {
    const last = words.at(-1) ?? "";
    if (words.length < 2) return last;
    return this.t("list", { first: words.slice(0, -1).join(", "), last });
  }
}
