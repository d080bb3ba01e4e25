import { describe, expect, it } from "vitest";
import * as animation from "../../src/lasvegas/animation";
import { chaptersOf, stepsOf } from "../../src/lobby/replays";
import { tagOf } from "../../src/events";
import type { Frame, View } from "../../src/wire";

const round = (number: number) => ({ type: "round-began", round: number, starter: 0 });

describe("the steps of a replay", () => {
  const state = { type: "rolling", seat: 0, table: { winnings: [], casinos: [], hands: [{ own: 1, white: 0 }] } };
  const frame = (number: number, ...events: object[]) => {
    const happened = {
      type: "played",
      number,
      by: "holder",
      told: events.map((event) => ({ event, phrase: { type: "phrase", message: "" } })),
    };
    return {
      number,
      happened,
      table: { state, standing: [], yours: [], turn: null, ending: null },
    } as unknown as Frame;
  };
  const view = { chairs: [{ present: false, away: true }], you: [0], setup: { game: "las-vegas" } } as unknown as View;
  const placed = { type: "dice-placed", seat: 0, casino: 1, own: 1, white: 0 };
  const returned = (casino: number) => ({ type: "notes-returned", casino, notes: [10000] });
  const frames = [frame(1, round(1)), frame(2), frame(3, placed, returned(1), returned(2), round(2))];
  const steps = stepsOf({ view, frames }, animation);
  const types = steps.map(({ told }) =>
    told.flatMap((entry) => (entry.type === "played" ? entry.told.map(({ event }) => tagOf(event)) : [])),
  );

  it("are one for every payment, and none where nothing is told", () => {
    expect(types).toEqual([["round-began"], ["dice-placed"], ["notes-returned"], ["notes-returned"], ["round-began"]]);
  });

  it("begin a chapter with every round", () => {
    expect(chaptersOf(steps, animation.CHAPTERS)).toEqual([0, 4]);
  });

  it("show everybody at the table, and nobody's own", () => {
    expect(steps.every(({ view: { chairs, you } }) => chairs[0]?.present && !chairs[0].away && you.length === 0)).toBe(
      true,
    );
  });
});
