import { describe, expect, it } from "vitest";
import { after, payoutsTold } from "../src/lasvegas/animation";
import { counted, gains } from "../src/lordsofvegas/animation";
import { idle, stepsBetween } from "../src/animation";
import type {
  Happened,
  LasVegasSeen,
  LasVegasTable,
  LasVegasTold,
  LordsOfVegasSeen,
  LordsOfVegasTold,
  Payout,
  View,
} from "../src/wire";

const NOTHING: Payout = { ties: [], paid: [], empty: [], returned: [] };
const NOBODY = { notes: [], dice: [0, 0], white: 0 };

function table(change: Partial<LasVegasTable> = {}): LasVegasTable {
  const casinos = [{ notes: [80000, 30000], dice: [2, 1], white: 0 }, ...Array.from({ length: 5 }, () => NOBODY)];
  const hands = [
    { own: 2, white: 0 },
    { own: 0, white: 0 },
  ];
  const winnings: LasVegasTable["winnings"] = [
    { type: "purse", notes: [] },
    { type: "face-down", notes: 0 },
  ];
  return { options: {}, round: 1, starter: 0, deck: [], casinos, hands, winnings, ...change };
}

function seen(state: LasVegasSeen["state"], yours: LasVegasSeen["yours"] = []): LasVegasSeen {
  return {
    game: "las-vegas",
    state,
    turn: { type: "turn", seat: 0 },
    standing: Array.from({ length: 6 }, () => NOTHING),
    yours,
    ending: null,
  };
}

const view = (number: number, shown: View["table"]) => ({ number, stage: "playing", table: shown }) as View;
const lasVegas = (number: number, ...events: LasVegasTold["event"][]): Happened => {
  return {
    type: "las-vegas",
    number,
    by: "holder",
    told: events.map((event) => ({ event, phrase: { type: "phrase", message: event.type } })),
  };
};
const types = (happened: readonly Happened[]) =>
  happened.flatMap((entry) => ("told" in entry ? entry.told.map(({ event }) => event.type) : []));
const seenIn = (shown: View | undefined) => shown?.table as LasVegasSeen;

const PLACED: LasVegasTold["event"] = { type: "dice-placed", seat: 0, casino: 2, own: 2, white: 0 };
const ROLLED: LasVegasTold["event"] = { type: "dice-rolled", seat: 1, roll: { own: [1, 3], white: [] } };
const PAYDAY: LasVegasTold["event"][] = [
  { type: "note-taken", casino: 1, note: 80000, claimant: 0 },
  { type: "note-taken", casino: 1, note: 30000, claimant: 1 },
  { type: "notes-returned", casino: 2, notes: [20000] },
  { type: "round-began", round: 2, starter: 1 },
];

describe("moments of Las Vegas", () => {
  const before = view(7, seen({ type: "placing", table: table(), seat: 0, roll: { own: [2, 2], white: [] } }));
  const placing: LasVegasSeen["state"] = {
    type: "placing",
    table: table({ round: 2 }),
    seat: 1,
    roll: { own: [1, 3], white: [] },
  };
  const choices: LasVegasSeen["yours"] = [{ seat: 1, choices: [] }];

  it("are a placement, and then the next roll with what may be chosen", () => {
    const after = view(9, seen(placing, choices));
    const found = stepsBetween(before, {
      type: "news",
      happened: [lasVegas(8, PLACED), lasVegas(9, ROLLED)],
      view: after,
    });
    expect(found.map(({ told }) => types(told))).toEqual([["dice-placed"], ["dice-rolled"]]);
    expect(seenIn(found[0]?.view).yours).toEqual([]);
    expect(seenIn(found[0]?.view).state.type).toBe("rolling");
    expect(found[1]?.view).toBe(after);
  });

  it("pay one note after the other from the table as it was", () => {
    const after = view(12, seen(placing, choices));
    const found = stepsBetween(before, {
      type: "news",
      happened: [lasVegas(8, PLACED, ...PAYDAY), lasVegas(9, ROLLED)],
      view: after,
    });
    expect(found.map(({ told }) => types(told)[0])).toEqual([
      "dice-placed",
      "note-taken",
      "note-taken",
      "notes-returned",
      "round-began",
      "dice-rolled",
    ]);
    const at = (index: number) => (seenIn(found[index]?.view).state as { table: LasVegasTable }).table;
    expect(at(0).casinos[1]?.dice).toEqual([2, 0]);
    expect(seenIn(found[0]?.view).standing[0]?.paid).toEqual([
      [0, 80000],
      [1, 30000],
    ]);
    expect(at(1).casinos[0]?.notes).toEqual([30000]);
    expect(at(1).winnings[0]).toEqual({ type: "purse", notes: [80000] });
    expect(seenIn(found[1]?.view).standing[0]?.paid).toEqual([
      [0, 0],
      [1, 30000],
    ]);
    expect(at(2).winnings[1]).toEqual({ type: "face-down", notes: 1 });
    expect(at(4).round).toBe(2);
    expect(found.at(-1)?.view).toBe(after);
  });

  it("show at once what somebody says, and a table that is seen for the first time", () => {
    const says: Happened = { type: "said", number: 8, seat: 1, text: "hi" };
    expect(stepsBetween(before, { type: "news", happened: [says], view: before })).toEqual([
      { told: [says], view: before, lasts: 0 },
    ]);
    expect(stepsBetween(undefined, { type: "news", happened: [], view: before })).toHaveLength(1);
  });

  it("know each payout from what is told of it", () => {
    const payouts = payoutsTold([...PAYDAY, { type: "tie-cancelled", casino: 6, dice: 2, claimants: [0, "white"] }]);
    expect(payouts[0]?.paid).toEqual([
      [0, 80000],
      [1, 30000],
    ]);
    expect(payouts[1]?.returned).toEqual([20000]);
    expect(payouts[5]?.ties).toEqual([{ dice: 2, claimants: [0, "white"] }]);
  });

  it("leave the money alone when white takes a note", () => {
    const { table: then } = after(
      { table: table(), standing: [] },
      { type: "note-taken", casino: 1, note: 80000, claimant: "white" },
    );
    expect(then.winnings).toEqual(table().winnings);
    expect(then.casinos[0]?.notes).toEqual([30000]);
  });

  it("let nothing be chosen before its time", () => {
    const idled = idle(view(9, seen(placing, choices)));
    expect(seenIn(idled).yours).toEqual([]);
  });
});

describe("moments of Lords of Vegas", () => {
  const lords = (change: object): LordsOfVegasSeen => {
    const state = {
      type: "acting",
      table: { plots: [], money: [5, 9], points: [0, 0], deck: [], above: 3, turn: 0, ...change },
    };
    return {
      game: "lords-of-vegas",
      state,
      turn: null,
      standing: { casinos: [], left: [] },
      yours: [],
      ending: null,
    } as unknown as LordsOfVegasSeen;
  };
  const EVENTS: LordsOfVegasTold["event"][] = [
    { type: "card-drawn", seat: 0, lot: "A1", colour: "gold" },
    { type: "lot-marked", seat: 0, lot: "A1" },
    { type: "lots-paid", money: [2, 1] },
    { type: "casino-paid", casino: ["B2"], colour: "gold", money: [3, 0] },
    { type: "points-scored", seat: 0, casino: ["B2"], points: 1, before: 0, after: 1 },
  ];

  it("count money and points event by event, on the board of their time", () => {
    const [before, after] = [
      view(1, lords({ plots: ["old"] })),
      view(6, lords({ plots: ["new"], money: [10, 10], points: [1, 0] })),
    ];
    const happened = [
      { type: "lords-of-vegas", number: 2, by: "bot", told: EVENTS.map((event) => ({ event, phrase: {} })) },
    ] as unknown as Happened[];
    const found = stepsBetween(before, { type: "news", happened, view: after });
    const tables = found.map(({ view: shown }) => (shown.table as LordsOfVegasSeen).state.table);
    expect(tables.map(({ money }) => money)).toEqual([
      [5, 9],
      [5, 9],
      [7, 10],
      [10, 10],
      [10, 10],
    ]);
    expect(tables.map(({ points }) => points[0])).toEqual([0, 0, 0, 0, 1]);
    expect(tables.map(({ plots }) => plots[0])).toEqual(["old", "new", "new", "new", "new"]);
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
