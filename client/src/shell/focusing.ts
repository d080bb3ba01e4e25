/** Whoever plays by the keyboard goes on where the next decision is. */
let isByKeys = false;

addEventListener("pointerdown", () => (isByKeys = false), true);
addEventListener(
  "keydown",
  (event) => {
    isByKeys = true;
    if (isHeldOn(event)) event.preventDefault();
  },
  true,
);

const around = ({ target }: Event, query: string) => target instanceof Element && target.closest(query) !== null;

/** A key that is held down would choose and confirm in one touch; only numbers are counted so. */
function isHeldOn(event: KeyboardEvent): boolean {
  return event.repeat && event.key === "Enter" && around(event, "button") && !around(event, ".stepper");
}

/** Tell whether a key is meant for the table: pressed once, alone, and not in a field or with a sheet open. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return false;
  return !around(event, "dialog, input, select, textarea") && !document.querySelector("dialog[open]");
}

/** Go to the first thing that can be chosen, unless somebody is elsewhere. */
export function goOn(root: Element | undefined, query: string): void {
  const isLost = !document.activeElement || document.activeElement === document.body;
  if (isByKeys && isLost) root?.querySelector<HTMLElement>(query)?.focus({ preventScroll: true });
}
