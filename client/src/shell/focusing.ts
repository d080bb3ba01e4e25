/** Whoever plays by the keyboard goes on where the next decision is. */
let isByKeys = false;

addEventListener("keydown", () => (isByKeys = true), true);
addEventListener("pointerdown", () => (isByKeys = false), true);

/** Go to the first thing that can be chosen, unless somebody is elsewhere. */
export function goOn(root: Element | undefined, query: string): void {
  const isLost = !document.activeElement || document.activeElement === document.body;
  if (isByKeys && isLost) root?.querySelector<HTMLElement>(query)?.focus({ preventScroll: true });
}
