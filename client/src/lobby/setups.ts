/** The tables one touch sets up, and those that are agreed on. */
import type { Component } from "svelte";
import type { Level } from "../settings.svelte";
import type { BotSeat, Create, GameTypes, OpenSeat, PersonSeat } from "../wire";

export type SeatKind = BotSeat | OpenSeat | PersonSeat;
/** For how many a game is. */
export type SeatLimits = { least: number; most: number };

/** Write for how many a game is. */
export function rangeOf({ least, most }: SeatLimits): string {
  return least === most ? String(least) : `${least}–${most}`;
}

export const LEVELS: readonly Level[] = ["easy", "medium", "hard", "champion"];

/** What can be agreed on in a game: what it is at first, a form to change it, and how it follows the seats. */
export type OptionsForm<G extends GameTypes = GameTypes> = {
  first: G["options"];
  Form: Component<OptionsProps<G>, Record<string, never>, "options">;
  /** Return what holds with so many seats. */
  fitted(options: G["options"], seats: number): G["options"];
  /** Return the options once a seat is gone. */
  withoutSeat(options: G["options"], seat: number): G["options"];
};
export type OptionsProps<G extends GameTypes = GameTypes> = { options: G["options"]; seats: readonly SeatKind[] };

/** The part of a game that a table is set up with. */
export type GameSetup<G extends GameTypes = GameTypes> = { SEATS: SeatLimits; optionsForm?: OptionsForm<G> };

/** Return a level there is: the one that is wanted, else the strongest. */
export function levelAmong(levels: readonly Level[], wanted: Level): Level | undefined {
  return levels.includes(wanted) ? wanted : levels.at(-1);
}

/** So many seats a table has at first, if the game allows it. */
const USUAL = 4;

const person = (name: string): SeatKind => ({ type: "person", name });
const bot = (level: Level): SeatKind => ({ type: "bot", level });
const open: SeatKind = { type: "open" };

/** Return a table whose other seats are all of one kind. */
function table(game: string, first: SeatKind[], other: SeatKind, limits?: SeatLimits): Create {
  const seats = limits ? Math.min(limits.most, Math.max(limits.least, USUAL)) : USUAL;
  const rest = Array.from({ length: Math.max(0, seats - first.length) }, () => other);
  return { setup: { game, options: {} }, seats: [...first, ...rest] };
}

/** You against bots, seated and dealt at once. */
export function playNow(game: string, name: string, level: Level, limits?: SeatLimits): Create {
  return table(game, [person(name)], bot(level), limits);
}

/** You and open seats, for whoever gets the link. */
export function friends(game: string, name: string, limits?: SeatLimits): Create {
  return table(game, [person(name)], open, limits);
}

/** Two people and bots at one device. */
export function oneScreen(game: string, name: (number: number) => string, level: Level, limits?: SeatLimits): Create {
  return table(game, [person(name(1)), person(name(2))], bot(level), limits);
}

/** What any table can agree on; a timer of 0 gives all the time. */
export type Agreed = { listed: boolean; takeover: boolean; coach: boolean; timer: number; counts: boolean };

/** Tell whether others come to the table by its link. */
export function hasOpenSeats(seats: readonly SeatKind[]): boolean {
  return seats.some((seat) => seat.type === "open");
}

/** Return the first seat of a person without a name, or -1. */
export function nameless(seats: readonly SeatKind[]): number {
  return seats.findIndex((seat) => seat.type === "person" && !seat.name.trim());
}

/** Put a table together as it was agreed on: one at which several share a device cannot count. */
export function plan(setup: Create["setup"], seats: SeatKind[], agreed: Agreed): Create {
  const isOpen = hasOpenSeats(seats);
  const counts = agreed.counts && seats.filter(({ type }) => type === "person").length === 1;
  return {
    setup,
    seats,
    listed: agreed.listed && isOpen,
    takeover: agreed.takeover,
    coach: agreed.coach && isOpen && !counts,
    timer: agreed.timer || null,
    counts,
  };
}
