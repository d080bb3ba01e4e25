/**
 * The keys of a table. What has a key of its own names it (`aria-keyshortcuts`), and the key presses it: what is
 * announced and what works cannot differ.
 */

/** What a table tells of its keys: the words for each, by the key. */
export type Keys = Readonly<Record<string, string>>;

/** How keys are written that are no letter. */
export const WRITTEN: Keys = { Arrows: "← ↑ → ↓", Escape: "Esc", Faces: "1–6" };

/** Keys that every table has. */
export const SHARED_KEYS: Keys = {
  L: "page-talk",
  R: "page-rules",
  Escape: "page-back",
  "?": "keys-help",
};

/** Return the key as it is named: a digit or a letter by where it lies, if the keyboard writes others there. */
export function keyName({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const [, place] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  const isWritten = /^[0-9a-z]$/i.test(key) || shiftKey || key.length > 1;
  return (isWritten ? key : (place ?? key)).toUpperCase();
}

function isPressable(element: HTMLElement): boolean {
  return element.checkVisibility() && !element.matches(":disabled") && !element.closest("[inert]");
}

/** Press what has this key, or go into it if it is no button; tell whether there is anything. */
export function pressKey(name: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")];
  const found = all.find(
    (element) => element.getAttribute("aria-keyshortcuts")?.split(" ").includes(name) && isPressable(element),
  );
  if (found instanceof HTMLButtonElement) found.click();
  else found?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  return found !== undefined;
}
