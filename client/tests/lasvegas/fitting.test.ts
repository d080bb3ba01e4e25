import { describe, expect, it } from "vitest";
import book from "../../../rules/las-vegas.md?raw";
import { fittingRule } from "../../src/lasvegas/fitting";
import type { State } from "../../src/lasvegas/wire";

const numbers = [...book.matchAll(/^\*\*(\w+-[\d.]+)\*\*/gm)].map((match) => match[1]);
const at = (state: object) => ({ state: state as State });

describe("the rule that fits", () => {
  it("is that of choosing a face, with white dice that of theirs", () => {
    expect(fittingRule(at({ type: "placing", roll: { own: [1], white: [] } }))).toBe("LV-4.2");
    expect(fittingRule(at({ type: "placing", roll: { own: [1], white: [2] } }))).toBe("LV-7.4");
  });

  it("is that of paying out while a round is paid", () => {
    expect(fittingRule(at({ type: "rolling" }), true)).toBe("LV-5.1");
    expect(numbers).toContain("LV-5.1");
  });

  it.each(["starting", "dealing", "scattering", "rolling", "over"])("is in the book at %s", (type) => {
    expect(numbers).toContain(fittingRule(at({ type })));
  });
});
