/** The replay looked at last, so that the result and the replay of a game load it once. */
import { replay } from "../api";
import type { Replay } from "../wire";

let last: { room: string; found: Promise<Replay> } | undefined;

export function replayOf(room: string): Promise<Replay> {
  if (last?.room !== room) {
    const found = replay(room);
    last = { room, found };
    found.catch(() => (last = undefined));
  }
  return last.found;
}
