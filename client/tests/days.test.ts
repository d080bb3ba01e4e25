import { describe, expect, it } from "vitest";
import { lasting } from "../src/lasting";
import { roomStatus } from "../src/lobby/mine";
import { mostUrgentFirst } from "../src/lobby/urgency";
import { countOf, noticeIn, shownOf, tableOf, windowFor } from "../src/offline/telling";

const HOUR = 3600;
const DAY = 24 * HOUR;
const t = (message: string, words: Record<string, unknown> = {}) =>
  [message.replace("page-", ""), ...Object.values(words)].join(" ");

describe("how long something lasts", () => {
  it.each([
    [30, "seconds 30"],
    [120, "seconds 120"],
    [600.5, "minutes 10"],
    [3599, "minutes 59"],
    [12 * HOUR, "hours 12"],
    [DAY, "days 1"],
    [DAY + 5 * HOUR, "hours 29"],
    [2 * DAY + 23 * HOUR, "days 2"],
    [14 * DAY, "days 14"],
  ])("says %d seconds in the unit that tells enough", (seconds, said) => {
    expect(lasting(t, seconds)).toBe(said);
  });
});

describe("one's games", () => {
  const game = (name: string, yours: boolean | undefined, left: number | null, kind: "yours" | "over" = "over") => ({
    name,
    state: roomStatus({
      stage: kind === "yours" ? "playing" : "over",
      chairs: [],
      you: [0],
      table: kind === "yours" ? ({ turn: { type: "turn", seat: 0 } } as never) : null,
    }),
    days: yours === undefined ? undefined : { room: name, game: "pig", yours, seconds_left: left },
  });

  it("stand with those first that wait for one, the most urgent before all", () => {
    const games = [
      game("theirs", false, 60),
      game("later", true, 2 * DAY),
      game("other", undefined, null),
      game("sooner", true, DAY),
      game("at the table", undefined, null, "yours"),
    ];
    expect(mostUrgentFirst(games).map(({ name }) => name)).toEqual([
      "at the table",
      "sooner",
      "later",
      "theirs",
      "other",
    ]);
  });
});

describe("a notice", () => {
  const words = { language: "de", titles: { pig: "Pig: Du bist am Zug" }, how: "Antippen", late: "Zu spät" };
  const notice = { room: "r1", game: "pig" };

  it("is read if it is one", () => {
    expect(noticeIn('{"room":"r1","game":"pig","number":7}')).toEqual(notice);
  });

  it.each([
    undefined,
    "",
    "no json",
    "null",
    "[]",
    '{"room":7,"game":"pig"}',
    '{"room":"../evil","game":"pig"}',
    '{"room":"https://evil.example/","game":"pig"}',
    '{"room":"","game":"pig"}',
    '{"room":"r1"}',
  ])("is not believed where it is none: %s", (text) => {
    expect(noticeIn(text)).toBeUndefined();
  });

  it("says whose move it is in the language of this device, and leads to the table", () => {
    const { title, options } = shownOf(notice, [{ room: "r1", yours: true }], words);
    expect(title).toBe("Pig: Du bist am Zug");
    expect(options).toMatchObject({ body: "Antippen", lang: "de", tag: "r1", data: "r1", silent: false });
    expect(tableOf(options.data)).toBe("/#/room/r1");
  });

  it("is believed where the server does not answer", () => {
    expect(shownOf(notice, undefined, words).title).toBe("Pig: Du bist am Zug");
  });

  it.each([[[{ room: "r1", yours: false }]], [[{ room: "r2", yours: true }]], [[{ room: "r1", yours: null }]]])(
    "tells of no move that is not one's own, however often it comes",
    (games) => {
      const { title, options } = shownOf(notice, games, words);
      expect(title).toBe("Croupier");
      expect(options).toMatchObject({ body: "Zu spät", silent: true });
    },
  );

  it("shows something also where nothing could be read, and no words are kept", () => {
    expect(shownOf(undefined, undefined).title).toBe("Croupier");
    expect(shownOf(notice, undefined).title).toBe("Croupier");
  });

  it("counts the tables that wait", () => {
    expect(
      countOf([
        { room: "a", yours: true },
        { room: "b", yours: null },
        { room: "c", yours: true },
      ]),
    ).toBe(2);
  });

  it.each([undefined, 7, "//evil.example", "a/b", "javascript:alert(1)", {}])("leads home with %s", (data) => {
    expect(tableOf(data)).toBe("/");
  });

  it("opens where the table is open, else where nobody plays, else in a window of its own", () => {
    const at = (hash: string) => ({ url: `http://localhost:8000/${hash}` });
    const [home, other, there] = [at("#/"), at("#/room/r2"), at("#/room/r1")];
    expect(windowFor([home, other, there], "/#/room/r1")).toBe(there);
    expect(windowFor([other, home], "/#/room/r1")).toBe(home);
    expect(windowFor([other], "/#/room/r1")).toBeUndefined();
  });
});
