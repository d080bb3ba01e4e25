/** Those who are not to be known any more: the server calls them all the same, and the page in its language. */
import type { Chair } from "./wire";

const UNKNOWN = "Somebody";

/** What they are called now. */
export const somebody = { name: UNKNOWN };

/** Return what a name is said as. */
export function called(name: string): string {
  return name === UNKNOWN ? somebody.name : name;
}

/** Return what is shown with chairs, with all names as they are said. */
export function named<Shown extends { chairs: readonly Chair[] }>(shown: Shown): Shown {
  const isKnown = shown.chairs.every(({ name }) => name !== UNKNOWN);
  return isKnown ? shown : { ...shown, chairs: shown.chairs.map((chair) => ({ ...chair, name: called(chair.name) })) };
}
