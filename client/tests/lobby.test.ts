// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { joinAt, parseRoute, replayAt, roomIn } from "../src/route";
import { againOf } from "../src/lobby/again";
import { others, sorted, roomStatus } from "../src/lobby/mine";
import { keepLooking } from "../src/lobby/seeing";
import {
  friends,
  hasOpenSeats,
  levelAmong,
  nameless,
  oneScreen,
  plan,
  playNow,
  type SeatKind,
} from "../src/lobby/setups";
import type { Chair, Listing, View } from "../src/wire";

const chair = (name: string, kind: Chair["kind"] = "person"): Chair => ({
  kind,
  name,
  level: null,
  present: true,
  away: false,
  colour: 0,
});
const chairs = [chair("Anna"), chair("Benno"), chair("", "open")];
const game = (seat: number, asked: number[] = []) =>
  ({ turn: { type: "turn", seat, asked } }) as unknown as View["table"];
const AGREED = { listed: true, takeover: true, coach: true, timer: 0, counts: false };

describe("a place", () => {
  it("is read from an address", () => {
    expect(parseRoute("#/replay/abc/57")).toEqual({ kind: "replay", room: "abc", at: 56 });
    expect(parseRoute("#/replay/abc/-3")).toEqual({ kind: "replay", room: "abc", at: 0 });
    expect(parseRoute("#/fair")).toEqual({ kind: "fair", room: "" });
    expect(parseRoute("#/fair/abc")).toEqual({ kind: "fair", room: "abc" });
    expect(parseRoute(new URL(joinAt("K7", "abc")).hash)).toEqual({ kind: "join", room: "abc", code: "K7" });
    expect(parseRoute(new URL(joinAt("K7")).hash)).toEqual({ kind: "join", room: "", code: "K7" });
    expect(parseRoute("#/me")).toEqual({ kind: "me" });
    expect(parseRoute("#/nowhere")).toEqual({ kind: "home" });
  });

  it("of a replay is written so that it is read again", () => {
    expect(parseRoute(new URL(replayAt("abc", 56)).hash)).toEqual({ kind: "replay", room: "abc", at: 56 });
  });

  it("is found in what people paste", () => {
    expect(roomIn("http://192.0.2.1:8000/#/room/a-b_c/secret")).toBe("a-b_c");
    expect(roomIn(" abc ")).toBe("abc");
  });
});

describe("a game of one's own", () => {
  const shown = { stage: "playing" as const, chairs, you: [0] };

  it("waits for you, or for somebody else", () => {
    expect(roomStatus({ ...shown, table: game(0) })).toEqual({ kind: "yours" });
    expect(roomStatus({ ...shown, table: game(1) })).toEqual({ kind: "theirs", name: "Benno" });
  });

  it("waits for you when you have an offer to answer", () => {
    expect(roomStatus({ ...shown, table: game(1, [0]) })).toEqual({ kind: "yours" });
  });

  it("waits for people, or is over", () => {
    expect(roomStatus({ ...shown, stage: "gathering", table: null })).toEqual({ kind: "gathering", open: 1 });
    expect(roomStatus({ ...shown, stage: "over", table: game(0) })).toEqual({ kind: "over" });
  });

  it("is played with others", () => {
    expect(others({ chairs, you: [0] })).toEqual(["Benno"]);
  });
});

describe("tables", () => {
  it("are open or running", () => {
    const table = (room: string, stage: Listing["stage"]) => ({ room, stage, chairs }) as Listing;
    const { open, running } = sorted([table("a", "gathering"), table("b", "playing"), table("c", "over")]);
    expect([open.map(({ room }) => room), running.map(({ room }) => room)]).toEqual([["a"], ["b"]]);
  });

  it("are set up with bots of one strength", () => {
    expect(playNow("any", "Anna", "hard").seats.slice(1)).toEqual(Array(3).fill({ type: "bot", level: "hard" }));
  });

  it("ask everyone for a name", () => {
    expect(nameless(friends("any", " ").seats)).toBe(0);
    expect(nameless(friends("any", "Anna").seats)).toBe(-1);
  });

  it("are listed only if there is a seat to take", () => {
    const { seats } = playNow("any", "Anna", "easy");
    expect(hasOpenSeats(seats)).toBe(false);
    expect(plan({ game: "any", options: {} }, seats, AGREED).listed).toBe(false);
  });

  it("agree on the coach only if somebody else may come", () => {
    const agreed = (seats: SeatKind[]) => plan({ game: "any", options: {} }, seats, AGREED).coach;
    expect(agreed(playNow("any", "Anna", "easy").seats)).toBe(false);
    expect(agreed(friends("any", "Anna").seats)).toBe(true);
  });

  it("count only where everybody has a device, and then without the coach", () => {
    const agreed = (seats: SeatKind[]) => plan({ game: "any", options: {} }, seats, { ...AGREED, counts: true });
    const { counts, coach } = agreed(friends("any", "Anna").seats);
    expect([counts, coach]).toEqual([true, false]);
    expect(agreed(oneScreen("any", (number) => `P${number}`, "easy").seats).counts).toBe(false);
  });

  it("have as many seats as the game allows, four if it can be", () => {
    const seats = (least: number, most: number) => friends("any", "Anna", { least, most }).seats.length;
    expect([seats(2, 8), seats(2, 3), seats(5, 6)]).toEqual([4, 3, 5]);
  });

  it("have bots of a level there is", () => {
    expect(levelAmong(["easy", "hard"], "easy")).toBe("easy");
    expect(levelAmong(["easy", "hard"], "medium")).toBe("hard");
    expect(levelAmong([], "medium")).toBeUndefined();
  });
});

describe("what changes without being told", () => {
  it("is looked at now, every now and then, and never once one has gone", () => {
    vi.useFakeTimers();
    const look = vi.fn();
    const stop = keepLooking(look);
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(31_000);
    expect(look).toHaveBeenCalledTimes(3);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(look).toHaveBeenCalledTimes(4);
    stop();
    vi.advanceTimersByTime(60_000);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(look).toHaveBeenCalledTimes(4);
    vi.useRealTimers();
  });
});

it("is known who wants to play again, and who has said nothing", () => {
  const said = (again: boolean | null, kind: Chair["kind"] = "person"): Chair => ({ ...chair("A", kind), again });
  const asked = { chairs: [said(null), said(true), said(null), said(false), said(null, "bot")], you: [0] };
  expect(againOf(asked)).toEqual({ wanting: [1], silent: [2], own: null });
  expect(againOf({ ...asked, you: [1] })).toEqual({ wanting: [], silent: [0, 2], own: true });
});
