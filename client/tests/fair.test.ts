import { describe, expect, it } from "vitest";
import { check } from "../src/fair/checking";
import { digest } from "../src/fair/luck";
import { shown } from "../src/fair/showing";
import { itemName } from "../src/lasvegas/fairness";

const games = import.meta.glob<string>("../../tests/golden/*/*.jsonl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const all = Object.entries(games).map(([path, text]) => [path.split("/").slice(-2).join("/"), text] as const);
const one = all.find(([name]) => name.endsWith("won-by-notes.jsonl"))?.[1] ?? "";
const lords = all.find(([name]) => name.endsWith("four-seats.jsonl"))?.[1] ?? "";

/** Change one line of a record. */
function edited(text: string, line: number, change: (line: string) => string): string {
  return text
    .split("\n")
    .map((old, index) => (index === line - 1 ? change(old) : old))
    .join("\n");
}

const lineWith = (text: string, part: string) => text.split("\n").findIndex((line) => line.includes(part)) + 1;

describe("a true record", () => {
  it.each(all)("%s is found true", async (_, text) => {
    const verdict = await check(text);
    const outcomes = text.match(/^\{"type":"(drawn|rolled)"/gm)?.length;
    expect(verdict.kind).toBe("true");
    expect(verdict.kind === "true" && verdict.checked.length).toBe(outcomes);
  });

  it("may have lost its last line feed, or got other line ends", async () => {
    expect((await check(one.trimEnd())).kind).toBe("true");
    expect((await check(one.replaceAll("\n", "\r\n"))).kind).toBe("true");
  });
});

describe("an edited record", () => {
  it.each([
    ["Las Vegas", one],
    ["Lords of Vegas", lords],
  ])("of %s is found out at every outcome", async (_, text) => {
    const lines = text.split("\n");
    const outcomes = lines.flatMap((line, index) => (/"(rolled|drawn)"/.test(line) ? [index + 1] : []));
    for (const line of outcomes.filter((_, index) => index % 7 === 0)) {
      const changed = edited(text, line, (old) =>
        old.includes("dice")
          ? old.replace(/\[(\d)/, (_, die: string) => `[${die === "1" ? 2 : 1}`)
          : '{"type":"drawn","item":"Z9"}',
      );
      expect(await check(changed)).toMatchObject({ kind: "edited", why: "outcome", line });
    }
  });

  it("says what the seed gives there", async () => {
    const line = lineWith(one, '"rolled"');
    const verdict = await check(edited(one, line, () => '{"type":"rolled","dice":[6,6,6,6,6,6,6,6,6,6]}'));
    expect(verdict).toMatchObject({ kind: "edited", line, dealt: { type: "rolled" } });
  });

  it("says who starts by name, though it was edited", async () => {
    const lot =
      all
        .map(([, text]) => text)
        .find((text) => /"game":"las-vegas"/.test(text) && /^\{"type":"drawn","item":[0-4]\}$/m.test(text)) ?? "";
    const line = lineWith(lot, '"drawn"');
    const verdict = await check(edited(lot, line, (old) => old.replace(/\d/, (seat) => (seat === "0" ? "1" : "0"))));
    if (verdict.kind !== "edited" || !verdict.dealt) throw new Error("It was edited.");
    const names = verdict.head.seats.map(({ name }) => name);
    expect(names).toContain(shown(verdict.dealt, (item) => itemName(item, names, "en")));
  });

  it("is found out at a move that cannot be there", async () => {
    const line = lineWith(one, '"place"');
    expect(await check(edited(one, line, (old) => old.replace(/"face":\d/, '"face":9')))).toMatchObject({
      line,
      why: "entry",
    });
  });

  it("is found out at a line that is no entry", async () => {
    expect(await check(edited(one, 9, () => "{}"))).toMatchObject({ kind: "edited", line: 9, why: "entry" });
  });

  it("is found out by its seal when only a name was changed, or lines were cut off", async () => {
    const last = one.trimEnd().split("\n").length;
    expect(await check(one.replace("Anna", "Anne"))).toMatchObject({ why: "digest", line: last });
    const lines = one.trimEnd().split("\n");
    const cut = [...lines.slice(0, -2), lines.at(-1)].join("\n");
    expect(await check(cut)).toMatchObject({ why: "count", line: last - 1 });
  });

  it("is found out when its seed is not the one promised", async () => {
    const other = one.replace(/"seed":"./, (start) => start.slice(0, -1) + (start.endsWith("0") ? "1" : "0"));
    expect(await check(other)).toMatchObject({ kind: "edited", why: "seed" });
  });
});

describe("a record of a game that is not known here", () => {
  /** Give a record another game, and seal it again. */
  async function renamed(text: string): Promise<string> {
    const lines = text.trimEnd().split("\n");
    const seal = JSON.parse(lines.pop() ?? "") as Record<string, unknown>;
    const body = lines.join("\n").replace(/"game":"[\w-]+"/, '"game":"unheard-of"');
    const sealed = { ...seal, digest: await digest(new TextEncoder().encode(body)) };
    return `${body}\n${JSON.stringify(sealed)}\n`;
  }

  it("is checked for its seed and its seal", async () => {
    expect(await check(await renamed(one))).toMatchObject({ kind: "sealed", checked: [] });
    const changed = (await renamed(one)).replace("Anna", "Anne");
    expect(await check(changed)).toMatchObject({ kind: "edited", why: "digest" });
  });
});

describe("what cannot be checked", () => {
  it("is a record without its seal", async () => {
    expect(await check(one.trimEnd().split("\n").slice(0, -1).join("\n"))).toEqual({ kind: "no-seed" });
  });

  it.each([
    "",
    "hello",
    "{}",
    "[1]",
    "null",
    '{"croupier":1}',
    '{"croupier":2,"game":"las-vegas","seats":[],"options":{}}',
  ])("is no record: %s", async (text) => {
    expect(await check(text)).toEqual({ kind: "no-record" });
  });
});
