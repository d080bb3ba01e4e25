import { describe, expect, it } from "vitest";
import { answered, counteredBy, reason, worth } from "../../src/lordsofvegas/answering";
import { chanceOf, payments, prospects } from "../../src/lordsofvegas/prospects";
import { byPlace, fateMarks, seenTrade, takeOver, tie } from "../../src/lordsofvegas/fates";
import { recap, recapMarks } from "../../src/lordsofvegas/recapping";
import type { LordsOfVegas, Outlook, Standing, Table, Terms } from "../../src/lordsofvegas/wire";
import type { Happened } from "../../src/wire";

const entry = (...events: object[]) =>
  ({
    type: "played",
    number: 1,
    by: "bot",
    told: events.map((event) => ({ event })),
  }) as unknown as Happened<LordsOfVegas>;
const narrator = {
  t: (message: string, words: object = {}) => `${message} ${Object.values(words).join(" ")}`.trim(),
  language: "en" as const,
  names: ["Anna", "Benno", "Carla"],
  you: 0,
};
const casino = (lots: string[], boss: number, money: number[]): Outlook => ({
  colour: "gold",
  lots,
  dice: [[lots[0] ?? "", { owner: boss, value: 5 }]],
  boss,
  tied: [],
  pips: 5,
  cards: ["gold", "strip"],
  money,
  points: lots.length,
});
const LEFT = [
  { colour: "gold", tiles: 3, cards: 3, gone: 6 },
  { colour: "green", tiles: 3, cards: 6, gone: 3 },
  { colour: "strip", tiles: 0, cards: 1, gone: 2 },
] as unknown as Standing["left"];

describe("the recap", () => {
  const happened = [
    entry({ type: "casino-built", seat: 1, lot: "A9", cost: 1 }),
    { ...entry({ type: "turn-ended", seat: 0 }), by: "holder" } as Happened<LordsOfVegas>,
    entry({ type: "turn-began", seat: 1 }, { type: "card-drawn", seat: 1, lot: "F9", colour: "gold" }),
    entry({ type: "lots-paid", money: [2, 0, 0] }, { type: "casino-paid", casino: ["B1"], money: [3, 4, 0] }),
    entry({ type: "casino-remodeled", seat: 1, casino: ["C1"], cost: 5 }),
    entry({ type: "casino-built", seat: 1, lot: "D4", cost: 12 }, { type: "turn-ended", seat: 1 }),
    entry({ type: "turn-began", seat: 0 }),
  ];
  const told = { happened, narrator, sum: String, you: 0, casinos: [casino(["D4", "D7"], 1, [0, 5, 0])] };

  it("leaves out what was taken back", () => {
    const back = { type: "action-taken-back", seat: 1, action: { type: "build", lot: "D4", colour: "gold" } };
    const built = entry({ type: "casino-built", seat: 1, lot: "D4", cost: 12 });
    const regretted = happened.toSpliced(5, 1, built, entry(back));
    const { lines } = recap({ ...told, happened: regretted, before: undefined });
    expect(lines.map(({ text }) => text.split(" ")[0])).toEqual([
      "page-since-took-pays",
      "page-since-casino-remodeled",
    ]);
  });

  it("tells what a bot did in one's place, from the turn on that one ended oneself", () => {
    const own = { seat: 0 };
    const away = [
      ...happened,
      entry({ type: "card-drawn", ...own, lot: "E1", colour: "gold" }),
      entry({ type: "casino-built", ...own, lot: "E1", cost: 9 }, { type: "turn-ended", seat: 0 }),
      entry({ type: "turn-began", seat: 1 }),
    ];
    const texts = recap({ ...told, happened: away, before: undefined }).lines.map(({ text }) => text);
    expect(texts).toContain("page-since-casino-built page-since-stand-in E1 9");
    expect(texts).toContain("page-since-casino-built Benno D4 12");
  });

  it("tells what was lost first, then what paid, then the rest; nothing of the turn before", () => {
    const before = { money: 1, bosses: [["D7", 0]] as const };
    const { lines, more } = recap({ ...told, before });
    expect(lines.map(({ isLoss, gain }) => [isLoss, gain])).toEqual([
      [true, 0],
      [false, 5],
      [false, 0],
    ]);
    expect(lines[0]?.text).toBe("page-since-casino-built Benno D4 12 page-since-boss Benno D4–D7");
    expect(lines[0]?.lots).toEqual(["D4", "D7"]);
    expect(more).toBe(0);
  });

  it("knows of no loss where it did not see the turn before, and numbers the lots", () => {
    const found = recap({ ...told, before: undefined });
    expect(found.lines.map(({ isLoss }) => isLoss)).toEqual([false, false, false]);
    expect([...recapMarks(found)]).toEqual([
      ["F9", { look: "changed", tag: 1 }],
      ["C1", { look: "changed", tag: 2 }],
      ["D4", { look: "changed", tag: 3 }],
    ]);
  });

  it("says how much more there was", () => {
    const many = Array.from({ length: 9 }, (_, n) => entry({ type: "casino-built", seat: 1, lot: `C${n}`, cost: 2 }));
    const found = recap({ ...told, happened: many, before: undefined });
    expect([found.lines.length, found.more]).toEqual([5, 4]);
  });
});

describe("an answer to an own offer", () => {
  const terms = { give: { money: 6 }, take: { dice: ["B3"] } };
  const made = entry({ type: "offer-made", number: 4, seat: 0, to: 1, terms });
  const no = { type: "offer-refused", number: 4, seat: 0, to: 1 };

  it("is found with what was offered", () => {
    expect(answered([entry(no)], [made], [0])).toEqual({ number: 4, maker: 0, by: 1, isYes: false, terms });
    const yes = entry({ ...no, type: "offer-accepted", terms });
    expect(answered([yes], [made], [0])?.isYes).toBe(true);
  });

  it("is none of those who did not offer, nor of two at one device", () => {
    expect(answered([entry(no)], [made], [2])).toBe(undefined);
    expect(answered([entry(no)], [made], [0, 1])).toBe(undefined);
  });

  it("is a changed offer where one comes with it", () => {
    const counter = { type: "offer-made", number: 5, seat: 1, to: 0, terms: { take: { money: 10 } } };
    expect(answered([entry(no, counter)], [made], [0])).toBe(undefined);
    expect(counteredBy([made, entry(no, counter)], 5)).toEqual(terms);
    expect(counteredBy([made], 4)).toBe(undefined);
  });

  it("says with how many cards a die pays", () => {
    expect(worth(terms, [casino(["B3"], 1, [0, 5])], LEFT)).toEqual({ lot: "B3", money: 5, cards: 4, all: 10 });
    expect(worth({ take: { money: 3 } }, [], LEFT)).toBe(undefined);
  });

  it("that is no has a reason that is true of the board, unless nothing was asked for", () => {
    const why = (terms: Terms) => reason(terms, [casino(["B3"], 1, [0, 5])], LEFT, 20);
    expect(why({ take: { dice: ["B3"], lots: ["A1"], money: 3 } })).toMatchObject({ kind: "die", lot: "B3" });
    expect(why({ take: { lots: ["A1"], money: 3 } })).toEqual({ kind: "lot", lot: "A1" });
    expect(why({ take: { money: 8 }, give: { money: 1 } })).toEqual({ kind: "money", money: 20, left: 13 });
    expect(why({ give: { money: 8 } })).toBe(undefined);
  });
});

describe("prospects", () => {
  const table = { plots: [{ type: "marked", owner: 0 }, { type: "empty" }] } as unknown as Table;

  it("are what the next card brings on average", () => {
    const one = casino(["B3", "B2"], 0, [5, 0]);
    expect(chanceOf(one, LEFT)).toBe(0.4);
    expect(prospects(table, [one], LEFT, 0)).toEqual({ money: 3, points: 0.8, tiles: 2 });
    expect(prospects(table, [one], LEFT, 1, 2)).toEqual({ money: 2, points: 0, tiles: 0 });
  });
});

describe("what fate decides", () => {
  const moment = (...events: object[]) => ({ name: "", told: events.map((event) => ({ event })), at: 0 }) as never;
  const tied = {
    ...casino(["B1", "B2"], 1, [0, 9, 0]),
    dice: [
      ["B1", { owner: 0, value: 2 }],
      ["B2", { owner: 1, value: 4 }],
    ],
  };
  const reroll = { type: "tie-rerolled", lots: ["B1", "B2"], tied: 5, values: [2, 4] };

  it("is who is boss after a tie, unless it is tied again", () => {
    const casinos = [tied as Outlook];
    expect(tie(moment(reroll), casinos)).toEqual({
      lots: ["B1", "B2"],
      dice: [
        { owner: 0, face: 2 },
        { owner: 1, face: 4 },
      ],
      boss: 1,
    });
    expect(tie(moment(reroll, reroll), casinos)?.boss).toBe(undefined);
    expect(tie(moment(reroll, { ...reroll, lots: ["F1"] }), casinos)?.boss).toBe(1);
  });

  it("is whose die is taken over, and with which value", () => {
    const replaced = { type: "die-replaced", seat: 1, owner: 0, lot: "B1" };
    const placed = { type: "die-placed", seat: 1, lot: "B1", value: 3 };
    expect(takeOver(moment(replaced, placed))).toEqual({ lot: "B1", seat: 1, owner: 0, value: 3 });
    expect(takeOver(moment(placed))).toBe(undefined);
    expect([...fateMarks(["B1"])]).toEqual([["B1", { look: "paying" }]]);
  });

  it("is what others offer each other, and how they answer", () => {
    const terms = { give: { money: 3 } };
    const made = { type: "offer-made", number: 4, seat: 1, to: 2, terms };
    const offered = { maker: 1, to: 2, terms };
    expect(seenTrade(moment(made), [])).toEqual({ ...offered, answer: undefined });
    expect(seenTrade(moment({ ...made, type: "offer-accepted" }), [])).toEqual({ ...offered, answer: "yes" });
    const refused = { type: "offer-refused", number: 4, seat: 1, to: 2 };
    expect(seenTrade(moment(refused), [entry(made)])).toEqual({ ...offered, answer: "no" });
    expect(seenTrade(moment({ type: "turn-ended" }), [])).toBe(undefined);
  });

  it("is the order in which all have come in", () => {
    expect(byPlace([3, 1, 2])).toEqual([1, 2, 0]);
  });
});

it("counts what the next card would pay, by its colour", () => {
  const table = {
    plots: [
      { type: "marked", owner: 0 },
      { type: "marked", owner: 1 },
    ],
  } as unknown as Table;
  expect(payments(table, [casino(["B1"], 0, [5, 2])], LEFT, 0)).toEqual({
    lots: 1,
    colours: [
      { colour: "gold", money: 5 },
      { colour: "green", money: 0 },
      { colour: "strip", money: 5 },
    ],
  });
});
