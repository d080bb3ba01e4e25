import { describe, expect, it } from "vitest";
import { line, marks, spread, ticks } from "../src/lobby/chart";
import { chapterFrom, chapters, story } from "../src/lobby/story";
import type { Frame, Replay } from "../src/wire";

/** A replay of these events, one to a step. */
function replay(game: string, seats: number, events: object[]): Replay {
  const frames = events.map((event, number) => ({ number, happened: { told: [{ event }] } }) as unknown as Frame);
  const chairs = Array.from({ length: seats }, () => ({}));
  return { view: { chairs, setup: { game } }, frames } as unknown as Replay;
}

const round = (number: number) => ({ type: "round-began", round: number, starter: 0 });
const note = (claimant: number | "white", dollars: number) => ({ type: "note-taken", casino: 1, note: dollars, claimant });

describe("the story of Las Vegas", () => {
  const told = story(
    replay("las-vegas", 2, [
      round(1), note(0, 30000), note("white", 90000), note(1, 20000),
      round(2), note(1, 60000), { type: "notes-returned", casino: 4, notes: [50000, 10000] }, note(1, 20000),
      { type: "game-ended", money: [30000, 100000], notes: [1, 3], places: [2, 1] },
    ]),
  );

  it("has the money at the start and after every round", () => {
    expect(told.scores).toEqual([[0, 0], [30000, 20000], [30000, 100000]]);
  });

  it("knows the lead, the best round and what nobody got", () => {
    expect(told.moments).toEqual([
      { kind: "lead", at: 8, seat: 1, step: 2 },
      { kind: "haul", at: 8, seat: 1, round: 2, dollars: 80000 },
      { kind: "lost", at: 6, round: 2, casino: 4, dollars: 50000 },
    ]);
  });

  it("knows no lead where the win is shared, and nothing that did not happen", () => {
    const equal = story(replay("las-vegas", 2, [round(1), note(0, 10000), note(1, 10000), { type: "game-ended" }]));
    expect(equal.moments.map(({ kind }) => kind)).toEqual(["haul"]);
  });
});

describe("the story of Lords of Vegas", () => {
  const scored = (seat: number, before: number, after: number) => ({ type: "points-scored", seat, casino: ["A1"], points: 3, before, after });
  const told = story(
    replay("lords-of-vegas", 2, [
      { type: "turn-began", seat: 0 }, { type: "lots-paid", money: [2, 3] }, { type: "casino-paid", money: [9, 0] }, scored(0, 0, 2), { type: "turn-ended", seat: 0 },
      { type: "turn-began", seat: 1 }, scored(1, 0, 5), { type: "bet-settled", seat: 1, boss: 0, dice: [6, 6], gambler_gain: 8, boss_gain: -8 }, { type: "turn-ended", seat: 1 },
      { type: "turn-began", seat: 0 }, { type: "game-ended", points: [2, 5], money: [1, 1], places: [2, 1] },
    ]),
  );

  it("has the points at the start and after every turn", () => {
    expect(told.scores).toEqual([[0, 0], [2, 0], [2, 5], [2, 5]]);
  });

  it("knows the lead, the longest jump, the best payday and the best bet", () => {
    expect(told.moments).toEqual([
      { kind: "lead", at: 8, seat: 1, step: 2 },
      { kind: "jump", at: 6, seat: 1, turn: 2, before: 0, after: 5 },
      { kind: "payday", at: 2, seat: 0, turn: 1, millions: 11 },
      { kind: "bet", at: 7, seat: 1, turn: 2, millions: 8 },
    ]);
  });
});

describe("chapters", () => {
  const found = chapters(replay("las-vegas", 2, [note(0, 10000), round(1), note(0, 20000), note(1, 20000), round(2)]).frames);

  it("begin with a round or a turn", () => {
    expect(found).toEqual([1, 4]);
  });

  it("can be jumped to, forwards and back", () => {
    expect([0, 1, 4].map((at) => chapterFrom(found, at, 1, 9))).toEqual([1, 4, 9]);
    expect([9, 4, 1].map((at) => chapterFrom(found, at, -1, 9))).toEqual([4, 1, 0]);
  });
});

describe("a chart", () => {
  it("has round numbers up to the highest", () => {
    expect(ticks(410)).toEqual([0, 100, 200, 300, 400]);
    expect(ticks(44)).toEqual([0, 10, 20, 30, 40]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0)).toEqual([0]);
  });

  it("names the last step, but none right beside it", () => {
    expect(marks(31, 4)).toEqual([0, 10, 20, 31]);
    expect(marks(4, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(marks(27, 4)).toEqual([0, 10, 20, 27]);
  });

  it("keeps labels apart and in order", () => {
    expect(spread([50, 10, 52], 10, 100)).toEqual([50, 10, 60]);
    expect(spread([100, 99, 98], 10, 100)).toEqual([100, 90, 80]);
  });

  it("draws lines and steps", () => {
    expect(line([[0, 9], [5, 3]], false)).toBe("M0.0 9.0L5.0 3.0");
    expect(line([[0, 9], [5, 3]], true)).toBe("M0.0 9.0H5.0V3.0");
  });
});
