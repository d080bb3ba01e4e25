import { describe, expect, it } from "vitest";
import { idle, landing, stepsBetween, type GameAnimation } from "../src/animation";
import type { Happened, News, Seen, View } from "../src/wire";

const seen = (state: string, yours: Seen["yours"] = []): Seen => {
  return { state, turn: null, standing: null, yours, ending: null };
};
const view = (number: number, table: Seen | null) => ({ number, stage: "playing", table }) as View;
const played = (number: number, ...events: string[]): Happened => {
  const told = events.map((event) => ({ event, phrase: { type: "phrase" as const, message: event } }));
  return { type: "played", number, by: "bot", told };
};
const says: Happened = { type: "said", number: 9, seat: 1, text: "hi" };
const news = (after: View, ...happened: Happened[]): News => ({ type: "news", happened, view: after });

describe("the steps of a game without an animation of its own", () => {
  const before = view(1, seen("before", [{ seat: 0, choices: [] }]));
  const after = view(4, seen("after"));

  it("are its entries, one after the other, and only the last one shows the new position", () => {
    const found = stepsBetween(undefined, before, news(after, played(2, "a"), says, played(3, "b"), played(4)));
    expect(found.map(({ told }) => told)).toEqual([[played(2, "a")], [says, played(3, "b"), played(4)]]);
    expect(found.map((step) => step.view.table?.state)).toEqual(["before", "after"]);
    expect(found[0]?.view.table?.yours).toEqual([]);
    expect(found.every(({ lasts }) => lasts > 0)).toBe(true);
  });

  it("show at once what somebody says, and a table that is seen for the first time", () => {
    expect(stepsBetween(undefined, before, news(before, says))).toEqual([{ told: [says], view: before, lasts: 0 }]);
    const first = stepsBetween(undefined, undefined, news(after, played(2, "a"), played(3, "b")));
    expect(first.map(({ lasts }) => lasts)).toEqual([0]);
  });
});

it("lets a game show what happens in its own way", () => {
  const animation: GameAnimation = {
    animationSteps: (_was, _is, told, is) => [{ told, view: is, lasts: 7 }],
    CHAPTERS: [],
  };
  const after = view(2, seen("after"));
  expect(stepsBetween(animation, view(1, seen("before")), news(after, played(2, "a")))[0]?.lasts).toBe(7);
});

it("lets nothing be chosen before its time", () => {
  const before = view(1, seen("before", [{ seat: 0, choices: [] }]));
  expect(idle(before).table?.yours).toEqual([]);
  expect(idle(view(1, seen("idle"))).table?.state).toBe("idle");
  const none = view(1, null);
  expect(idle(none)).toBe(none);
});

it("says nothing of dice before they have landed, where they fall at all", () => {
  const told = [{ event: { type: "rolled" }, phrase: { type: "phrase" as const, message: "rolled" } }];
  const scene = { key: 1, told, ms: 1000 };
  expect(landing(scene, ["rolled"])).toBeGreaterThan(500);
  expect(landing(scene, ["placed"])).toBe(0);
  expect(landing({ ...scene, isStill: true }, ["rolled"])).toBe(0);
  expect(landing(undefined, ["rolled"])).toBe(0);
});
