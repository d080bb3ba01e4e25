import { describe, expect, it } from "vitest";
import { arc } from "../src/shell/flying";
import { sinceBegun } from "../src/shell/transcript";
import { soundsOf } from "../src/shell/sounding";
import { between } from "../src/shell/counting";
import type { RoomFeed } from "../src/room.svelte";
import { deadline, isAwaited, secondsLeft, shareLeft, waitedFor } from "../src/timing";
import type { Happened, View } from "../src/wire";

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
});

describe("sounds", () => {
  it("are made once for what happens together, and none for what is only said", () => {
    const played = (...types: string[]) => {
      return {
        type: "played",
        number: 1,
        by: "bot",
        told: types.map((type) => ({ event: { type }, phrase: {} })),
      } as unknown as Happened;
    };
    const sounds = { rolled: "roll", paid: "note" } as const;
    expect(soundsOf([played("rolled"), played("rolled", "paid")], sounds)).toEqual(["roll", "note"]);
    expect(soundsOf([played("passed"), { type: "begun", number: 2 }], sounds)).toEqual([]);
    expect(soundsOf([{ type: "said", number: 3, seat: 0, text: "hi" }])).toEqual(["word"]);
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
