/** How a finished game was won, as it becomes known. */
import { insight } from "../api";
import type { Insight } from "../wire";

/** Asks again and again what is known of a game, until all is. */
export class InsightFeed {
  found = $state.raw<Insight>();
  failure = $state.raw<unknown>();

  constructor(private readonly room: string) {
    void this.follow();
  }

  private async follow(): Promise<void> {
    try {
      do this.found = await insight(this.room, this.found?.chances.length ?? 0);
      while (!this.found.is_complete);
    } catch (error) {
      this.failure = error;
    }
  }
}

let last: { room: string; feed: InsightFeed } | undefined;

/** Return what is known of a game; its result and its replay ask once. What failed is asked for again. */
export function insightOf(room: string): InsightFeed {
  if (last?.room !== room || last.feed.failure) last = { room, feed: new InsightFeed(room) };
  return last.feed;
}
