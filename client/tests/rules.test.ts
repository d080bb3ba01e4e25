import { describe, expect, it } from "vitest";
import english from "../../rules/las-vegas.md?raw";
import lords from "../../rules/lords-of-vegas.md?raw";
import { fitting } from "../src/rules/fitting";
import { spans, parseRulebook } from "../src/rules/reading";
import type { LasVegasSeen, LordsOfVegasSeen } from "../src/wire";

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

  it.each([english, lords])("of ours is read whole", (source) => {
    expect(numbers(source)).toEqual([...source.matchAll(/^\*\*(L\w+-[\d.]+)\*\*/gm)].map((match) => match[1]));
    const shown = JSON.stringify(parseRulebook(source));
    expect(shown).not.toContain("**");
    expect(shown).not.toContain("`");
    expect(shown).not.toContain("## ");
  });
});

describe("the rule that fits", () => {
  const there = new Set([...numbers(english), ...numbers(lords)]);
  const lasVegas = (state: object) => ({ game: "las-vegas", state, turn: null }) as unknown as LasVegasSeen;
  const ofLords = (type: string, turn: object | null = null) =>
    ({ game: "lords-of-vegas", state: { type }, turn }) as unknown as LordsOfVegasSeen;

  it("is that of choosing a face, with white dice that of theirs", () => {
    expect(fitting(lasVegas({ type: "placing", roll: { own: [1], white: [] } }))).toBe("LV-4.2");
    expect(fitting(lasVegas({ type: "placing", roll: { own: [1], white: [2] } }))).toBe("LV-7.4");
  });

  it("is that of paying out while a round is paid", () => {
    expect(fitting(lasVegas({ type: "rolling" }), [], "payout")).toBe("LV-5.1");
    expect(there).toContain("LV-5.1");
  });

  it("is that of what one is about to do", () => {
    expect(fitting(ofLords("acting"), [0], "sprawl")).toBe("LOV-9.1");
    expect(fitting(ofLords("acting"), [0])).toBe("LOV-4.4");
    expect(fitting(ofLords("acting", { type: "turn", seat: 0, asked: [1] }), [1], "build")).toBe("LOV-15.5");
  });

  it.each(["starting", "dealing", "scattering", "rolling", "over"])(
    "is in the book, when Las Vegas is at %s",
    (type) => {
      expect(there).toContain(fitting(lasVegas({ type })));
    },
  );

  it.each([
    "dealing",
    "beginning",
    "drawing",
    "revealing",
    "giving-up",
    "moving-die",
    "settling",
    "acting",
    "rerolling",
    "arranging",
    "answering",
    "betting",
    "over",
  ])("is in the book, when Lords of Vegas is at %s", (type) => {
    expect(there).toContain(fitting(ofLords(type)));
  });

  it.each(["build", "sprawl", "remodel", "reorganize", "gamble", "trade", "end-turn"])(
    "is in the book for %s",
    (doing) => {
      expect(there).toContain(fitting(ofLords("acting"), [0], doing));
    },
  );
});
