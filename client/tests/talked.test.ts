import { describe, expect, it } from "vitest";
import { kept, type Heard } from "../src/shell/talked";

const said = (number: number): Heard => ({ type: "said", number, seat: 0, text: "" });
const clapped = (number: number): Heard => ({ type: "reacted", number, seat: 1, reaction: "applause" });
const left = (...heard: Heard[]) => kept(heard).map(({ number }) => number);

describe("what is still to be read", () => {
  it("is all of it, in its order, while it is little", () => {
    expect(left(said(1), clapped(2), said(3))).toEqual([1, 2, 3]);
  });

  it("is what was said, however much is clapped", () => {
    expect(left(said(1), clapped(2), clapped(3), clapped(4), clapped(5))).toEqual([1, 4, 5]);
  });

  it("is what was said last, if much was", () => expect(left(said(1), said(2), said(3), said(4))).toEqual([2, 3, 4]));
});
