import { describe, expect, it } from "vitest";
import { rowsOf } from "../src/ratings/ladders";
import { parseRoute } from "../src/route";
import type { FixedRating, RatedPlayer } from "../src/wire";

const player = (name: string, value: number, doubt: number): RatedPlayer => ({
  name,
  colour: 0,
  rating: { value, doubt },
  games: 1,
});
const BOTS: FixedRating[] = [
  { level: "easy", value: 1350 },
  { level: "hard", value: 1620 },
];

describe("a leaderboard", () => {
  it("has bots where they belong among the people", () => {
    const players = [player("Anna", 1700, 60), player("Benno", 1900, 500), player("Carla", 1400, 200)];
    const rows = rowsOf({ players }, BOTS).map((row) => (row.kind === "bot" ? row.bot.level : row.player.name));
    expect(rows).toEqual(["Anna", "hard", "Benno", "easy", "Carla"]);
  });

  it("counts places among people alone", () => {
    const rows = rowsOf({ players: [player("Anna", 1400, 0), player("Benno", 1300, 0)] }, BOTS);
    expect(rows.map(({ place }) => place)).toEqual([undefined, 1, undefined, 2]);
  });

  it("shows the bots alone where nobody is rated", () => {
    expect(rowsOf({ players: [] }, BOTS).map(({ kind }) => kind)).toEqual(["bot", "bot"]);
  });

  it("has an address of its own, for each game", () => {
    expect(parseRoute("#/ratings/las-vegas")).toEqual({ kind: "ratings", game: "las-vegas" });
    expect(parseRoute("#/ratings/")).toEqual({ kind: "ratings", game: "" });
  });
});
