import { describe, expect, it } from "vitest";
import { story } from "../../src/lordsofvegas/story";
import type { Event } from "../../src/lordsofvegas/wire";

/** One event to a step. */
const byStep = (events: Event[]) => events.map((event) => [event]);

describe("the story of Lords of Vegas", () => {
  const scored = (seat: number, before: number, after: number): Event => ({
    type: "points-scored",
    seat,
    casino: ["A1"],
    points: 3,
    before,
    after,
  });
  const told = story(
    2,
    byStep([
      { type: "turn-began", seat: 0 },
      { type: "lots-paid", money: [2, 3] },
      { type: "casino-paid", casino: ["A1"], colour: "gold", money: [9, 0] },
      scored(0, 0, 2),
      { type: "turn-ended", seat: 0 },
      { type: "turn-began", seat: 1 },
      scored(1, 0, 5),
      { type: "bet-settled", seat: 1, boss: 0, dice: [6, 6], gambler_gain: 8, boss_gain: -8 },
      { type: "turn-ended", seat: 1 },
      { type: "turn-began", seat: 0 },
      { type: "game-ended", points: [2, 5], money: [1, 1], places: [2, 1] },
    ]),
  );

  it("has the points at the start and after every turn", () => {
    expect(told.scores).toEqual([
      [0, 0],
      [2, 0],
      [2, 5],
      [2, 5],
    ]);
  });

  it("knows the lead, the longest jump, the best payday and the best bet", () => {
    expect(told.points).toEqual([
      { kind: "lead", at: 8, seat: 1, step: 2 },
      { kind: "jump", at: 6, seat: 1, turn: 2, before: 0, after: 5 },
      { kind: "payday", at: 2, seat: 0, turn: 1, millions: 11 },
      { kind: "bet", at: 7, seat: 1, turn: 2, millions: 8 },
    ]);
  });
});
