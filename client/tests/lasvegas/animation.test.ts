import { describe, expect, it } from "vitest";
import { after, animationSteps, payoutsTold } from "../../src/lasvegas/animation";
import { placedSince, roundEnd } from "../../src/lasvegas/rounds";
import type { Event, LasVegas, Payout, State, Table } from "../../src/lasvegas/wire";
import type { Choices, Happened, Seen, View } from "../../src/wire";

const NOTHING: Payout = { ties: [], paid: [], empty: [], returned: [] };
const NOBODY = { notes: [], dice: [0, 0], white: 0 };

function table(change: Partial<Table> = {}): Table {
  const casinos = [{ notes: [80000, 30000], dice: [2, 1], white: 0 }, ...Array.from({ length: 5 }, () => NOBODY)];
  const hands = [
    { own: 2, white: 0 },
    { own: 0, white: 0 },
  ];
  const winnings: Table["winnings"] = [
    { type: "purse", notes: [] },
    { type: "face-down", notes: 0 },
  ];
  return { options: {}, round: 1, starter: 0, deck: [], casinos, hands, winnings, ...change };
}

function seen(state: State, yours: Choices<LasVegas>[] = []): Seen<LasVegas> {
  return {
    state,
    turn: { type: "turn", seat: 0 },
    standing: Array.from({ length: 6 }, () => NOTHING),
    yours,
    ending: null,
  };
}

const view = (number: number, shown: Seen<LasVegas>) => ({ number, stage: "playing", table: shown }) as View<LasVegas>;
const played = (number: number, ...events: Event[]): Happened<LasVegas> => {
  return {
    type: "played",
    number,
    by: "holder",
    told: events.map((event) => ({ event, phrase: { type: "phrase", message: event.type } })),
  };
};
const types = (happened: readonly Happened<LasVegas>[]) =>
  happened.flatMap((entry) => (entry.type === "played" ? entry.told.map(({ event }) => event.type) : []));
const seenIn = (shown: View<LasVegas> | undefined) => shown?.table as Seen<LasVegas>;

const PLACED: Event = { type: "dice-placed", seat: 0, casino: 2, own: 2, white: 0 };
const ROLLED: Event = { type: "dice-rolled", seat: 1, roll: { own: [1, 3], white: [] } };
const PAYDAY: Event[] = [
  { type: "note-taken", casino: 1, note: 80000, claimant: 0 },
  { type: "note-taken", casino: 1, note: 30000, claimant: 1 },
  { type: "notes-returned", casino: 2, notes: [20000] },
  { type: "round-began", round: 2, starter: 1 },
];

describe("the steps of Las Vegas", () => {
  const before = view(7, seen({ type: "placing", table: table(), seat: 0, roll: { own: [2, 2], white: [] } }));
  const steps = (happened: Happened<LasVegas>[], now: View<LasVegas>) => {
    return animationSteps(seenIn(before), seenIn(now), happened, now);
  };
  const placing: State = {
    type: "placing",
    table: table({ round: 2 }),
    seat: 1,
    roll: { own: [1, 3], white: [] },
  };
  const choices: Choices<LasVegas>[] = [{ seat: 1, choices: [] }];

  it("are a placement, and then the next roll with what may be chosen", () => {
    const after = view(9, seen(placing, choices));
    const found = steps([played(8, PLACED), played(9, ROLLED)], after);
    expect(found.map(({ told }) => types(told))).toEqual([["dice-placed"], ["dice-rolled"], []]);
    expect(seenIn(found[0]?.view).yours).toEqual([]);
    expect(seenIn(found[0]?.view).state.type).toBe("rolling");
    // Until the dice have landed there is another step to come, so nothing can be chosen.
    expect(found.map(({ lasts }) => lasts > 0)).toEqual([true, true, false]);
    expect(found[2]?.view).toBe(after);
  });

  it("pay one note after the other from the table as it was", () => {
    const after = view(12, seen(placing, choices));
    const found = steps([played(8, PLACED, ...PAYDAY), played(9, ROLLED)], after);
    expect(found.map(({ told }) => types(told)[0])).toEqual([
      "dice-placed",
      "note-taken",
      "note-taken",
      "notes-returned",
      undefined,
      "round-began",
      "dice-rolled",
      undefined,
    ]);
    expect(found[4]).toMatchObject({ isHeld: true, moment: { name: "round-end" } });
    const at = (index: number) => (seenIn(found[index]?.view).state as { table: Table }).table;
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
    expect(at(4).round).toBe(1);
    expect(at(5).round).toBe(2);
    expect(found.at(-1)?.view).toBe(after);
  });

  it("show at once what somebody says", () => {
    const says: Happened<LasVegas> = { type: "said", number: 8, seat: 1, text: "hi" };
    expect(steps([says], before)).toEqual([{ told: [says], view: before, lasts: 0 }]);
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
});

describe("the end of a round", () => {
  const told = PAYDAY.slice(0, 3).map((event) => ({ event, phrase: { type: "phrase" as const, message: "" } }));
  const moment = { name: "round-end", told, at: 0 };
  const purse = (...notes: number[]) => ({ type: "purse" as const, notes });

  it("ranks everybody where money lies open, with places gained and lost", () => {
    const winnings = [purse(80000), purse(30000, 60000)];
    const { standings, returned, payouts } = roundEnd(moment, table({ winnings }));
    expect(standings.map(({ seat, place, climbed, gained }) => [seat, place, climbed, gained])).toEqual([
      [1, 1, 0, 30000],
      [0, 2, 0, 80000],
    ]);
    expect(returned).toBe(20000);
    expect(payouts[0]?.paid).toHaveLength(2);
    const turned = roundEnd(moment, table({ winnings: [purse(80000, 10000), purse(30000, 20000)] }));
    expect(turned.standings.map(({ climbed }) => climbed)).toEqual([1, -1]);
  });

  it("keeps the order of the seats where it lies face down, and knows only what was paid in the open", () => {
    const { standings } = roundEnd(moment, table({ winnings: [purse(80000), { type: "face-down", notes: 4 }] }));
    expect(standings.map(({ place, total, count, gained }) => [place, total, count, gained])).toEqual([
      [undefined, 80000, 1, 80000],
      [undefined, undefined, 4, 30000],
    ]);
  });
});

describe("where others placed", () => {
  it("is told since one placed oneself, and only of this round", () => {
    const by = (seat: number): Event => ({ ...PLACED, seat });
    const happened = [played(1, by(1), by(0)), played(2, by(1), by(2))];
    expect(placedSince(happened, [0]).map(({ seat }) => seat)).toEqual([1, 2]);
    expect(placedSince([...happened, played(3, PAYDAY[3] as Event)], [0])).toEqual([]);
  });
});
