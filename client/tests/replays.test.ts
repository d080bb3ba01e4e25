import { describe, expect, it } from "vitest";
import { line, marks, spread, ticks } from "../src/lobby/chart";
import { chapterFrom, chaptersOf, stepsOf, type ReplayStep } from "../src/lobby/replays";
import type { Frame, Replay, View } from "../src/wire";

/** A step with an event of this tag, after which a seat is on turn. */
function step(type: string, seat: number): ReplayStep {
  const told = [{ type: "played", number: 1, by: "bot", told: [{ event: { type }, phrase: {} }] }];
  return { told, view: { table: { turn: { type: "turn", seat } } }, lasts: 0 } as unknown as ReplayStep;
}

describe("chapters", () => {
  const steps = [step("deal", 0), step("begin", 0), step("roll", 1), step("roll", 1), step("begin", 1)];
  const found = chaptersOf(steps, ["begin"]);

  it("begin with the events of the game that begin something", () => {
    expect(found).toEqual([1, 4]);
  });

  it("begin with every turn where the game says nothing", () => {
    expect(chaptersOf(steps)).toEqual([0, 2]);
  });

  it("can be jumped to, forwards and back", () => {
    expect([0, 1, 4].map((at) => chapterFrom(found, at, 1, 9))).toEqual([1, 4, 9]);
    expect([9, 4, 1].map((at) => chapterFrom(found, at, -1, 9))).toEqual([4, 1, 0]);
  });
});

it("replays a game without an animation entry by entry, and shows whose doing it is", () => {
  const frame = (number: number, seat?: number) => {
    const told =
      seat === undefined ? [] : [{ event: { type: "rolled", seat }, phrase: { type: "phrase", message: "" } }];
    const table = { state: number, turn: null, standing: null, yours: [], ending: null };
    return { number, happened: { type: "played", number, by: "bot", told }, table } as Frame;
  };
  const view = { chairs: [{ present: false, away: true }], you: [0], setup: { game: "plain" } } as unknown as View;
  const replay: Replay = { view, frames: [frame(1, 0), frame(2), frame(3, 1)] };
  const steps = stepsOf(replay, undefined);
  expect(steps.map(({ view: { number, table } }) => [number, table?.state, table?.turn?.seat])).toEqual([
    [1, 1, 0],
    [3, 3, 1],
  ]);
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
