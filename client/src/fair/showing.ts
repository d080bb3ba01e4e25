/** An outcome in a few letters. */
import type { Item, Outcome } from "./luck";

/** Show dice as faces, and what was drawn as the game names it. */
export function shown(outcome: Outcome, itemName: (item: Item) => string): string {
  return outcome.type === "rolled" ? outcome.dice.join("-") : itemName(outcome.item);
}
