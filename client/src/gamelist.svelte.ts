/** The games this server plays, as far as it could be asked. */
import { games } from "./api";
import { LOOK_NAMES, lookOf } from "./games";
import type { GameSetup, SeatLimits } from "./lobby/setups";
import { LEVELS } from "./lobby/setups";
import type { Level } from "./settings.svelte";
import type { GameListing } from "./wire";

class GameList {
  listings = $state.raw<readonly GameListing[]>([]);
  private asked: Promise<void> | undefined;

  /** Ask the server, unless it has answered already. */
  load(): Promise<void> {
    this.asked ??= games().then(
      (found) => {
        this.listings = found.games;
      },
      () => {
        this.asked = undefined;
      },
    );
    return this.asked;
  }

  find(game: string): GameListing | undefined {
    return this.listings.find(({ name }) => name === game);
  }

  /** The games that can be played: those with a look of their own first. */
  get names(): string[] {
    const plain = this.listings.map(({ name }) => name).filter((name) => !lookOf(name));
    return [...LOOK_NAMES, ...plain];
  }
}

export const gameList = new GameList();

/** Return what a game is called: as its look says, else as the server says, else as its name reads. */
export function titleOf(game: string): string {
  return lookOf(game)?.title ?? gameList.find(game)?.title ?? capitalised(game);
}

function capitalised(name: string): string {
  const words = name.split("-").filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

/** Return how strong the bots of a game can be, weakest first. */
export function levelsOf(game: string): readonly Level[] {
  const found = gameList.find(game);
  return found ? LEVELS.filter((level) => found.levels.includes(level)) : LEVELS;
}

/** Return for how many a game is, as far as the server has said. */
export function limitsOf(game: string): SeatLimits | undefined {
  const found = gameList.find(game);
  return found && { least: found.least_seats, most: found.most_seats };
}

/** Load what a table of a game is set up with. */
export async function setupOf(game: string): Promise<GameSetup> {
  const look = lookOf(game);
  if (look) return look.setup();
  await gameList.load();
  return { SEATS: limitsOf(game) ?? { least: 2, most: 2 } };
}
