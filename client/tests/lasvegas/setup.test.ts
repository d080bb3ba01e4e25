import { describe, expect, it } from "vitest";
import { optionsForm } from "../../src/lasvegas/setup";

describe("what is agreed on", () => {
  it("has white dice for four at most, and starts with a seat that is there", () => {
    expect(optionsForm.fitted({ white: true, start: 2 }, 4)).toEqual({ white: true, open_money: false, start: 2 });
    expect(optionsForm.fitted({ white: true, start: 7 }, 5)).toEqual({ white: false, open_money: false, start: null });
  });

  it("keeps whoever starts when another goes", () => {
    expect(optionsForm.withoutSeat({ start: 2 }, 0).start).toBe(1);
    expect(optionsForm.withoutSeat({ start: 2 }, 2).start).toBeNull();
    expect(optionsForm.withoutSeat({ start: 2 }, 3).start).toBe(2);
  });
});
