import { describe, expect, it } from "vitest";
import { animationSteps, counted, gains } from "../../src/lordsofvegas/animation";
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
    const after = { number: 6, stage: "playing", table: is } as View<LordsOfVegas>;
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
    expect(tables.map((table) => table?.points[0])).toEqual([0, 0, 0, 0, 1]);
    expect(tables.map((table) => table?.plots[0])).toEqual(["old", "new", "new", "new", "new"]);
    expect(found.at(-1)?.view).toBe(after);
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
