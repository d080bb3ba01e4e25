import { describe, expect, it } from "vitest";
import { firstRule, holds, parseHandbook, partWith, plain, speaksOf } from "../src/rules/handbook";

const BOOK = `# Have the most.

A **lead**.

## turn Your turn
[dice]
Roll **all** dice. (LV-4.1–4.3, LV-5.1)

> Three of a kind. (LV-4.5)

## acts Two things
- [build] **Build** *for money.* A tile. (LV-8.1)
`;
const files = import.meta.glob<string>("../../rules/guide/*.md", { query: "?raw", import: "default", eager: true });

describe("a handbook", () => {
  const book = parseHandbook(BOOK);

  it("has the goal first, and parts with pictures", () => {
    expect([book.goal, plain(book.lead)]).toEqual(["Have the most.", "A lead."]);
    expect(book.parts.map(({ id, title, picture }) => [id, title, picture])).toEqual([
      ["turn", "Your turn", "dice"],
      ["acts", "Two things", ""],
    ]);
  });

  it("has the rules behind each paragraph", () => {
    expect(book.parts[0]?.notes.map(({ kind, rules }) => [kind, rules])).toEqual([
      ["paragraph", ["LV-4.1–4.3", "LV-5.1"]],
      ["example", ["LV-4.5"]],
    ]);
    expect(book.parts[1]?.notes[0]).toMatchObject({ kind: "item", picture: "build", rules: ["LV-8.1"] });
    expect(plain(book.parts[1]?.notes[0]?.spans ?? [])).toBe("Build for money. A tile.");
  });

  it("opens at the part that tells a rule", () => {
    expect(partWith(book, "LV-4.2")?.id).toBe("turn");
    expect(partWith(book, "LV-8.1")?.id).toBe("acts");
    expect(partWith(book, "LV-9.1")).toBeUndefined();
  });

  it("knows which rules a row of them is", () => {
    expect(speaksOf("LV-4.1–4.3", "LV-4.3")).toBe(true);
    expect(speaksOf("LV-4.1–4.3", "LV-4.4")).toBe(false);
    expect(speaksOf("LV-4.1", "LV-4.10")).toBe(false);
    expect(firstRule("LV-4.1–4.3")).toBe("LV-4.1");
  });

  it("finds words however they are written", () => {
    expect(holds("Der höchste Würfel", " würfel")).toBe(true);
    expect(holds("Der höchste Würfel", "Karte")).toBe(false);
  });

  it.each(Object.entries(files))("of ours is read whole: %s", (_, source) => {
    const shown = JSON.stringify(parseHandbook(source));
    expect(shown).not.toContain("**");
    expect(shown).not.toContain("## ");
    expect(shown).not.toMatch(/[^"]\[[a-z]+\][^,}\]]/);
  });
});
