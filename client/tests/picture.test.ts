// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { curve, SIZE } from "../src/lobby/picture";

describe("the picture to share", () => {
  it("has lines from edge to edge, within it", () => {
    const chances = [
      [0.5, 0.5],
      [1, 0],
      [0, 1],
    ];
    const points = curve(chances, 0);
    const [first, highest, last] = points;
    expect(points).toHaveLength(3);
    expect(first?.[0]).toBeLessThan(100);
    expect(last?.[0]).toBeGreaterThan(SIZE.width - 100);
    expect(highest?.[1]).toBeLessThan(first?.[1] ?? 0);
    expect(last?.[1]).toBeLessThan(SIZE.height);
    expect(curve(chances, 1)[2]?.[1]).toBe(highest?.[1]);
  });
});
