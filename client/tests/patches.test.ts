import { describe, expect, it } from "vitest";
import { patched } from "../src/patches";

describe("a patch", () => {
  const room = { number: 4, table: { type: "drawing", plots: [1, 2, 3], turn: { seat: 0 } }, you: [0] };

  it("puts something else somewhere, and leaves all else the same", () => {
    const after = patched(room, { number: [5], table: { plots: { "1": [9] } } });
    expect(after).toEqual({ ...room, number: 5, table: { ...room.table, plots: [1, 9, 3] } });
    expect(after.table.turn).toBe(room.table.turn);
    expect(after.you).toBe(room.you);
    expect(room.table.plots).toEqual([1, 2, 3]);
  });

  it("takes a field out, and makes a record one of another kind", () => {
    const after = patched(room, { table: { type: ["acting"], turn: [], card: ["A1"] } });
    expect(after.table).toEqual({ type: "acting", plots: [1, 2, 3], card: "A1" });
  });

  it("replaces parts of a list by others", () => {
    expect(patched(room, { table: { plots: [1, 1, [7, 8]] } }).table.plots).toEqual([1, 7, 8, 3]);
    expect(patched(room, { table: { plots: [0, 3, []] } }).table.plots).toEqual([]);
  });

  it("may put nothing, or a list", () => {
    expect(patched(room, { you: [[1, 2]] }).you).toEqual([1, 2]);
    expect(patched(room, { table: [null] }).table).toBeNull();
  });
});
