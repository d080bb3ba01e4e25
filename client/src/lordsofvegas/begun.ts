/** What was begun at a table is there again when the page is: it is kept as long as its tab. */
import type { Draft } from "./choosing";
import type { Bargain } from "./offering";

/** An action that is put together, with its bet, and an offer that is composed. */
export type Begun = { draft?: Draft | undefined; bet: number; offer?: Bargain | undefined };

const keyOf = (room: string) => `croupier-begun-${room}`;

/** Return what was begun at a table and neither done nor left. */
export function recall(room: string): Begun | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(room)) ?? "null") as Begun | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keep what was begun at a table. */
export function keep(room: string, begun: Begun): void {
  try {
    if (begun.draft ?? begun.offer) sessionStorage.setItem(keyOf(room), JSON.stringify(begun));
    else sessionStorage.removeItem(keyOf(room));
  } catch {
    // Without a place to keep it, it holds until the page is closed.
  }
}
