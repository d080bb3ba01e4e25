// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { PuzzleModel } from "../src/puzzle/puzzle.svelte";
import { before, remember, streak, weekOf, written } from "../src/puzzle/puzzles";
import { parseRoute } from "../src/route";
import { settings } from "../src/settings.svelte";
import type { Puzzle, Seen } from "../src/wire";

beforeEach(() => {
  settings.puzzles = {};
});

describe("days", () => {
  it("are written as people and addresses write them", () => {
    expect(written(new Date(2026, 0, 5))).toBe("2026-01-05");
  });

  it("go back over months", () => {
    expect(before("2026-03-01", 1)).toBe("2026-02-28");
    expect(before("2026-01-01", 1)).toBe("2025-12-31");
  });

  it("are of a week that begins with Monday", () => {
    expect(weekOf("2026-11-17")[0]).toBe("2026-11-16");
    expect(weekOf("2026-11-22")).toEqual(weekOf("2026-11-16"));
    expect(weekOf("2026-11-22")).toHaveLength(7);
  });
});

describe("a streak", () => {
  it("counts the days in a row on which the puzzle was found", () => {
    const tried = { "2026-11-14": true, "2026-11-15": true, "2026-11-16": true };
    expect(streak(tried, "2026-11-16")).toBe(3);
  });

  it("is not broken by a day that is not over", () => {
    expect(streak({ "2026-11-16": true }, "2026-11-17")).toBe(1);
  });

  it("is broken by a day that was missed, or a move that was", () => {
    expect(streak({ "2026-11-15": true }, "2026-11-17")).toBe(0);
    expect(streak({ "2026-11-16": true, "2026-11-17": false }, "2026-11-17")).toBe(0);
  });

  it("is kept on the device, and only the first try counts", () => {
    remember("2026-11-17", false);
    remember("2026-11-17", true);
    expect(settings.puzzles).toEqual({ "2026-11-17": false });
    expect(JSON.parse(localStorage.getItem("croupier") ?? "{}")).toMatchObject({ puzzles: { "2026-11-17": false } });
  });

  it("forgets what is long ago", () => {
    for (let day = 0; day < 80; day += 1) remember(before("2026-11-17", 80 - day), true);
    expect(Object.keys(settings.puzzles)).toHaveLength(60);
    expect(settings.puzzles[before("2026-11-17", 1)]).toBe(true);
  });
});

describe("a puzzle", () => {
  const table = { yours: [{ seat: 1, choices: [] }] } as unknown as Seen;
  const puzzle: Puzzle = {
    setup: { game: "any", options: {} },
    number: 3,
    count: 300,
    names: ["Ace", "Ruby", "Chip"],
    seat: 1,
    table,
    options: [
      { move: { type: "go", lot: "A1" }, preview: null, chance: 0.5 },
      { move: { type: "go", lot: "A2" }, preview: null, chance: 0.4 },
    ],
    found: ["champion"],
  };
  const asked = (model: PuzzleModel, move: unknown) => model.ask({ type: "move", seat: 1, move });

  it("takes one try, after which nothing can be chosen", async () => {
    const model = new PuzzleModel(puzzle, puzzle.names);
    expect(model.view.you).toEqual([1]);
    expect(await asked(model, { type: "go", lot: "A2" })).toMatchObject({ type: "done" });
    expect(model.isFound).toBe(false);
    expect(model.chosen?.chance).toBe(0.4);
    expect(model.view.table?.yours).toEqual([]);
    expect(await asked(model, { type: "go", lot: "A1" })).toBeUndefined();
    expect(model.isFound).toBe(false);
  });

  it("is found by its best move", async () => {
    const model = new PuzzleModel(puzzle, puzzle.names);
    await asked(model, { type: "go", lot: "A1" });
    expect(model.isFound).toBe(true);
  });

  it("has nobody to trade with", async () => {
    const model = new PuzzleModel(puzzle, puzzle.names);
    expect(await asked(model, { type: "offer", to: 2 })).toBeUndefined();
    expect(await model.consider({ seat: 1, move: {} })).toEqual({ found: null, problem: null });
    expect(model.tried).toBeUndefined();
  });

  it("has an address of its day or of its number", () => {
    expect(parseRoute("#/puzzle")).toEqual({ kind: "puzzle", of: "", number: "" });
    expect(parseRoute("#/puzzle/2026-11-17")).toEqual({ kind: "puzzle", of: "2026-11-17", number: "" });
    expect(parseRoute("#/puzzle/pig/12")).toEqual({ kind: "puzzle", of: "pig", number: "12" });
  });
});
