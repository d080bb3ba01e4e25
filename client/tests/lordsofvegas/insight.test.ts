// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { lotsOf } from "../../src/lordsofvegas/choosing";
import { moveFacts, pieces, timeline } from "../../src/lordsofvegas/insight";
import type { Event, LordsOfVegas, Move, Outlook, Preview } from "../../src/lordsofvegas/wire";
import { Speech } from "../../src/words";
import type { Frame, Seen } from "../../src/wire";

const speech = await Speech.load("en");
const words = { t: speech.t.bind(speech), language: "en" as const };
const narrator = { ...words, names: ["Anna", "Benno"], you: 0 };
const casino = { lots: ["B1", "B2"] } as Outlook;
const was = { standing: { casinos: [casino] } } as unknown as Seen<LordsOfVegas>;
const END: Move = { type: "end-turn" };

const said = (move: Move, preview: Preview | null) => moveFacts(narrator, { was, seat: 0, move, preview, beside: END });

describe("the turns of a game", () => {
  it("begin after what tells of them", () => {
    const frames = (["start-rolled", "turn-began", "card-drawn", "turn-began"] as const).map((type) => {
      return { happened: { told: [{ event: { type } as Event }] } } as unknown as Frame<LordsOfVegas>;
    });
    const found = timeline(words, frames);
    expect(found.chapters).toEqual([2, 4]);
    expect([0, 1, 2, 3].map((entry) => found.label(entry))).toEqual(["Start", "Start", "Turn 1", "Turn 1"]);
  });
});

describe("a move", () => {
  it("of every kind has a name", () => {
    const kinds = ["draw", "end-turn", "lay-off", "stand", "accept", "refuse", "withdraw", "offer", "counter"] as const;
    for (const type of kinds) expect(said({ type } as Move, null)).not.toContain("page-");
    expect(said({ type: "arrange", value: 5 }, null)).toBe("placing the 5 there");
  });

  it("is told with what a bet may bring", () => {
    const falls = [
      { totals: [7], ways: 6, gambler: 8, boss: -8 },
      { totals: [2], ways: 18, gambler: -4, boss: 4 },
    ];
    const risk = { type: "risk" as const, falls };
    expect(said({ type: "stand" }, risk)).toBe("standing for the whole bet. 75% to gain: +$4M at best, −$8M at worst");
  });

  it("is about lots, or all lots of a casino", () => {
    expect(lotsOf({ type: "sprawl", casino: "B1", lot: "B6" })).toEqual(["B6"]);
    expect(lotsOf({ type: "reorganize", casino: "B2" }, [casino])).toEqual(["B1", "B2"]);
    expect(pieces({ type: "remodel", casino: "B1", colour: "gold" })).toBe("#lot-B1");
    expect(pieces(END)).toBe("");
  });
});
