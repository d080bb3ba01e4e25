/** The tables one touch sets up. */
import { SEATS_WITH_WHITE, type SEATS } from "../limits";
import type { Level } from "../settings.svelte";
import type { BotSeat, Create, OpenSeat, PersonSeat } from "../wire";

export type GameName = keyof typeof SEATS;
export type SeatKind = BotSeat | OpenSeat | PersonSeat;

export const LEVELS: readonly Level[] = ["easy", "medium", "hard"];

export const TITLES: Record<GameName, string> = {
  "las-vegas": "Las Vegas",
  "lords-of-vegas": "Lords of Vegas",
};

const person = (name: string): SeatKind => ({ type: "person", name });
const bot = (level: Level): SeatKind => ({ type: "bot", level });
const open: SeatKind = { type: "open" };

function table(game: GameName, seats: SeatKind[]): Create {
  return { setup: { game }, seats };
}

/** You against three bots, seated and dealt at once. */
export function playNow(game: GameName, name: string, level: Level): Create {
  return table(game, [person(name), bot(level), bot(level), bot(level)]);
}

/** You and three open seats, for whoever gets the link. */
export function friends(game: GameName, name: string): Create {
  return table(game, [person(name), open, open, open]);
}

/** Two people and two bots at one device. */
export function oneScreen(game: GameName, name: (number: number) => string, level: Level): Create {
  return table(game, [person(name(1)), person(name(2)), bot(level), bot(level)]);
}

/** What a table can agree on; a starter below 0 leaves it to the lot, and a timer of 0 gives all the time. */
export type Agreed = {
  white: boolean;
  openMoney: boolean;
  starter: number;
  listed: boolean;
  takeover: boolean;
  timer: number;
};

/** Tell whether others come to the table by its link. */
export function hasOpenSeats(seats: readonly SeatKind[]): boolean {
  return seats.some((seat) => seat.type === "open");
}

/** Return the first seat of a person without a name, or -1. */
export function nameless(seats: readonly SeatKind[]): number {
  return seats.findIndex((seat) => seat.type === "person" && !seat.name.trim());
}

/** Put a table together as it was agreed on. */
export function plan(game: GameName, seats: SeatKind[], agreed: Agreed): Create {
  const { listed, takeover } = agreed;
  const options = {
    white: agreed.white && seats.length <= SEATS_WITH_WHITE.most,
    open_money: agreed.openMoney,
    start: agreed.starter >= 0 && agreed.starter < seats.length ? agreed.starter : null,
  };
  const setup = game === "las-vegas" ? { game, options } : { game };
  return { setup, seats, listed: listed && hasOpenSeats(seats), takeover, timer: agreed.timer || null };
}
