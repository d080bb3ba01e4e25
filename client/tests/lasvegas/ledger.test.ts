import { describe, expect, it } from "vitest";
import { gainers, groups, placements, placementResult, pieces, rows } from "../../src/lasvegas/ledger";
import type { LasVegas, Payout } from "../../src/lasvegas/wire";
import type { Seen } from "../../src/wire";

const casino = { notes: [90000, 30000, 10000], dice: [3, 2, 2, 1], white: 0 };
const payout: Payout = {
  ties: [{ dice: 2, claimants: [1, 2] }],
  paid: [
    [0, 90000],
    [3, 30000],
  ],
  empty: [],
  returned: [10000],
};
const nobody: Payout = { ties: [], paid: [], empty: [], returned: [90000] };

describe("the ledger of a casino", () => {
  it("shows notes taken, notes left and ties, in that order", () => {
    expect(rows(casino, payout)).toEqual([
      { kind: "paid", claimant: 0, dice: 3, note: 90000 },
      { kind: "paid", claimant: 3, dice: 1, note: 30000 },
      { kind: "rest", notes: [10000] },
      { kind: "tie", dice: 2, claimants: [1, 2] },
    ]);
  });

  it("shows who goes empty", () => {
    const went = rows({ dice: [1], white: 2 }, { ...nobody, returned: [], empty: ["white"] });
    expect(went).toEqual([{ kind: "empty", claimant: "white", dice: 2 }]);
  });
});

describe("what a placement means", () => {
  it("is a note taken, kept or lost", () => {
    expect(placementResult(nobody, payout, 0)).toEqual({ kind: "take", note: 90000 });
    expect(placementResult(payout, payout, 0)).toEqual({ kind: "keep", note: 90000 });
    expect(placementResult(payout, nobody, 3)).toEqual({ kind: "lose", note: 30000 });
  });

  it("is a tie, or nothing", () => {
    expect(placementResult(nobody, payout, 1)).toEqual({ kind: "tie" });
    expect(placementResult(nobody, nobody, 1)).toEqual({ kind: "nothing" });
  });
});

it("is said whom a placement lets through", () => {
  const alone: Payout = { ties: [], paid: [[1, 90000]], empty: [], returned: [] };
  const tied: Payout = { ties: [{ dice: 2, claimants: [0, 1] }], paid: [["white", 90000]], empty: [], returned: [] };
  expect(gainers(alone, tied, 0)).toEqual([["white", 90000]]);
  expect(gainers(tied, alone, 1)).toEqual([]);
});

it("groups a roll by face", () => {
  const table = { options: {}, round: 1, starter: 0, deck: [], casinos: [], hands: [], winnings: [] };
  expect(groups({ type: "placing", table, seat: 0, roll: { own: [1, 1, 5], white: [5, 6] } })).toEqual([
    { face: 1, own: 2, white: 0 },
    { face: 5, own: 1, white: 1 },
    { face: 6, own: 0, white: 1 },
  ]);
});

it("draws many dice of a roll as one and a number", () => {
  const all = { face: 4, own: 3, white: 1 };
  expect([pieces(all, 5), pieces(all, 2)]).toEqual([4, 3]);
});

describe("what may be chosen", () => {
  const state = { type: "placing", seat: 3, roll: { own: [1, 1], white: [2] } };
  const preview = { casino, payout: nobody, left: 0 };
  const seen = { state, standing: [payout, payout], yours: [] as object[] };
  const choices = [1, 2].map((face) => ({ move: { type: "place", face }, preview }));

  it("is each face of the roll, with what it leads to", () => {
    const found = placements({ ...seen, yours: [{ seat: 3, choices }] } as unknown as Seen<LasVegas>);
    expect(found.map(({ face, own, white, out }) => [face, own, white, out])).toEqual([
      [1, 2, 0, { kind: "lose", note: 30000 }],
      [2, 0, 1, { kind: "lose", note: 30000 }],
    ]);
  });

  it("is nothing for who watches", () => {
    expect(placements(seen as unknown as Seen<LasVegas>)).toEqual([]);
  });
});
