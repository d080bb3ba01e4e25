import { describe, expect, it } from "vitest";
import { lost, mayAct, others, questionOf, silent, standing, type Act } from "../src/table/order";
import { termsOf } from "../src/table/terms";
import type { Chair, Order, Proposal, View } from "../src/wire";

const person = (changes: Partial<Chair> = {}) =>
  ({ kind: "person", name: "Anna", present: true, away: false, ...changes }) as Chair;
const bot = (changes: Partial<Chair> = {}) => person({ kind: "bot", level: "easy", ...changes });

function seen(you: number[], chairs: Chair[], order: Partial<Order> = {}): View {
  const whole = { host: 0, paused: false, ended: false, gallery: false, muted: [], proposals: [], ...order };
  return { you, chairs, order: whole } as unknown as View;
}

const ending = (changes: Partial<Proposal> = {}): Proposal => {
  return { number: 7, act: { type: "end" }, by: 0, yes: [0], no: [], ...changes };
};

describe("keeping order", () => {
  const three = [person(), person(), person({ present: false })];

  it("is the host's, and everybody's where the host is not there", () => {
    expect(mayAct(seen([0], three))).toBe(true);
    expect(mayAct(seen([1], three))).toBe(false);
    expect(mayAct(seen([1], three, { host: 2 }))).toBe(true);
    expect(mayAct(seen([1], three, { host: null }))).toBe(true);
  });

  it("is nothing for those who watch, nor for bots", () => {
    expect(mayAct(seen([], three, { host: null }))).toBe(false);
    expect(mayAct(seen([0], [bot({ owner: "Dora" })], { host: null }))).toBe(false);
  });

  it("is about others who hold a seat", () => {
    expect(others(seen([0], [person(), bot(), bot({ owner: "Dora" }), person()]))).toEqual([2, 3]);
  });
});

describe("a lost seat", () => {
  it("is one whose holder is away, or that was left", () => {
    const chairs = [person(), person({ present: false }), bot(), bot({ left: true })];

    expect(lost(seen([], chairs))).toEqual([1, 3]);
    expect(lost(seen([0], chairs))).toEqual([]);
  });
});

describe("a proposal", () => {
  const chairs = [person(), person(), person(), person({ present: false }), bot()];

  it("waits for those who are there and have said nothing", () => {
    expect(silent(seen([0], chairs), ending({ no: [2] }))).toEqual([1]);
  });

  it("asks whoever has not voted, and waits for whoever made it", () => {
    expect(standing(seen([0], chairs), ending())).toBe("own");
    expect(standing(seen([1], chairs), ending())).toBe("asked");
    expect(standing(seen([1], chairs), ending({ yes: [0, 1] }))).toBe("told");
    expect(standing(seen([], chairs), ending({ by: null, act: { type: "seat", seat: 3, name: "Dora" } }))).toBe("told");
  });

  it.each<[Act, string, number | undefined]>([
    [{ type: "remove", seat: 1 }, "remove", 1],
    [{ type: "replace", seat: 1 }, "replace", 1],
    [{ type: "mute", seat: 1, muted: true }, "mute", 1],
    [{ type: "mute", seat: 1, muted: false }, "unmute", 1],
    [{ type: "pause", paused: true }, "pause", undefined],
    [{ type: "pause", paused: false }, "go-on", undefined],
    [{ type: "gallery", allowed: true }, "gallery", undefined],
    [{ type: "gallery", allowed: false }, "no-gallery", undefined],
    [{ type: "end" }, "end", undefined],
    [{ type: "change", options: {}, timer: null }, "change", undefined],
  ])("is a question about %o", (act, what, seat) => {
    expect(questionOf({ act })).toEqual(seat === undefined ? { what } : { what, seat });
  });
});

describe("what a table has agreed on", () => {
  const words = {
    t: (message: string, args = {}) => [message, ...Object.values(args)].join(" "),
    language: "en",
  } as const;

  it("is said with the time there is", () => {
    const summary = { variant: () => "White dice", progress: () => "" };

    expect(termsOf(words, summary, {}, 60)).toBe("White dice · page-seconds 60");
    expect(termsOf(words, undefined, {}, null)).toBe("page-stats-usual · page-no-timer");
  });
});
