import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const PIG = {
  name: "pig",
  title: "Pig",
  rules: 1,
  least_seats: 2,
  most_seats: 8,
  levels: ["easy"],
  languages: [],
  has_judge: false,
};

describe("the games there are", () => {
  let answer: object | undefined;
  let list: typeof import("../src/gamelist.svelte");
  let looks: readonly string[];

  beforeEach(async () => {
    vi.stubGlobal("fetch", () => (answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new TypeError())));
    vi.resetModules();
    list = await import("../src/gamelist.svelte");
    looks = (await import("../src/games")).LOOK_NAMES;
  });
  afterEach(() => vi.unstubAllGlobals());

  it("are those with a look, then all others the server plays", async () => {
    answer = { games: [PIG, { ...PIG, name: looks[0] }] };
    await list.gameList.load();
    expect(list.gameList.names).toEqual([...looks, "pig"]);
    expect(list.levelsOf("pig")).toEqual(["easy"]);
    expect((await list.setupOf("pig")).SEATS).toEqual({ least: 2, most: 8 });
  });

  it("are those with a look while the server cannot be reached, and it is asked again", async () => {
    answer = undefined;
    await list.gameList.load();
    expect(list.gameList.names).toEqual(looks);
    expect(list.titleOf("liars-dice")).toBe("Liars Dice");
    answer = { games: [{ ...PIG, name: "liars-dice", title: "Liar’s Dice" }] };
    await list.gameList.load();
    expect(list.titleOf("liars-dice")).toBe("Liar’s Dice");
  });
});
