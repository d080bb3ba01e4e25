// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { isForTable } from "../src/shell/focusing";

/** Press a key in something, and tell what the window hears. */
function press(target: Element, how: KeyboardEventInit = {}): { isForTable: boolean; isDone: boolean } {
  let heard = false;
  const hear = (event: Event) => (heard = isForTable(event as KeyboardEvent));
  addEventListener("keydown", hear);
  const isDone = target.dispatchEvent(
    new KeyboardEvent("keydown", { key: "3", bubbles: true, cancelable: true, ...how }),
  );
  removeEventListener("keydown", hear);
  return { isForTable: heard, isDone };
}

function shown(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector("[data-here]") ?? document.body;
}

afterEach(() => shown(""));

describe("a key for the table", () => {
  it("is pressed once, and alone", () => {
    expect(press(document.body).isForTable).toBe(true);
    for (const how of [{ repeat: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
      expect(press(document.body, how).isForTable).toBe(false);
    }
  });

  it.each([
    "<input data-here>",
    "<textarea data-here></textarea>",
    "<select data-here></select>",
    "<dialog open><p data-here></p></dialog>",
  ])("is not pressed in %s", (html) => expect(press(shown(html)).isForTable).toBe(false));

  it("is not pressed while a sheet lies over it", () => {
    expect(press(shown("<dialog open></dialog><p data-here></p>")).isForTable).toBe(false);
  });
});

describe("a key that is held", () => {
  const held = { key: "Enter", repeat: true };

  it("presses a button once", () => {
    const button = shown("<button data-here></button>");
    expect(press(button, { key: "Enter" }).isDone).toBe(true);
    expect(press(button, held).isDone).toBe(false);
  });

  it("goes on counting", () => {
    expect(press(shown('<div class="stepper"><button data-here></button></div>'), held).isDone).toBe(true);
  });
});
