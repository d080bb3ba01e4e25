import { describe, expect, it } from "vitest";
import { story } from "../../src/lasvegas/story";
import type { Event } from "../../src/lasvegas/wire";

/** One event to a step. */
const byStep = (events: Event[]) => events.map((event) => [event]);
const ENDED: Event = { type: "game-ended", money: [10000, 10000], notes: [1, 1], places: [1, 1] };
const round = (number: number): Event => ({ type: "round-began", round: number, starter: 0 });
const note = (claimant: number | "white", dollars: number): Event => ({
  type: "note-taken",
  casino: 1,
  note: dollars,
  claimant,
});

describe("the story of Las Vegas", () => {
  const told = story(
    2,
    byStep([
      round(1),
      note(0, 30000),
      note("white", 90000),
      note(1, 20000),
      round(2),
      note(1, 60000),
      { type: "notes-returned", casino: 4, notes: [50000, 10000] },
      note(1, 20000),
      { type: "game-ended", money: [30000, 100000], notes: [1, 3], places: [2, 1] },
    ]),
  );

  it("has the money at the start and after every round", () => {
    expect(told.scores).toEqual([
      [0, 0],
      [30000, 20000],
      [30000, 100000],
    ]);
  });

  it("knows the lead, the best round and what nobody got", () => {
    expect(told.points).toEqual([
      { kind: "lead", at: 8, seat: 1, step: 2 },
      { kind: "haul", at: 7, seat: 1, round: 2, dollars: 80000 },
      { kind: "lost", at: 6, round: 2, casino: 4, dollars: 50000 },
    ]);
  });

  it("knows no lead where the win is shared, and nothing that did not happen", () => {
    const equal = story(2, byStep([round(1), note(0, 10000), note(1, 10000), ENDED]));
    expect(equal.points.map(({ kind }) => kind)).toEqual(["haul"]);
  });
});
