import { describe, expect, it } from "vitest";
import { grounds, housePaths, houses } from "../../src/lordsofvegas/town";

describe("the town", () => {
  it("has its houses and free lots", () => {
    expect([houses.length, grounds.length]).toEqual([138, 142]);
    expect(houses.every(({ floors, windows }) => windows.length <= 4 * floors)).toBe(true);
    expect(JSON.stringify([grounds, houses.map(housePaths)])).not.toContain("NaN");
  });
});
