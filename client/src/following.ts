/** The server is told what was seen: bots go on when all who play have seen what happened. */
import { awaitedAt } from "./timing";
import type { View } from "./wire";

/** A number beyond all entries: whoever has seen that far is never waited for. */
export const AHEAD = 2 ** 31;

/** Return whether a bot plays a seat, its own or for somebody who is away. */
export function isBot({ chairs }: Pick<View, "chairs">, seat: number): boolean {
  const chair = chairs[seat];
  return chair?.kind === "bot" || chair?.away === true;
}

/** Return whether somebody of this device plays along with bots, which go by what is seen here. */
export function isFollowed(view: View): boolean {
  return view.stage === "playing" && view.you.length > 0 && view.chairs.some((_, seat) => isBot(view, seat));
}

/** Return whether only bots are waited for, so that nobody is left behind if it goes on at once. */
export function isWithBots(view: View): boolean {
  const awaited = awaitedAt(view.table?.turn);
  return view.stage === "playing" && awaited.length > 0 && awaited.every((seat) => isBot(view, seat));
}

/** Return whether a bot is on turn. */
export function isOfBot(view: View): boolean {
  const seat = view.table?.turn?.seat;
  return seat !== undefined && isBot(view, seat);
}
