import { describe, expect, it } from "vitest";
import { line, marks, spread, ticks } from "../src/lobby/chart";
import { chapterFrom, chapters, story } from "../src/lobby/story";
import { stepsOf, type Step } from "../src/lobby/replays";
import type { Frame, View } from "../src/wire";

/** A table, and these events at it, one to a step. */
function replay(game: string, seats: number, events: object[]): [View, Step[]] {
  const steps = events.map((event) => ({ told: [{ told: [{ event }] }] }) as unknown as Step);
  const chairs = Array.from({ length: seats }, () => ({}));
  return [{ chairs, setup: { game } } as unknown as View, steps];
}

const round = (number: number) => ({ type: "round-began", round: number, starter: 0 });
const note = (claimant: number | "white", dollars: number) => ({
  type: "note-taken",
  casino: 1,
  note: dollars,
  claimant,
});

describe("the story of Las Vegas", () => {
  const told = story(
    ...replay("las-vegas", 2, [
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
    const equal = story(...replay("las-vegas", 2, [round(1), note(0, 10000), note(1, 10000), { type: "game-ended" }]));
    expect(equal.points.map(({ kind }) => kind)).toEqual(["haul"]);
  });
});

describe("the story of Lords of Vegas", () => {
  const scored = (seat: number, before: number, after: number) => ({
    type: "points-scored",
    seat,
    casino: ["A1"],
    points: 3,
    before,
    after,
  });
  const told = story(
    ...replay("lords-of-vegas", 2, [
      { type: "turn-began", seat: 0 },
      { type: "lots-paid", money: [2, 3] },
      { type: "casino-paid", money: [9, 0] },
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

describe("chapters", () => {
  const found = chapters(
    replay("las-vegas", 2, [note(0, 10000), round(1), note(0, 20000), note(1, 20000), round(2)])[1],
  );

  it("begin with a round or a turn", () => {
    expect(found).toEqual([1, 4]);
  });

  it("can be jumped to, forwards and back", () => {
    expect([0, 1, 4].map((at) => chapterFrom(found, at, 1, 9))).toEqual([1, 4, 9]);
    expect([9, 4, 1].map((at) => chapterFrom(found, at, -1, 9))).toEqual([4, 1, 0]);
  });
});

describe("the steps of a replay", () => {
  const state = { type: "rolling", seat: 0, table: { winnings: [], casinos: [], hands: [{ own: 1, white: 0 }] } };
  const frame = (number: number, ...events: object[]) => {
    const happened = {
      type: "las-vegas",
      number,
      by: "holder",
      told: events.map((event) => ({ event, phrase: { type: "phrase", message: "" } })),
    };
    return {
      number,
      happened,
      table: { game: "las-vegas", state, standing: [], yours: [], turn: null, ending: null },
    } as unknown as Frame;
  };
  const view = { chairs: [{ present: false, away: true }], you: [0], setup: { game: "las-vegas" } } as unknown as View;
  const placed = { type: "dice-placed", seat: 0, casino: 1, own: 1, white: 0 };
  const returned = (casino: number) => ({ type: "notes-returned", casino, notes: [10000] });
  const steps = stepsOf({
    view,
    frames: [frame(1, round(1)), frame(2), frame(3, placed, returned(1), returned(2), round(2))],
  });
  const types = steps.map(({ told }) =>
    told.flatMap((entry) => ("told" in entry ? entry.told.map(({ event }) => event.type) : [])),
  );

  it("are one for every payment, and none where nothing is told", () => {
    expect(types).toEqual([["round-began"], ["dice-placed"], ["notes-returned"], ["notes-returned"], ["round-began"]]);
  });

  it("show everybody at the table, and nobody's own", () => {
    expect(steps.every(({ view: { chairs, you } }) => chairs[0]?.present && !chairs[0].away && you.length === 0)).toBe(
      true,
    );
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
    expect(
      line(
        [
          [0, 9],
          [5, 3],
        ],
        false,
      ),
    ).toBe("M0.0 9.0L5.0 3.0");
    expect(
      line(
        [
          [0, 9],
          [5, 3],
        ],
        true,
      ),
    ).toBe("M0.0 9.0H5.0V3.0");
  });
});
