import { describe, expect, it } from "vitest";
import { deciding, keyOf, label } from "../../src/plain/choosing";
import type { Choice } from "../../src/wire";
import { Speech } from "../../src/words";

const house = Speech.of("en", "you = you\nlist = { $first } and { $last }\n");
const ROLL: Choice = { move: { type: "roll" }, preview: null, phrase: { type: "phrase", message: "game-roll" } };
const HOLD: Choice = { move: { type: "hold" }, preview: null };

describe("a plain table", () => {
  it("shows the choices of the seat on turn, else of whoever is asked something", () => {
    const yours = [0, 2].map((seat) => ({ seat, choices: [ROLL] }));
    expect(deciding({ turn: { type: "turn", seat: 2 }, yours })?.seat).toBe(2);
    expect(deciding({ turn: { type: "turn", seat: 1 }, yours })?.seat).toBe(0);
    expect(deciding({ turn: null, yours: [] })).toBeUndefined();
  });

  it("names moves as the game does, or by their kind", () => {
    const speech = house.with("game", "game-roll = Roll the die\n");
    expect([ROLL, HOLD].map((choice) => label(choice, speech))).toEqual(["Roll the die", "hold"]);
  });

  it("takes the digits for the first nine choices", () => {
    expect([0, 8, 9].map(keyOf)).toEqual(["1", "9", undefined]);
  });
});

describe("the sentences of a game", () => {
  it("are known once they were added, and change nothing the house says", () => {
    const speech = Speech.of("en", "you = you\n");
    expect(speech.knows("game")).toBe(false);
    const taught = speech.with("game", "you = thou\ngame-won = { $name } wins.\n    .you = You win.\n").at(["Anna"], 0);
    expect(taught.knows("game")).toBe(true);
    const won = { type: "phrase" as const, message: "game-won", words: { name: { type: "name" as const, seat: 0 } } };
    expect([taught.t("you"), taught.say(won)]).toEqual(["you", "You win."]);
  });
});
