/** An outcome in a few letters. */
import { amount } from "../numbers";
import type { Language } from "../words";
import type { Outcome } from "./luck";

/** Show dice as faces, a note as money, a seat by its name and a card by its lot. */
export function shown(outcome: Outcome, names: readonly string[], language: Language): string {
  if (outcome.type === "rolled") return outcome.dice.join("-");
  if (typeof outcome.item === "string") return outcome.item;
  return outcome.item < names.length ? (names[outcome.item] ?? "") : amount(outcome.item, language);
}
