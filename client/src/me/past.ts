/** Finished games and what they add up to, as they are drawn. */
import type { PastGame, PastSeat, Tally } from "../wire";

/** Return the seats that share the first place. */
export function winners({ seats }: Pick<PastGame, "seats">): PastSeat[] {
  return seats.filter(({ place }) => place === 1);
}

/** Return one's own seat, where one had one. */
export function ownSeat({ seats, you }: Pick<PastGame, "seats" | "you">): PastSeat | undefined {
  return you.length === 1 ? seats[you[0] ?? -1] : undefined;
}

/** Return shares of games won and expected; of no games they are nothing. */
export function shares({ games, won, expected }: Tally): { won: number; expected: number } {
  return games ? { won: won / games, expected: expected / games } : { won: 0, expected: 0 };
}

/** A line through values in a box of so many units, and where nothing lies in it. */
export function sparkline(values: readonly number[], width: number, height: number): { path: string; zero: number } {
  const all = [0, ...values];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number) => (high === low ? height / 2 : (height * (high - value)) / (high - low));
  const x = (step: number) => (width * step) / Math.max(1, all.length - 1);
  const path = all.map((value, step) => `${step ? "L" : "M"}${x(step).toFixed(1)} ${y(value).toFixed(1)}`).join("");
  return { path, zero: y(0) };
}
