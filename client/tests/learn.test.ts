// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { LessonModel } from "../src/learn/lesson.svelte";
import { isAlike, isFinished, minutesLeft, nextChapter, reach, reached, taken } from "../src/learn/lessons";
import { around, overlap, place } from "../src/learn/placing";
import { miss, settings } from "../src/settings.svelte";
import type { Lesson, LessonScene, Seen } from "../src/wire";

const CHAPTERS = [
  { name: "one", minutes: 2, steps: 4 },
  { name: "two", minutes: 1, steps: 2 },
];
const [ONE, TWO] = CHAPTERS as [(typeof CHAPTERS)[0], (typeof CHAPTERS)[0]];

beforeEach(() => {
  settings.lessons = {};
  settings.speed = 0;
});

describe("what was learned", () => {
  it("is kept by game and chapter", () => {
    reach("pig", ONE, 2);
    expect(reached("pig", ONE)).toBe(2);
    expect(reached("pig", TWO)).toBe(0);
    expect(reached("other", ONE)).toBe(0);
    expect(JSON.parse(localStorage.getItem("croupier") ?? "{}")).toMatchObject({ lessons: { "pig/one": 2 } });
    expect(settings.learning).toEqual({ game: "pig", chapter: "one" });
  });

  it("stays finished, whatever is looked at again", () => {
    reach("pig", ONE, 4);
    reach("pig", ONE, 1);
    expect(isFinished("pig", ONE)).toBe(true);
    expect(nextChapter("pig", CHAPTERS)).toBe(TWO);
    expect(taken("pig", CHAPTERS)).toBe(4);
  });

  it("takes the less time the more of it is done", () => {
    expect([0, 1, 2, 3].map((step) => minutesLeft(ONE, step))).toEqual([2, 1, 1, 0]);
  });
});

describe("two moves", () => {
  it("are alike whatever goes without saying", () => {
    expect(isAlike({ type: "build", lot: "A2", moving: null }, { lot: "A2", type: "build" })).toBe(true);
    expect(isAlike({ terms: { give: { lots: [], money: 0 } } }, { terms: {} })).toBe(true);
    expect(isAlike({ lots: ["A1", "A2"] }, { lots: ["A1", "A2"] })).toBe(true);
  });

  it("differ in anything that is said", () => {
    expect(isAlike({ type: "place", face: 2 }, { type: "place", face: 3 })).toBe(false);
    expect(isAlike({ lots: ["A1"] }, { lots: [] })).toBe(false);
    expect(isAlike({ type: "draw" }, null)).toBe(false);
  });
});

describe("the bubble", () => {
  const room = { left: 0, top: 50, width: 400, height: 700 };
  const size = { width: 300, height: 100 };

  it("stands below what it speaks of, and points at it", () => {
    const placed = place(size, room, { left: 50, top: 100, width: 300, height: 100 }, []);
    expect(placed).toEqual({ left: 50, top: 212, side: "up", tip: 150 });
  });

  it("stands above it where there is no room below", () => {
    expect(place(size, room, { left: 0, top: 600, width: 400, height: 140 }, []).side).toBe("down");
  });

  it("keeps off whatever else is spoken of", () => {
    const anchor = { left: 0, top: 300, width: 400, height: 50 };
    const below = { left: 0, top: 360, width: 400, height: 200 };
    const placed = place(size, room, anchor, [below]);
    expect(placed.side).toBe("down");
    expect(overlap({ ...size, left: placed.left, top: placed.top }, below)).toBe(0);
  });

  it("stands beside it on a wide screen", () => {
    const wide = { left: 0, top: 50, width: 1400, height: 800 };
    expect(place(size, wide, { left: 200, top: 100, width: 170, height: 700 }, []).side).toBe("left");
    expect(place(size, wide, { left: 1200, top: 100, width: 170, height: 700 }, []).side).toBe("right");
  });

  it("never leaves the screen", () => {
    for (const anchor of [
      { left: 0, top: 50, width: 10, height: 10 },
      { left: 390, top: 740, width: 10, height: 10 },
      { left: 0, top: 0, width: 400, height: 900 },
    ]) {
      const { left, top } = place(size, room, anchor, []);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + size.width).toBeLessThanOrEqual(400);
      expect(top).toBeGreaterThanOrEqual(50);
      expect(top + size.height).toBeLessThanOrEqual(750);
    }
  });

  it("stands in the middle where it speaks of nothing", () => {
    expect(place(size, room, undefined, [])).toEqual({ left: 50, top: 350, side: "none", tip: 0 });
    expect(around([])).toBeUndefined();
  });

  it("stands in a gap between all that may be touched, where there is one", () => {
    const above = { left: 0, top: 50, width: 400, height: 330 };
    const below = { left: 0, top: 510, width: 400, height: 240 };
    const { left, top } = place(size, room, undefined, [above, below]);
    for (const box of [above, below]) expect(overlap({ ...size, left, top }, box)).toBe(0);
  });
});

describe("a lesson", () => {
  const table = (turn: number): Seen => ({
    state: turn,
    turn: { type: "turn", seat: 0 },
    standing: null,
    yours: [{ seat: 0, choices: [{ move: "roll", preview: null }] }],
    ending: null,
  });
  const played = (number: number) => ({ type: "played" as const, number, by: "bot" as const, told: [] });
  const scene = (name: string, kind: LessonScene["kind"], move: unknown, ...numbers: number[]): LessonScene => {
    return {
      name,
      kind,
      move,
      considered: null,
      shown: [],
      happened: numbers.map(played),
      table: table(numbers.length),
    };
  };
  const lesson: Lesson = {
    setup: { game: "none", options: {} },
    others: ["Benno"],
    scenes: [scene("look", "read", null), scene("roll", "move", "roll", 1), scene("solve", "task", "hold", 2, 3)],
  };
  const begun = (start = 0) => new LessonModel(lesson, undefined, "Anna", start);
  const move = (made: unknown) => ({ type: "move" as const, seat: 0, move: made });

  it("lets nobody choose where something is only read", () => {
    const model = begun();
    expect(model.view.chairs.map(({ name }) => name)).toEqual(["Anna", "Benno"]);
    expect(model.view.table?.yours).toEqual([]);
    model.goOn();
    expect(model.view.table?.yours).not.toEqual([]);
  });

  it("goes on with the move of its step, and with no other", async () => {
    const model = begun(1);
    expect(await model.ask(move("hold"))).toBeUndefined();
    expect([model.at, model.nudges]).toEqual([1, 1]);
    expect((await model.ask(move("roll")))?.type).toBe("done");
    expect([model.at, model.view.number]).toEqual([2, 3]);
    expect(model.happened.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it("says so when a task is not solved, until it is", async () => {
    const model = begun(2);
    await model.ask(move("roll"));
    expect(model.isWrong).toBe(true);
    await model.ask(move("hold"));
    expect([model.isWrong, model.isDone]).toEqual([false, true]);
  });

  it("can be taken back, step by step", () => {
    const model = begun(2);
    model.go(1);
    expect([model.at, model.view.number, model.known]).toEqual([1, 1, ["look", "roll"]]);
    expect(begun(9).at).toBe(2);
  });
});

describe("a hint", () => {
  it("comes back when the same is missed again", () => {
    settings.known = ["face", "goal"];
    settings.missed = {};
    miss("face");
    expect(settings.known).toContain("face");
    miss("face");
    expect(settings.known).toEqual(["goal"]);
  });
});
