/** How much time is left for a decision. */

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
