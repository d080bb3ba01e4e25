/** Who is waited for, and how much time is left for a decision. */
import type { RoomFeed } from "./room.svelte";
import { isHeld } from "./presence";
import type { Turn, View } from "./wire";

/** Return the seats that are waited for: those asked something, else the one on turn. */
export function awaitedAt(turn: Turn | null | undefined): readonly number[] {
  if (!turn) return [];
  return turn.asked?.length ? turn.asked : [turn.seat];
}

/** Return the seat whose time runs: the first one that is waited for. */
export function waitedFor(turn: Turn | null | undefined): number | undefined {
  return awaitedAt(turn)[0];
}

/** Tell whether somebody at this device may decide something. */
export function isAwaited(turn: Turn | null | undefined, you: readonly number[]): boolean {
  return you.some((seat) => seat === turn?.seat || turn?.asked?.includes(seat));
}

/** A time that runs: for whom, until when in milliseconds of this page, and how many seconds there were. */
export type Deadline = { seat: number; until: number; timer: number };

/** Return the time that runs at a table, if one does: bots of the house have all they want. */
export function deadline(model: RoomFeed, view: View): Deadline | undefined {
  const seat = waitedFor(view.table?.turn);
  const chair = view.chairs[seat ?? -1];
  const { until } = model;
  if (seat === undefined || until === undefined || view.timer === null) return undefined;
  return chair && isHeld(chair) && !chair.away ? { seat, until, timer: view.timer } : undefined;
}

/** From here on it is said that little time is left. */
export const LITTLE = 10;

/** Return the whole seconds left until a time, both in milliseconds. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}

/** Return which part of the time is left, from 1 down to 0. */
export function shareLeft(until: number, now: number, timer: number): number {
  return Math.min(1, Math.max(0, (until - now) / (timer * 1000)));
}
