import { describe, expect, it } from "vitest";
import { described, foretold, tied } from "../../src/lasvegas/describing";
import { hidesMoney, nextHolder, shaded } from "../../src/lasvegas/handing";
import type { LasVegas, Table } from "../../src/lasvegas/wire";
import type { Narrator } from "../../src/shell/narrator";
import type { View } from "../../src/wire";

const at = (you: number[], open_money = false) =>
  ({ you, setup: { game: "las-vegas", options: { open_money } } }) as View<LasVegas>;

const RICH = {
  winnings: [
    { type: "purse" as const, notes: [10000] },
    { type: "face-down" as const, notes: 2 },
  ],
};

describe("a device that several people share", () => {
  const table = {
    winnings: [
      { type: "purse", notes: [50000] },
      { type: "purse", notes: [] },
      { type: "face-down", notes: 2 },
    ],
  } as unknown as Table;

  it("is handed on when another of them is on turn", () => {
    expect(nextHolder(at([0, 1]), RICH, 0, undefined)).toBe(0);
    expect(nextHolder(at([0, 1]), RICH, 0, 0)).toBeUndefined();
    expect(nextHolder(at([0, 1]), RICH, 1, 0)).toBe(1);
    expect(nextHolder(at([0, 1]), RICH, 2, 0)).toBeUndefined();
  });

  it("needs no handing on to somebody who has nothing to hide", () => {
    expect(nextHolder(at([0, 1]), { winnings: [{ type: "purse", notes: [] }] }, 0, undefined)).toBeUndefined();
  });

  it("needs no handing on for one person, or where money lies face up", () => {
    expect(nextHolder(at([0]), RICH, 0, undefined)).toBeUndefined();
    expect(hidesMoney(at([0, 1], true))).toBe(false);
  });

  it("shows nobody another's money", () => {
    const hidden = (seat: number | undefined) => shaded(at([0, 1]), table, seat).winnings.map(({ type }) => type);
    expect(hidden(undefined)).toEqual(["face-down", "face-down", "face-down"]);
    expect(hidden(0)).toEqual(["purse", "face-down", "face-down"]);
    expect(shaded(at([0, 1]), table, 1).winnings[0]).toEqual({ type: "face-down", notes: 1 });
    expect(shaded(at([0]), table, undefined)).toBe(table);
  });
});

describe("a casino in words", () => {
  const narrator: Narrator = {
    t: (message: string, words: Record<string, unknown> = {}) => [message, ...Object.values(words)].join(" "),
    language: "en",
    names: ["Anna", "Benno"],
    you: 1,
  };

  it("says who takes what, who gets nothing, what is left and who is tied", () => {
    expect(described(narrator, { kind: "paid", claimant: 0, dice: 3, note: 90000 })).toBe(
      "page-row-paid Anna 3 $90,000",
    );
    expect(described(narrator, { kind: "paid", claimant: 0, dice: 3, note: 0 })).toBe("page-row-done Anna");
    expect(described(narrator, { kind: "empty", claimant: "white", dice: 1 })).toBe(
      "page-row-nothing las-vegas-white 1",
    );
    expect(described(narrator, { kind: "rest", notes: [10000] })).toBe("page-row-rest $10,000");
    expect(described(narrator, { kind: "tie", dice: 2, claimants: [0, 1] })).toBe("page-row-tie list Anna Benno 2");
  });

  it("foretells what a choice brings, and speaks to whom it ties", () => {
    expect(foretold(narrator, { kind: "take", note: 90000 }, 1)).toBe("page-foretold-take you Benno $90,000");
    expect(foretold(narrator, { kind: "tie" }, 0)).toBe("page-foretold-tie name Anna ");
    expect(tied(narrator, { dice: 2, claimants: [0, 1, "white"] })).toBe(
      "Page-foretold-ties 2 list Anna, you las-vegas-white",
    );
  });
});
