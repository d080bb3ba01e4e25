import { describe, expect, it } from "vitest";
import { animationSteps, counted, gains } from "../../src/lordsofvegas/animation";
import { firstBet, hundredths, ranges, someBets } from "../../src/lordsofvegas/bets";
import { payday, payMarks, span } from "../../src/lordsofvegas/paydays";
import type { Event, LordsOfVegas } from "../../src/lordsofvegas/wire";
import type { Happened, Seen, View } from "../../src/wire";

describe("the steps of Lords of Vegas", () => {
  const lords = (change: object): Seen<LordsOfVegas> => {
    const state = {
      type: "acting",
      table: { plots: [], money: [5, 9], points: [0, 0], deck: [], above: 3, turn: 0, ...change },
    };
    return {
      state,
      turn: null,
      standing: { casinos: [], left: [] },
      yours: [],
      ending: null,
    } as unknown as Seen<LordsOfVegas>;
  };
  const EVENTS: Event[] = [
    { type: "card-drawn", seat: 0, lot: "A1", colour: "gold" },
    { type: "lot-marked", seat: 0, lot: "A1" },
    { type: "lots-paid", money: [2, 1] },
    { type: "casino-paid", casino: ["B2"], colour: "gold", money: [3, 0] },
    { type: "points-scored", seat: 0, casino: ["B2"], points: 1, before: 0, after: 1 },
  ];

  it("count money and points event by event, on the board of their time", () => {
    const was = lords({ plots: ["old"] });
    const is = lords({ plots: ["new"], money: [10, 10], points: [1, 0] });
    const after = { number: 6, stage: "playing", you: [], chairs: [], table: is } as unknown as View<LordsOfVegas>;
    const happened = [
      { type: "played", number: 2, by: "bot", told: EVENTS.map((event) => ({ event, phrase: {} })) },
    ] as unknown as Happened<LordsOfVegas>[];
    const found = animationSteps(was, is, happened, after);
    const tables = found.map(({ view: shown }) => shown.table?.state.table);
    expect(tables.map((table) => table?.money)).toEqual([
      [5, 9],
      [5, 9],
      [7, 10],
      [10, 10],
      [10, 10],
    ]);
    expect(tables.map((table) => table?.points[0])).toEqual([0, 0, 0, 1, 1]);
    expect(tables.map((table) => table?.plots[0])).toEqual(["old", "new", "new", "new", "new"]);
    expect(found.at(-1)?.view).toBe(after);
  });

  it("tell a payday as one moment, a casino with its boss, and let it be seen before anything is chosen", () => {
    const is = lords({ money: [10, 10], points: [1, 0] });
    const after = { number: 6, stage: "playing", you: [], chairs: [], table: is } as unknown as View<LordsOfVegas>;
    const told = EVENTS.map((event) => ({ event, phrase: {} }));
    const happened = [{ type: "played", number: 2, by: "bot", told }] as unknown as Happened<LordsOfVegas>[];
    const moments = animationSteps(lords({}), is, happened, after).map(({ moment }) => moment);
    expect(moments.map((moment) => moment?.at)).toEqual([undefined, undefined, 0, 2, undefined]);
    expect(moments[2]?.told).toBe(moments[3]?.told);
    const day = payday(moments[3] ?? { name: "", told: [], at: 0 });
    expect(day.lots).toEqual([2, 1]);
    expect(day.lines.map(({ when, scored }) => [when, scored?.after])).toEqual([["now", 1]]);
    expect([...payMarks(day)]).toEqual([["B2", { look: "paying", tag: 1 }]]);
  });

  it("let the dice of a bet fall before its words, and the words before the money", () => {
    const settled = { type: "bet-settled", seat: 0, boss: 1, dice: [6, 6], gambler_gain: 4, boss_gain: -4 };
    const is = lords({ money: [9, 5] });
    const after = { number: 6, stage: "playing", you: [], chairs: [], table: is } as unknown as View<LordsOfVegas>;
    const told = [{ event: settled, phrase: {} }];
    const happened = [{ type: "played", number: 2, by: "bot", told }] as unknown as Happened<LordsOfVegas>[];
    const found = animationSteps(lords({}), is, happened, after);
    expect(found.map((step) => step.told.length)).toEqual([0, 1, 0, 0]);
    expect(found.map(({ view: shown }) => shown.table?.state.table.money[0])).toEqual([5, 5, 9, 9]);
  });

  it("let tied dice fall before it is said who is boss, and tell the end before it is shown", () => {
    const is = lords({ plots: ["new"] });
    const after = { number: 6, stage: "over", you: [], chairs: [], table: is } as unknown as View<LordsOfVegas>;
    const reroll = { type: "tie-rerolled", lots: ["B1"], tied: 4, values: [2] };
    const told = [reroll, reroll, { type: "game-ended", places: [1, 2] }].map((event) => ({ event, phrase: {} }));
    const happened = [{ type: "played", number: 2, by: "bot", told }] as unknown as Happened<LordsOfVegas>[];
    const found = animationSteps(lords({ plots: ["old"] }), is, happened, after);
    expect(found.map(({ moment }) => moment && [moment.name, moment.at, moment.told.length])).toEqual([
      ["tie", 0, 2],
      ["tie", 1, 2],
      ["tie", 0, 1],
      ["tie", 1, 1],
      ["ending", 0, 1],
      undefined,
    ]);
    expect(found.map((step) => step.told.length)).toEqual([0, 1, 0, 1, 1, 0]);
    expect(found.map(({ view: shown }) => shown.table?.state.table.plots[0])[0]).toBe("old");
    expect(found.at(-1)?.view).toBe(after);
  });

  it("tell a die that is taken over together with the one that comes in its place", () => {
    const is = lords({});
    const after = { number: 6, stage: "playing", you: [], chairs: [], table: is } as unknown as View<LordsOfVegas>;
    const replaced = { type: "die-replaced", seat: 0, owner: 1, lot: "B1" };
    const placed = { type: "die-placed", seat: 0, lot: "B1", value: 3 };
    const steps = (...events: object[]) => {
      const told = events.map((event) => ({ event, phrase: {} }));
      const happened = [{ type: "played", number: 2, by: "bot", told }] as unknown as Happened<LordsOfVegas>[];
      return animationSteps(lords({}), is, happened, after).map(({ moment }) => moment?.told.length);
    };
    expect(steps(replaced, placed)).toEqual([2, undefined]);
    expect(steps(replaced)).toEqual([1, undefined]);
    expect(steps(placed)).toEqual([undefined]);
  });

  it("show a trade to those who have no part in it as a moment", () => {
    const made = { type: "offer-made", number: 1, seat: 0, to: 1, terms: {} };
    const happened = [
      { type: "played", number: 2, by: "bot", told: [{ event: made, phrase: {} }] },
    ] as unknown as Happened<LordsOfVegas>[];
    const names = (you: number[]) => {
      const after = { number: 6, stage: "playing", you, chairs: [], table: lords({}) } as unknown as View<LordsOfVegas>;
      return animationSteps(lords({}), lords({}), happened, after).map(({ moment }) => moment?.name);
    };
    expect(names([2])).toEqual(["trade", undefined]);
    expect(names([1])).toEqual([undefined]);
  });

  it("know what a trade, a bet and a price are to each seat", () => {
    expect(gains({ type: "bet-settled", seat: 0, boss: 1, dice: [6, 6], gambler_gain: 4, boss_gain: -4 }, 2)).toEqual([
      4, -4,
    ]);
    expect(gains({ type: "offer-accepted", number: 1, seat: 1, to: 0, terms: { give: { money: 3 } } }, 2)).toEqual([
      3, -3,
    ]);
    expect(gains({ type: "casino-built", seat: 1, lot: "A1", colour: "gold", value: 2, cost: 6 }, 2)).toEqual([0, -6]);
    expect(counted({ money: [1, 1], points: [4, 0] }, { type: "turn-ended", seat: 0 })).toEqual({
      money: [1, 1],
      points: [4, 0],
    });
  });
});

describe("a bet", () => {
  it("has chances that add up to a hundred", () => {
    expect(hundredths([20, 14, 2])).toEqual([56, 39, 5]);
    expect(hundredths([1, 1, 1])).toEqual([34, 33, 33]);
  });

  it("names its totals shortly, and casinos by their ends", () => {
    expect([ranges([5, 6, 7, 8]), ranges([3, 4, 9, 10, 11]), ranges([2, 12])]).toEqual(["5–8", "3, 4, 9–11", "2, 12"]);
    expect([span(["B1"]), span(["B1", "B2", "B5"])]).toEqual(["B1", "B1–B5"]);
  });

  it("begins with a quarter of the money, in fives, within its limits", () => {
    expect(firstBet(38, 1, 15)).toBe(10);
    expect(firstBet(90, 1, 15)).toBe(15);
    expect(firstBet(3, 1, 3)).toBe(3);
    expect(someBets(1, 15)).toEqual([5, 10, 15]);
    expect(someBets(1, 1)).toEqual([1]);
  });
});
