/** Whoever plays by the keyboard goes on where the next decision is; where there is no touch screen anybody may. */
let isByKeys = !matchMedia("(pointer: coarse)").matches;
/** Where the keys wait while there is nothing to choose. */
const REST = "[data-rest]";

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

/** Tell whether the keys are at nothing: what had them is gone, or can no longer be pressed. */
function isLost(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches(":disabled");
}

/** Tell whether the keys are at nothing that could be chosen. */
export function isIdle(): boolean {
  return isLost() || document.activeElement?.matches(REST) === true;
}

/** Let the keys never fall to the page, from where everything is far: whatever goes, they wait at the table. */
export function resting(table: HTMLElement): () => void {
  const look = () => {
    if (isByKeys && isLost()) table.querySelector<HTMLElement>(REST)?.focus({ preventScroll: true });
  };
  const watching = new MutationObserver(look);
  watching.observe(table, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => watching.disconnect();
}

/** Go to the first thing that can be chosen, unless somebody is elsewhere; what comes first is tried first. */
export function goOn(root: Element | undefined, ...queries: string[]): void {
  if (isIdle()) goTo(root, ...queries);
}

/** Go to the first thing that can be chosen, wherever somebody is. */
export function goTo(root: Element | undefined, ...queries: string[]): void {
  if (!isByKeys || !root) return;
  for (const query of queries) {
    const found = [...root.querySelectorAll<HTMLElement>(query)].find((element) => element.checkVisibility());
    if (found) return found.focus({ preventScroll: true });
  }
}

/** Let the keyboard reach what scrolls, as long as it does. */
export function reachable(box: HTMLElement): () => void {
  const look = () => {
    if (box.scrollHeight > box.clientHeight + 1) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const watching = new ResizeObserver(look);
  for (const part of [box, ...box.children]) watching.observe(part);
  return () => watching.disconnect();
}
