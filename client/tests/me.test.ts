import { afterEach, describe, expect, it, vi } from "vitest";
import { dayOf, dayWritten } from "../src/me/days";
import { deviceKind, grouped } from "../src/me/devices";
import { ownSeat, shares, sparkline, winners } from "../src/me/past";
import { called, named, somebody } from "../src/somebody";
import type { Words } from "../src/shell/narrator";
import type { PastSeat } from "../src/wire";

afterEach(() => vi.unstubAllGlobals());

const words = (language: Words["language"]): Words => ({ t: (message) => message, language });
const seat = (name: string, place: number): PastSeat => ({
  name,
  colour: 0,
  place,
  score: 1,
  level: null,
  left: false,
});

describe("a day", () => {
  const now = new Date(2026, 10, 17, 12);
  it("is said as seen from now", () => {
    expect(dayOf(words("en"), new Date(2026, 10, 17, 1), now)).toBe("page-day-today");
    expect(dayOf(words("en"), new Date(2026, 10, 16, 23), now)).toBe("page-day-yesterday");
    expect(dayOf(words("en"), new Date(2026, 10, 9), now)).toMatch(/9/);
  });
  it("is said in Icelandic, which browsers do not speak", () => {
    expect(dayWritten(words("is"), "2026-08-02", now)).toBe("2. ág.");
  });
});

describe("a code", () => {
  it("is written in groups", () => {
    expect(grouped("ABCDEFGHJKMN")).toBe("ABCD-EFGH-JKMN");
    expect(grouped("ABCDE")).toBe("ABCD-E");
  });
});

describe("a device", () => {
  const touched = (isTouched: boolean, width: number) => {
    vi.stubGlobal("matchMedia", () => ({ matches: isTouched }));
    vi.stubGlobal("screen", { width, height: 900 });
  };
  it("is a phone, a tablet or a computer", () => {
    touched(false, 390);
    expect(deviceKind()).toBe("computer");
    touched(true, 390);
    expect(deviceKind()).toBe("phone");
    touched(true, 820);
    expect(deviceKind()).toBe("tablet");
  });
});

describe("a finished game", () => {
  const seats = [seat("Anna", 2), seat("Benno", 1), seat("Chip", 1)];
  it("has winners, and a seat of one's own", () => {
    expect(winners({ seats }).map(({ name }) => name)).toEqual(["Benno", "Chip"]);
    expect(ownSeat({ seats, you: [0] })?.name).toBe("Anna");
    expect(ownSeat({ seats, you: [0, 1] })).toBeUndefined();
  });
});

describe("what games add up to", () => {
  it("is a share of them", () => {
    expect(shares({ games: 4, won: 1, expected: 2 })).toEqual({ won: 0.25, expected: 0.5 });
    expect(shares({ games: 0, won: 0, expected: 0 })).toEqual({ won: 0, expected: 0 });
  });
  it("is a line that begins at nothing", () => {
    expect(sparkline([1, -1], 100, 10)).toEqual({ path: "M0.0 5.0L50.0 0.0L100.0 10.0", zero: 5 });
    expect(sparkline([], 100, 10).zero).toBe(5);
  });
});

describe("somebody who is not to be known any more", () => {
  const chair = { kind: "person", level: null, present: true, away: false, colour: 0, again: null } as const;
  it("is called so in the language of the page", () => {
    somebody.name = "jemand";
    const shown = named({
      chairs: [
        { ...chair, name: "Somebody" },
        { ...chair, name: "Anna" },
      ],
    });
    expect(shown.chairs.map(({ name }) => name)).toEqual(["jemand", "Anna"]);
    expect(called("Benno")).toBe("Benno");
  });
  it("leaves all others as they are", () => {
    const shown = { chairs: [{ ...chair, name: "Anna" }] };
    expect(named(shown)).toBe(shown);
  });
});
