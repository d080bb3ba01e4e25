import { describe, expect, it } from "vitest";
import { spans, parseRulebook } from "../src/rules/reading";

const files = import.meta.glob<string>("../../rules/*.md", { query: "?raw", import: "default", eager: true });
const ours = Object.entries(files).map(([path, text]) => [path.split("/").at(-1) ?? "", text] as const);

const BOOK = `# The game

A word before.

## LV-1 On the table
**LV-1.1** Six *(ruling)* casinos, see LV-3.4.

## Examples
1. One **die**. (LV-1.1)
2. Two \`lots\`.
`;

const numbers = (source: string) =>
  parseRulebook(source).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "rule" ? [block.number] : [])),
  );

describe("a rulebook", () => {
  it("has its title, its sections and what comes before them", () => {
    const book = parseRulebook(BOOK);
    expect(book.title).toBe("The game");
    expect(book.sections.map(({ id, number, title }) => [id, number, title])).toEqual([
      ["0", "", ""],
      ["LV-1", "LV-1", "On the table"],
      ["2", "", "Examples"],
    ]);
  });

  it("has rules by number, and lists", () => {
    const [, table, examples] = parseRulebook(BOOK).sections;
    expect(table?.blocks).toEqual([
      {
        kind: "rule",
        number: "LV-1.1",
        spans: [
          { kind: "text", text: "Six " },
          { kind: "aside", text: "(ruling)" },
          { kind: "text", text: " casinos, see " },
          { kind: "reference", text: "LV-3.4" },
          { kind: "text", text: "." },
        ],
      },
    ]);
    expect(examples?.blocks[0]?.kind === "list" && examples.blocks[0].items.length).toBe(2);
  });

  it("keeps what it does not know as words", () => {
    expect(spans("5 * 3 < 16")).toEqual([{ kind: "text", text: "5 * 3 < 16" }]);
  });

  it.each(ours)("of ours is read whole: %s", (_, source) => {
    expect(numbers(source)).toEqual([...source.matchAll(/^\*\*([A-Z]+-[\d.]+)\*\*/gm)].map((match) => match[1]));
    const shown = JSON.stringify(parseRulebook(source));
    expect(shown).not.toContain("**");
    expect(shown).not.toContain("`");
    expect(shown).not.toContain("## ");
  });
});
