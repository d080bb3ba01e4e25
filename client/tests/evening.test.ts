import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { columnsFor, nameOf, pointsIn, standingOf, stillPlaying, tableOf, winners } from "../src/evening/evenings";
import { EveningFeed } from "../src/evening/watching.svelte";
import { parseRoute } from "../src/route";
import type { EveningMember, EveningTable, EveningView } from "../src/wire";

const member = (number: number, more: Partial<EveningMember> = {}): EveningMember => ({
  number,
  name: `P${number}`,
  owner: "",
  is_in: true,
  place: 1,
  points: 0,
  opponents: 0,
  wins: 0,
  played: 0,
  ...more,
});

const table = (room: string, members: number[], stage: EveningTable["stage"] = "playing"): EveningTable => ({
  room,
  members,
  stage,
  places: [],
});

const evening = (more: Partial<EveningView> = {}): EveningView => ({
  evening: "e",
  number: 1,
  title: "Club night",
  setup: { game: "las-vegas", options: {} },
  seats: 4,
  rounds: 3,
  timer: null,
  stage: "playing",
  members: [0, 1, 2, 3, 4].map((number) => member(number)),
  played: [{ tables: [table("a", [0, 1]), table("b", [2, 3], "over")], byes: [4] }],
  you: null,
  is_organiser: false,
  ...more,
});

describe("whoever looks", () => {
  it.each([
    [null, "stranger"],
    [0, "ready"],
    [2, "done"],
    [4, "bye"],
  ])("as %s is %s", (you, standing) => {
    expect(standingOf(evening({ you }))).toBe(standing);
  });

  it("waits before the first round", () => {
    expect(standingOf(evening({ you: 1, played: [], stage: "gathering" }))).toBe("waiting");
  });

  it("has come late without a table and without a bye", () => {
    expect(standingOf(evening({ you: 5, members: [member(5)] }))).toBe("late");
  });

  it("plays on at a table that is not over, and is away after it", () => {
    const members = [member(0, { is_in: false }), member(2, { is_in: false })];
    expect(standingOf(evening({ you: 0, members }))).toBe("ready");
    expect(standingOf(evening({ you: 2, members }))).toBe("away");
  });

  it("sees that it is over, whoever it is", () => {
    expect(standingOf(evening({ you: 0, stage: "over" }))).toBe("over");
    expect(standingOf(evening({ stage: "over" }))).toBe("over");
  });
});

describe("an evening", () => {
  it("knows the table of somebody in the last round only", () => {
    const view = evening();
    expect(tableOf(view, 1)?.room).toBe("a");
    expect(tableOf(view, null)).toBeUndefined();
    const played = [...view.played, { tables: [table("c", [2, 3])], byes: [] }];
    expect(tableOf(evening({ played }), 1)).toBeUndefined();
  });

  it("counts tables that still play, of every round", () => {
    const view = evening();
    const played = [...view.played, { tables: [table("c", [2, 3])], byes: [] }];
    expect(stillPlaying(view)).toBe(1);
    expect(stillPlaying(evening({ played }))).toBe(2);
    expect(stillPlaying(evening({ played: [] }))).toBe(0);
  });

  it("is won by those on the first place, once there are points", () => {
    expect(winners(evening())).toEqual([]);
    const members = [member(0, { points: 1 }), member(1, { points: 1 }), member(2, { place: 3 })];
    expect(winners(evening({ members })).map(({ number }) => number)).toEqual([0, 1]);
  });

  it("calls people by their names", () => {
    expect(nameOf(evening(), 3)).toBe("P3");
    expect(nameOf(evening(), 9)).toBe("");
  });
});

describe("a screen", () => {
  it.each([
    [1, 1],
    [12, 1],
    [24, 2],
    [40, 3],
    [64, 4],
  ])("shows %i people in %i columns", (people, columns) => {
    expect(columnsFor(people)).toBe(columns);
  });

  it("writes points with two decimals at most", () => {
    expect([0, 2.5, 8 / 3, 3].map((points) => pointsIn(points, "."))).toEqual(["0", "2.5", "2.67", "3"]);
    expect(pointsIn(1 / 3, ",")).toBe("0,33");
  });
});

describe("the address", () => {
  it("names an evening, and its invitation", () => {
    expect(parseRoute("#/evening/Zs8/s3cret")).toEqual({ kind: "evening", evening: "Zs8", invite: "s3cret" });
    expect(parseRoute("#/evening/Zs8")).toEqual({ kind: "evening", evening: "Zs8", invite: "" });
    expect(parseRoute("#/evening")).toEqual({ kind: "evening", evening: "", invite: "" });
  });
});

describe("whoever joins", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is no stranger again by an answer to what was asked before", async () => {
    const answers: ((seen: EveningView) => void)[] = [];
    vi.stubGlobal("fetch", async () =>
      Response.json(await new Promise<EveningView>((resolve) => answers.push(resolve))),
    );
    /** Longer than the page waits between two questions. */
    const wait = () => vi.advanceTimersByTimeAsync(10_000);
    const feed = new EveningFeed("Zs8");
    const stop = feed.start();
    const joining = feed.do({ type: "join", name: "P0", invite: "s3cret" });
    await wait();
    const [asked, joined] = answers.splice(0);
    joined?.(evening({ number: 7, you: 0 }));
    await joining;
    asked?.(evening({ number: 7, you: null }));
    await wait();
    expect(feed.view?.you).toBe(0);
    answers.shift()?.(evening({ number: 8, you: 0 }));
    await wait();
    expect(feed.view?.number).toBe(8);
    stop();
  });
});
