/** How Las Vegas is learned by playing: what is to be touched at its table, and what is spoken of. */
import "./lesson.css";
import type { Target } from "../learn/lessons";
import LessonPicture from "./LessonPicture.svelte";
import type { Move } from "./wire";

export { LESSONS } from "./facts";
export { LessonPicture as Picture };

export const PIECES = "[data-casino], button.roll";
/** What was learned stands beside the table. */
export const isListed = true;

/** A casino is chosen, or its dice in the tray; then they are placed. */
export function target(stage: Element, { face }: Move): Target {
  const confirm = stage.querySelector(".deal .btn.main:enabled");
  const casino = [...stage.querySelectorAll(`button[data-casino="${face}"]`)];
  const dice = [...stage.querySelectorAll(`button.roll[data-face="${face}"]`)];
  if (confirm && casino[0]?.matches(".sel"))
    return { elements: [confirm], shown: [...casino, ...dice], say: "confirm" };
  return { elements: casino, also: dice };
}

/** Return the casino of a number, or the plate of a seat. */
export function named(stage: Element, name: string): Element[] {
  const [kind, number] = name.split("-");
  return [...stage.querySelectorAll(`[data-${kind}="${number}"]:not([data-claimant])`)];
}
