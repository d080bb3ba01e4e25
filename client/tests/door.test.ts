import { describe, expect, test } from "vitest";
import { day } from "../src/numbers";
import { isHeld, withPresent } from "../src/presence";
import { parseRoute } from "../src/route";
import { deadline } from "../src/timing";
import type { RoomFeed } from "../src/room.svelte";
import type { Chair, View } from "../src/wire";

const chair = (kind: Chair["kind"], owner = ""): Chair => ({
  kind,
  name: "Dora",
  level: null,
  present: true,
  away: false,
  colour: 0,
  owner,
});

describe("a bot from outside", () => {
  test("is held by somebody, and no bot of the house is", () => {
    expect([chair("person"), chair("bot", "Anna"), chair("bot"), chair("open")].map(isHeld)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test("may be away, like a person", () => {
    const view = { chairs: [chair("bot", "Anna"), chair("bot")] } as View;
    expect(withPresent(view, []).chairs.map(({ present }) => present)).toEqual([false, true]);
  });

  test("has a time that runs", () => {
    const feed = { until: 1000 } as RoomFeed;
    const table = { turn: { type: "turn", seat: 0 } };
    const view = (chairs: Chair[]) => ({ chairs, table, timer: 30 }) as unknown as View;
    expect(deadline(feed, view([chair("bot", "Anna")]))?.seat).toBe(0);
    expect(deadline(feed, view([chair("bot")]))).toBeUndefined();
  });
});

test("tokens are made at a place of their own", () => {
  expect(parseRoute("#/bots")).toEqual({ kind: "bots" });
});

test("a day is written as its language does", () => {
  const noon = new Date(2026, 2, 5, 12).getTime() / 1000;
  expect((["en", "de", "fr", "ru", "is"] as const).map((language) => day(noon, language))).toEqual([
    "2026-03-05",
    "05.03.2026",
    "05/03/2026",
    "05.03.2026",
    "05.03.2026",
  ]);
});
