// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { moveFacts, pieces, timeline } from "../../src/lasvegas/insight";
import type { Event, LasVegas, Payout, State } from "../../src/lasvegas/wire";
import { Speech } from "../../src/words";
import type { Frame, Seen } from "../../src/wire";

const speech = await Speech.load("en");
const words = { t: speech.t.bind(speech), language: "en" as const };
const narrator = { ...words, names: ["Anna", "Benno"], you: 0 };

function frame(round: number, ...types: Event["type"][]): Frame<LasVegas> {
  const state = { type: "rolling", table: { round } } as unknown as State;
  const told = types.map((type) => ({ event: { type } as Event, phrase: { message: "" } }));
  return { number: 0, happened: { told }, table: { state } } as unknown as Frame<LasVegas>;
}

const payout = (paid: Payout["paid"], ties: Payout["ties"] = []): Payout => ({ ties, paid, empty: [], returned: [] });
const was = { standing: [payout([]), payout([])] } as unknown as Seen<LasVegas>;
const casino = { notes: [], dice: [], white: 0 };

describe("the rounds of a game", () => {
  const frames = [
    frame(1, "note-turned"),
    frame(1, "dice-rolled"),
    frame(1, "dice-placed"),
    frame(1, "dice-rolled"),
    frame(2, "dice-placed", "round-began"),
    frame(2, "dice-rolled"),
  ];
  const found = timeline(words, frames);

  it("begin after the last placement of the round before", () => {
    expect(found.chapters).toEqual([0, 5]);
  });

  it("count their rolls anew", () => {
    const labels = frames.map((_, entry) => found.label(entry));
    expect(labels).toEqual([
      "Round 1",
      "Round 1, roll 1",
      "Round 1, roll 1",
      "Round 1, roll 2",
      "Round 1, roll 2",
      "Round 2, roll 1",
    ]);
  });
});

describe("a placement", () => {
  it("is told with the note it takes and the dice it leaves", () => {
    const preview = { casino, payout: payout([[0, 90_000]]), left: 3 };
    const move = { type: "place" as const, face: 2 };
    const said = moveFacts(narrator, { was, seat: 0, move, preview, beside: move });
    expect(said).toBe("Caesars Palace (2). You take $90,000 if nobody beats you. 3 dice are left.");
    expect(pieces(move)).toBe('[data-casino="2"]');
  });

  it("is told with the tie it makes", () => {
    const tie = { dice: 2, claimants: [1, 0] };
    const preview = { casino, payout: payout([], [tie]), left: 1 };
    const move = { type: "place" as const, face: 1 };
    const said = moveFacts(narrator, { was, seat: 0, move, preview, beside: move });
    expect(said).toBe("Golden Nugget (1). Benno and you tie on 2 dice and cancel. 1 die is left.");
  });
});
