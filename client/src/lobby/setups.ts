/** The tables one touch sets up. */
import type { BotSeat, Create, OpenSeat, PersonSeat } from "../wire";

export type GameName = "las-vegas" | "lords-of-vegas";
export type SeatKind = BotSeat | OpenSeat | PersonSeat;

export const TITLES: Record<GameName, string> = {
  "las-vegas": "Las Vegas",
  "lords-of-vegas": "Lords of Vegas",
};

/** How many may play. */
export const LIMITS: Record<GameName, { least: number; most: number }> = {
  "las-vegas": { least: 2, most: 5 },
  "lords-of-vegas": { least: 2, most: 4 },
};

const person = (name: string): SeatKind => ({ type: "person", name });
const bot = (level: "easy" | "medium" | "hard"): SeatKind => ({ type: "bot", level });
const open: SeatKind = { type: "open" };

function table(game: GameName, seats: SeatKind[]): Create {
  return { setup: { game }, seats };
}

/** You against three bots, seated and dealt at once. */
export function playNow(game: GameName, name: string): Create {
  return table(game, [person(name), bot("medium"), bot("medium"), bot("easy")]);
}

/** You and three open seats, for whoever gets the link. */
export function friends(game: GameName, name: string): Create {
  return table(game, [person(name), open, open, open]);
}

/** Two people and two bots at one device. */
export function oneScreen(game: GameName, name: (number: number) => string): Create {
  return table(game, [person(name(1)), person(name(2)), bot("medium"), bot("medium")]);
}
