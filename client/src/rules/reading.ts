/** Reads a rulebook: the few marks of Markdown that ours are written with. */
export type Span = { kind: "text" | "strong" | "aside" | "code" | "reference"; text: string };

export type Passage =
  | { kind: "rule"; number: string; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] };

/** A section goes by its number, or by its place if it has none. */
export type Section = { id: string; number: string; title: string; blocks: Passage[] };
export type Rulebook = { title: string; sections: Section[] };

/** The initials of a game, a section and a paragraph. */
const NUMBER = String.raw`[A-Z]{2,4}-\d+(?:\.\d+)?`;
const RULE = new RegExp(String.raw`^\*\*(${NUMBER})\*\*\s+`);
const HEADING = new RegExp(String.raw`^## (?:(${NUMBER})\s+)?(.*)$`);
const MARKS = new RegExp(String.raw`\*\*(.+?)\*\*|\*(.+?)\*|\x60(.+?)\x60|\b(${NUMBER})\b`, "g");
const ITEM = /^\d+\.\s+/;

/** Read a line of words with what stands out in it. */
export function spans(line: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(MARKS)) {
    if (match.index > end) found.push({ kind: "text", text: line.slice(end, match.index) });
    found.push(marked(match));
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push({ kind: "text", text: line.slice(end) });
  return found;
}

function marked([, strong, aside, code, reference]: RegExpExecArray): Span {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (aside !== undefined) return { kind: "aside", text: aside };
  if (code !== undefined) return { kind: "code", text: code };
  return { kind: "reference", text: reference ?? "" };
}

function block(lines: string[]): Passage {
  if (lines.every((line) => ITEM.test(line))) {
    return { kind: "list", items: lines.map((line) => spans(line.replace(ITEM, ""))) };
  }
  const text = lines.join(" ");
  const number = RULE.exec(text)?.[1];
  if (number) return { kind: "rule", number, spans: spans(text.replace(RULE, "")) };
  return { kind: "paragraph", spans: spans(text) };
}

/** Read a whole rulebook; what stands before the first heading is a section without a title. */
export function parseRulebook(source: string): Rulebook {
  const book: Rulebook = { title: "", sections: [{ id: "0", number: "", title: "", blocks: [] }] };
  let lines: string[] = [];
  const finish = () => {
    if (lines.length) book.sections.at(-1)?.blocks.push(block(lines));
    lines = [];
  };
  for (const line of [...source.split(/\r?\n/), ""]) {
    const heading = HEADING.exec(line);
    if (heading || !line.trim() || line.startsWith("# ")) finish();
    if (heading) {
      const number = heading[1] ?? "";
      book.sections.push({ id: number || `${book.sections.length}`, number, title: heading[2] ?? "", blocks: [] });
    } else if (line.startsWith("# ")) book.title = line.slice(2);
    else if (line.trim()) lines.push(line.trim());
  }
  return book;
}
