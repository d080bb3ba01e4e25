import { describe, expect, it } from "vitest";
import { barsOf, changed, equation, momentsOf, othersParts, percents, roundedTo } from "../src/lobby/accounting";

/** Return accounts of all kinds, whose parts are whole hundredths of a percent and add up. */
function accounts() {
  let seed = 1;
  const random = (most: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % most;
  };
  return Array.from({ length: 500 }, () => {
    const start = 1000 + random(4000);
    const [luck, own] = [random(9000) - 4500, random(3000) - 2900];
    const result = [0, 10000, 5000, 3333, 3334][random(5)] ?? 0;
    const parts = { start, luck, own, others: result - start - luck - own, result };
    return Object.fromEntries(Object.entries(parts).map(([part, value]) => [part, value / 10000])) as typeof parts;
  });
}

describe("an account", () => {
  it("adds up as it is shown, and is never off by a percent", () => {
    for (const account of accounts()) {
      const shown = percents(account);
      expect(shown.start + shown.luck + shown.own + shown.others).toBe(shown.result);
      for (const part of ["start", "luck", "own", "others", "result"] as const) {
        expect(Number.isInteger(shown[part])).toBe(true);
        expect(Object.is(shown[part], -0)).toBe(false);
        expect(Math.abs(shown[part] - 100 * account[part])).toBeLessThan(1);
      }
    }
  });

  it("gives what is left over to the largest remainders", () => {
    expect(percents({ start: 0.25, luck: -0.124, own: -0.086, others: -0.04, result: 0 })).toEqual({
      start: 25,
      luck: -12,
      own: -9,
      others: -4,
      result: 0,
    });
    expect(roundedTo(1, [0.4, 0.35, 0.25])).toEqual([1, 0, 0]);
    expect(roundedTo(-1, [-0.2, -0.3, -0.5])).toEqual([0, 0, -1]);
  });

  it("is written as a line without a minus zero", () => {
    expect(equation({ start: 25, luck: -12, own: -9, others: -4, result: 0 })).toBe("25 − 12 − 9 − 4 = 0");
    expect(equation({ start: 50, luck: 0, own: -2, others: 52, result: 100 })).toBe("50 + 0 − 2 + 52 = 100");
    expect([changed(3), changed(-3), changed(0), changed(-0)]).toEqual(["+3", "−3", "0", "0"]);
  });

  it("has bars that follow one another, on a scale that holds them all", () => {
    const bars = barsOf({ start: 25, luck: -40, own: -5, others: 120, result: 100 });
    expect(bars.map(({ part }) => part)).toEqual(["start", "luck", "own", "others", "result"]);
    for (const { from, length } of bars) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from + length).toBeLessThanOrEqual(100 + 1e-9);
    }
    // The lowest partial sum is −20: the scale goes from there to 100.
    expect(bars[0]).toMatchObject({ from: 100 / 6, length: 125 / 6 });
    expect(bars[2]).toMatchObject({ from: 0 });
    expect(barsOf({ start: 25, luck: 0, own: 0, others: 0, result: 25 })[0]).toMatchObject({ from: 0, length: 25 });
  });
});

describe("what the others did to a seat", () => {
  it("adds up to what the sum says of it", () => {
    const chances = [
      [0.5, 0.25, 0.25],
      [0.456, 0.294, 0.25],
      [0.4, 0.3, 0.3],
      [0.6, 0.2, 0.2],
      [0.652, 0.148, 0.2],
    ];
    const parts = othersParts({ chances, movers: [1, 2, null, 1], seats: [], errors: [], is_complete: true }, 0, -5);
    expect([...parts.entries()]).toEqual([
      [1, 1],
      [2, -6],
    ]);
  });
});

describe("the moments of a game", () => {
  const flat = (entries: number) => Array.from({ length: entries + 1 }, () => [0.5, 0.5]);
  const nobody = (entries: number) => Array<number | null>(entries).fill(null);

  it("are its largest changes, at most five, in their order", () => {
    const chances = flat(100);
    const jumps = [90, 10, 30, 50, 70, 20].map((entry, size) => ({ entry, by: 0.05 + size / 100 }));
    for (const { entry, by } of jumps) chances[entry + 1] = [0.5 + by, 0.5 - by];
    const found = momentsOf({ chances, movers: nobody(100) }, 0);
    expect(found.map(({ entry }) => entry)).toEqual([10, 20, 30, 50, 70]);
    expect(found[0]).toEqual({ entry: 10, before: 0.5, after: 0.56, kind: "luck" });
  });

  it("stand apart from each other", () => {
    const chances = flat(100);
    for (const entry of [40, 41, 42, 43]) chances[entry] = [entry / 50, 1 - entry / 50];
    expect(momentsOf({ chances, movers: nobody(100) }, 0)).toHaveLength(1);
  });

  it("say whose doing they were", () => {
    const chances = flat(60);
    chances[11] = [0.9, 0.1];
    chances.splice(12, 20, ...Array.from({ length: 20 }, () => [0.9, 0.1]));
    const movers = nobody(60);
    [movers[10], movers[31]] = [0, 1];
    expect(momentsOf({ chances, movers }, 0).map(({ kind }) => kind)).toEqual(["own", "others"]);
    expect(momentsOf({ chances, movers }, 1).map(({ kind }) => kind)).toEqual(["others", "own"]);
  });

  it("are none where nothing happened, or where it is not known yet", () => {
    expect(momentsOf({ chances: flat(50), movers: nobody(50) }, 0)).toEqual([]);
    expect(momentsOf({ chances: [[0.5, 0.5]], movers: nobody(50) }, 0)).toEqual([]);
  });
});
