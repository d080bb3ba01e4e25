import { describe, expect, it } from "vitest";
import book from "../../../rules/lords-of-vegas.md?raw";
import { fittingRule } from "../../src/lordsofvegas/fitting";
import type { State } from "../../src/lordsofvegas/wire";
import type { Turn } from "../../src/wire";

const numbers = [...book.matchAll(/^\*\*(\w+-[\d.]+)\*\*/gm)].map((match) => match[1]);
const at = (type: string, turn: Turn | null = null) => ({ state: { type } as State, turn });

describe("the rule that fits", () => {
  it("is that of what one is about to do", () => {
    expect(fittingRule(at("acting"), [0], "sprawl")).toBe("LOV-9.1");
    expect(fittingRule(at("acting"), [0])).toBe("LOV-4.4");
    expect(fittingRule(at("acting", { type: "turn", seat: 0, asked: [1] }), [1], "build")).toBe("LOV-15.5");
  });

  it.each([
    "dealing",
    "beginning",
    "drawing",
    "revealing",
    "giving-up",
    "moving-die",
    "settling",
    "acting",
    "rerolling",
    "arranging",
    "answering",
    "betting",
    "over",
  ])("is in the book at %s", (type) => {
    expect(numbers).toContain(fittingRule(at(type)));
  });

  it.each(["build", "sprawl", "remodel", "reorganize", "gamble", "trade", "end-turn"])(
    "is in the book for %s",
    (doing) => {
      expect(numbers).toContain(fittingRule(at("acting"), [0], doing));
    },
  );
});
