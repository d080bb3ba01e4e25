import { describe, expect, it } from "vitest";
import { described, foretold, tied } from "../src/lasvegas/describing";
import type { Narrator } from "../src/shell/narrator";
import { hidesMoney, nextHolder, shaded } from "../src/lasvegas/handing";
import { kindOf } from "../src/lordsofvegas/announcing";
import { arc } from "../src/shell/flying";
import { sinceBegun } from "../src/shell/transcript";
import { soundsOf } from "../src/shell/sounding";
import { between } from "../src/shell/counting";
import type { RoomFeed } from "../src/room.svelte";
import { deadline, isAwaited, secondsLeft, shareLeft, waitedFor } from "../src/timing";
import type { Happened, LasVegasTable, View } from "../src/wire";

const at = (you: number[], open_money = false) =>
  ({ you, setup: { game: "las-vegas", options: { open_money } } }) as View;

describe("a device that several people share", () => {
  const table = {
    winnings: [
      { type: "purse", notes: [50000] },
      { type: "purse", notes: [] },
      { type: "face-down", notes: 2 },
    ],
  } as unknown as LasVegasTable;

  it("is handed on when another of them is on turn", () => {
    expect(nextHolder(at([0, 1]), 0, undefined)).toBe(0);
    expect(nextHolder(at([0, 1]), 0, 0)).toBeUndefined();
    expect(nextHolder(at([0, 1]), 1, 0)).toBe(1);
    expect(nextHolder(at([0, 1]), 2, 0)).toBeUndefined();
  });

  it("needs no handing on for one person, or where money lies face up", () => {
    expect(nextHolder(at([0]), 0, undefined)).toBeUndefined();
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

describe("time", () => {
  const turn = (seat: number, ...asked: number[]) => ({ type: "turn" as const, seat, asked });
  const chairs = [{ kind: "person" }, { kind: "bot" }, { kind: "person" }, { kind: "person", away: true }];
  const seen = (seat: number, ...asked: number[]) =>
    ({ chairs, timer: 30, table: { turn: turn(seat, ...asked) } }) as unknown as View;
  const model = { until: 5000 } as RoomFeed;

  it("runs for the first one asked, else for the one on turn", () => {
    expect(waitedFor(turn(1, 2, 0))).toBe(2);
    expect(waitedFor(turn(1))).toBe(1);
    expect(waitedFor(null)).toBeUndefined();
    expect(deadline(model, seen(1, 2))).toEqual({ seat: 2, until: 5000, timer: 30 });
    expect(deadline(model, seen(0))).toEqual({ seat: 0, until: 5000, timer: 30 });
  });

  it("does not run for bots, nor where there is no limit", () => {
    expect(deadline(model, seen(1))).toBeUndefined();
    expect(deadline(model, seen(3))).toBeUndefined();
    expect(deadline({ ...model, until: undefined }, seen(0))).toBeUndefined();
  });

  it("is one's own where one is on turn or asked, not where one may only withdraw", () => {
    expect(isAwaited(turn(1, 2), [2])).toBe(true);
    expect(isAwaited(turn(1, 2), [1])).toBe(true);
    expect(isAwaited(turn(1, 2), [0])).toBe(false);
    expect(isAwaited(null, [0])).toBe(false);
  });

  it("is counted in whole seconds, and never below none", () => {
    expect(secondsLeft(9100, 0)).toBe(10);
    expect(secondsLeft(9100, 9100)).toBe(0);
    expect(secondsLeft(9100, 12000)).toBe(0);
  });

  it("is a share of what there was", () => {
    expect(shareLeft(15000, 0, 30)).toBe(0.5);
    expect(shareLeft(15000, 20000, 30)).toBe(0);
    expect(shareLeft(99000, 0, 30)).toBe(1);
  });
});

describe("small things", () => {
  it("counts in whole numbers to the very end", () => {
    expect([0, 0.5, 1, 2].map((share) => between(3, 10, share))).toEqual([3, 7, 10, 10]);
  });

  it("flies from where something was to where it is", () => {
    const [first, , last] = arc(
      { left: 0, top: 0, width: 20, height: 20 },
      { left: 100, top: 50, width: 10, height: 10 },
    );
    expect(first?.["transform"]).toBe("translate(-95px, -45px) scale(2)");
    expect(last?.["transform"]).toBe("translate(0px, 0px) scale(1)");
  });

  it("names the kind of decision a move makes", () => {
    expect(["build", "lay-off", "counter", "refuse"].map(kindOf)).toEqual(["build", "answer", "trade", "offer"]);
  });
});

describe("sounds", () => {
  it("are made once for what happens together, and none for what is only said", () => {
    const played = (...types: string[]) => {
      return {
        type: "las-vegas",
        number: 1,
        by: "bot",
        told: types.map((type) => ({ event: { type }, phrase: {} })),
      } as unknown as Happened;
    };
    expect(soundsOf([played("dice-rolled"), played("dice-rolled", "note-taken")])).toEqual(["roll", "note"]);
    expect(soundsOf([played("turn-ended"), { type: "begun", number: 2 }])).toEqual([]);
    expect(soundsOf([{ type: "said", number: 3, seat: 0, text: "hi" }])).toEqual(["word"]);
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

describe("the log", () => {
  it("begins with the game, and keeps what was said before", () => {
    const said = { type: "said" as const, number: 1, seat: 0, text: "hi" };
    const rest = [{ type: "returned" as const, number: 4, seat: 1 }];
    expect(sinceBegun([said, { type: "left", number: 2, seat: 1 }, { type: "begun", number: 3 }, ...rest])).toEqual([
      said,
      ...rest,
    ]);
  });
});
