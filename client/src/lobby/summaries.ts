/** A table in a few words, for the home page. */
import { lookOf } from "../games";
import type { Words } from "../shell/narrator";
import type { GameTypes, Seen } from "../wire";

export type GameSummary<G extends GameTypes = GameTypes> = {
  /** Say what was agreed on. */
  variant(words: Words, options: G["options"]): string;
  /** Say how far it is. */
  progress(words: Words, seen: Seen<G>): string;
};

/** Load what a game says of its tables, if it says anything; without it there are names and seats. */
export async function summaryOf(game: string): Promise<GameSummary | undefined> {
  return lookOf(game)
    ?.summary?.()
    .catch(() => undefined);
}

/** Load what several games say of their tables. */
export async function summariesOf(games: readonly string[]): Promise<ReadonlyMap<string, GameSummary>> {
  const loaded = new Map<string, GameSummary>();
  for (const game of new Set(games)) {
    const summary = await summaryOf(game);
    if (summary) loaded.set(game, summary);
  }
  return loaded;
}
