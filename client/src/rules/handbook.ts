/** The rulebook for players: a goal, parts with a picture each, and the exact rules behind every paragraph. */
import type { Language } from "../words";
import { spans, type Span } from "./reading";

/** Words of a part, with its picture if it has one of its own, and the rules they tell, as they are written. */
export type Note = { kind: "paragraph" | "example" | "item"; picture: string; spans: Span[]; rules: string[] };
export type Part = { id: string; title: string; picture: string; notes: Note[] };
export type Handbook = { goal: string; lead: Span[]; parts: Part[] };

const HEADING = /^## ([a-z]+) (.+)$/;
const PICTURE = /^\[([a-z]+)\]\s*/;
const RULES = /\s*\(((?:[A-Z]{2,4}-[\d.–]+(?:, )?)+)\)$/;
const REFERENCE = /^([A-Z]+-\d+)\.(\d+)(?:–\d+\.(\d+))?$/;

/** Tell whether a reference, of one rule or of several in a row, speaks of a rule. */
export function speaksOf(reference: string, rule: string): boolean {
  const [, section, first, last] = REFERENCE.exec(reference) ?? [];
  const at = rule.lastIndexOf(".");
  const number = Number(rule.slice(at + 1));
  return rule.slice(0, at) === section && number >= Number(first) && number <= Number(last ?? first);
}

/** Return the first rule a reference speaks of. */
export function firstRule(reference: string): string {
  return reference.split("–")[0] ?? reference;
}

function note(kind: Note["kind"], line: string): Note {
  const picture = PICTURE.exec(line)?.[1] ?? "";
  const rules = RULES.exec(line)?.[1]?.split(", ") ?? [];
  return { kind, picture, spans: spans(line.replace(PICTURE, "").replace(RULES, "")), rules };
}

/** Read a handbook. */
export function parseHandbook(source: string): Handbook {
  const book: Handbook = { goal: "", lead: [], parts: [] };
  for (const line of source.split(/\r?\n/).filter((one) => one.trim())) {
    const [, id, title] = HEADING.exec(line) ?? [];
    const part = book.parts.at(-1);
    if (id && title) book.parts.push({ id, title, picture: "", notes: [] });
    else if (line.startsWith("# ")) book.goal = line.slice(2);
    else if (!part) book.lead = spans(line);
    else if (/^\[[a-z]+\]$/.test(line)) part.picture = line.slice(1, -1);
    else if (line.startsWith("> ")) part.notes.push(note("example", line.slice(2)));
    else if (line.startsWith("- ")) part.notes.push(note("item", line.slice(2)));
    else part.notes.push(note("paragraph", line));
  }
  return book;
}

/** Return the part that tells a rule. */
export function partWith(book: Handbook, rule: string): Part | undefined {
  return book.parts.find(({ notes }) =>
    notes.some(({ rules }) => rules.some((reference) => speaksOf(reference, rule))),
  );
}

/** Return words without their marks. */
export function plain(words: readonly Span[]): string {
  return words.map(({ text }) => text).join("");
}

/** Tell whether words hold others, however these are written. */
export function holds(text: string, sought: string): boolean {
  return text.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());
}

const files = import.meta.glob<string>("../../../rules/guide/*.md", { query: "?raw", import: "default" });

/** A handbook, and the language it is written in. */
export type FoundHandbook = { book: Handbook; language: Language };

/** Load the handbook of a game, if there is one; English stands in for a language it is not written in. */
export async function loadHandbook(game: string, language: Language): Promise<FoundHandbook | undefined> {
  const own = language === "en" ? undefined : files[`../../../rules/guide/${game}.${language}.md`];
  const file = own ?? files[`../../../rules/guide/${game}.md`];
  if (!file) return undefined;
  return { book: parseHandbook(await file()), language: own ? language : "en" };
}
