// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { KEYS as LAS_VEGAS } from "../src/lasvegas/keys";
import { KEYS as LORDS } from "../src/lordsofvegas/keys";
import { keyName, pressKey, SHARED_KEYS } from "../src/shell/keys";

const key = (key: string, code: string, shiftKey = false) => keyName({ key, code, shiftKey });

afterEach(() => (document.body.innerHTML = ""));

describe("a key", () => {
  it("is what is written on it", () => {
    expect([key("t", "KeyT"), key("T", "KeyT", true), key("5", "Numpad5"), key("Escape", "Escape")]).toEqual([
      "T",
      "T",
      "5",
      "ESCAPE",
    ]);
  });

  it("is known by its place where other letters are written", () => {
    expect([key("е", "KeyT"), key("&", "Digit1")]).toEqual(["T", "1"]);
  });

  it("goes by what it writes, not by its place, on other Latin keyboards", () => {
    expect(key("e", "KeyD")).toBe("E");
  });

  it("that is shifted stays what it writes", () => expect(key("!", "Digit1", true)).toBe("!"));
});

describe("pressing a key", () => {
  /** Show some buttons, and note which of them are pressed. */
  function shown(html: string): () => string[] {
    document.body.innerHTML = html;
    const pressed: string[] = [];
    for (const button of document.querySelectorAll("button")) {
      button.addEventListener("click", () => pressed.push(button.id));
      button.checkVisibility = () => button.className !== "away";
    }
    return () => pressed;
  }

  it("presses what names it, if that can be seen and pressed", () => {
    const pressed = shown(`
      <button id="away" class="away" aria-keyshortcuts="T"></button>
      <button id="off" disabled aria-keyshortcuts="T"></button>
      <div inert><button id="covered" aria-keyshortcuts="T"></button></div>
      <button id="here" aria-keyshortcuts="T X"></button>`);
    expect([pressKey("T"), pressKey("X"), pressKey("Y")]).toEqual([true, true, false]);
    expect(pressed()).toEqual(["here", "here"]);
  });

  it("goes into what is no button", () => {
    const pressed = shown('<section aria-keyshortcuts="B"><button id="lot" tabindex="0"></button></section>');
    vi.spyOn(document.querySelector("section") as Element, "checkVisibility").mockReturnValue(true);
    expect(pressKey("B")).toBe(true);
    expect([document.activeElement?.id, pressed()]).toEqual(["lot", []]);
  });
});

it.each([LAS_VEGAS, LORDS])("no key of a table means two things", (keys) => {
  expect(Object.keys(keys).filter((name) => name in SHARED_KEYS)).toEqual([]);
});
