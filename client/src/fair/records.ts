/** Records as far as chance is concerned: what a game asks of it, entry by entry. */
import type { Language } from "../words";
import type { Ask, Item, Outcome } from "./luck";

export type Entry = Outcome | { type: "moved"; seat: number; move: { type: string } };
export type Head = { game: string; seats: readonly unknown[]; options: object };

/** Follows a record entry by entry; who plays well is none of its business. */
export type Follower = {
  /** Return what is asked where the record has an outcome of this kind, or nothing if it cannot be there. */
  asked(outcome: Outcome): Ask | undefined;
  /** Go on past an entry; tell whether it can be there. */
  pass(entry: Entry): boolean;
};

/** The part of a game by which its records are checked. */
export type GameFairness = {
  /** Return who follows the record with this head. */
  follow(head: Head): Follower;
  /** Say what was drawn. */
  itemName(item: Item, names: readonly string[], language: Language): string;
};
