// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { goOn, isForTable, isIdle, resting } from "../src/shell/focusing";

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

describe("whoever plays by the keyboard", () => {
  const settle = () => new Promise((settled) => setTimeout(settled));
  const at = () => document.activeElement?.id;

  /** Show a table with a place where the keys wait, and begin at one of its buttons. */
  function table(): HTMLElement {
    shown('<div id="table" data-here><button id="first"></button><p id="rest" tabindex="-1" data-rest></p></div>');
    press(document.body, { key: "Tab" });
    document.getElementById("first")?.focus();
    return document.getElementById("table") as HTMLElement;
  }

  it("is never lost when what had the keys goes, or can no longer be pressed", async () => {
    for (const end of [(button: HTMLElement) => button.remove(), (button: HTMLElement) => (button.ariaBusy = "")]) {
      const root = table();
      const stop = resting(root);
      const first = document.getElementById("first") as HTMLButtonElement;
      end(first);
      first.disabled = true;
      await settle();
      expect([at(), isIdle()]).toEqual(["rest", true]);
      stop();
    }
  });

  it("goes on from there to the next thing that can be chosen", async () => {
    const root = table();
    const stop = resting(root);
    document.getElementById("first")?.remove();
    await settle();
    root.insertAdjacentHTML("beforeend", '<button id="next"></button>');
    (document.getElementById("next") as HTMLElement).checkVisibility = () => true;
    goOn(root, "button");
    expect(at()).toBe("next");
    stop();
  });

  it("stays where they are while that is there", async () => {
    const root = table();
    const stop = resting(root);
    root.insertAdjacentHTML("beforeend", "<b></b>");
    await settle();
    goOn(root, "button");
    expect(at()).toBe("first");
    stop();
  });

  it("is left alone once something was touched", async () => {
    const root = table();
    const stop = resting(root);
    dispatchEvent(new Event("pointerdown"));
    document.getElementById("first")?.remove();
    await settle();
    expect(at()).not.toBe("rest");
    stop();
  });
});
