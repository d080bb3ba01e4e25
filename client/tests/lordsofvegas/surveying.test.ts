import { describe, expect, it } from "vitest";
import { survey } from "../../src/lordsofvegas/surveying";
import type { Outlook } from "../../src/lordsofvegas/wire";

const casino = (lots: string[], boss: number | null): Outlook => ({
  colour: "gold",
  lots,
  dice: [],
  boss,
  tied: [],
  pips: 0,
  cards: ["gold"],
  money: [0, 0],
  points: lots.length,
});

describe("a survey", () => {
  const all = [casino(["A2", "A3", "A6"], 0), casino(["B2"], 1), casino(["D1"], 0)];

  it("counts tiles, and those on the Strip", () => {
    expect(survey(all, ({ boss }) => boss === 0)).toMatchObject({ tiles: 4, strip: 3, casinos: [all[0], all[2]] });
  });

  it("finds nothing where there is nothing", () => {
    expect(survey(all, ({ boss }) => boss === 2)).toEqual({ tiles: 0, strip: 0, casinos: [] });
  });
});
