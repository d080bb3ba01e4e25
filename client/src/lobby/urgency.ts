/** In which order one's games stand: those that wait for one first, the most urgent of them before all. */
import type { RunningRoom } from "../wire";
import type { RoomStatus } from "./mine";

/** What is known of a game for that: how it stands, and what the server says of one over days. */
export type Standing = { state: RoomStatus | undefined; days: RunningRoom | undefined };

function rank({ state, days }: Standing): number {
  const isYours = days?.yours ?? state?.kind === "yours";
  if (!isYours) return Infinity;
  // At a table where people sit, somebody waits right now.
  return days?.seconds_left ?? 0;
}

/** Return games in that order; the rest stays as it is. */
export function mostUrgentFirst<Game extends Standing>(games: readonly Game[]): Game[] {
  return [...games].sort((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  });
}
