/** A bet as it is told, and how likely its ends are. */
import type { Happened } from "../wire";
import { FALLS } from "./facts";
import { events, standing } from "./rolls";
import type { Event, LordsOfVegas } from "./wire";

type Made = Extract<Event, { type: "bet-made" }>;
/** A bet: how it was made, what its boss answered, and whether its dice are still to fall. */
export type ToldBet = { made: Made; answer: "stand" | "lay-off" | undefined; isOpen: boolean };

/** In how many of their 36 ways two dice lose, win and win twice, and by which totals. */
export type Way = { totals: readonly number[]; ways: number };
export const WAYS: readonly Way[] = FALLS.map(([totals, ways]) => ({ totals, ways }));

/** Return the last bet that was made and stands, and what its boss answered. */
export function lastBet(happened: readonly Happened<LordsOfVegas>[]): ToldBet | undefined {
  const all = standing(events(happened));
  const at = all.findLastIndex(({ type }) => type === "bet-made");
  const made = all[at];
  if (made?.type !== "bet-made") return undefined;
  const later = all.slice(at);
  const answer = later.find(({ type }) => type === "bet-stood" || type === "bet-laid-off");
  const isOpen = !later.some(({ type }) => type === "bet-settled");
  return { made, answer: answer && (answer.type === "bet-stood" ? "stand" : "lay-off"), isOpen };
}

/**
 * Return whole shares of a hundred that add up to a hundred: what is left goes to the largest rests.
 *
 * Of 36 ways 20, 14 and 2 are 56, 39 and 5 in a hundred.
 */
export function hundredths(ways: readonly number[]): number[] {
  const all = ways.reduce((sum, each) => sum + each, 0) || 1;
  const exact = ways.map((each) => (100 * each) / all);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, each) => sum + each, 0);
  const byRest = exact.map((each, at) => ({ at, rest: each - Math.floor(each) }));
  const raised = new Set(
    byRest
      .sort((a, b) => b.rest - a.rest || a.at - b.at)
      .slice(0, left)
      .map(({ at }) => at),
  );
  return whole.map((each, at) => each + (raised.has(at) ? 1 : 0));
}

/** Write totals shortly: those that follow one another as from the first to the last. */
export function ranges(totals: readonly number[]): string {
  const runs: number[][] = [];
  for (const total of totals) {
    const last = runs.at(-1);
    if (last?.at(-1) === total - 1) last.push(total);
    else runs.push([total]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run.map(String))).join(", ");
}

/** Bets go in fives. */
const STEP = 5;

/** Return the bet to begin with: a quarter of one's money, in fives, as far as bets go. */
export function firstBet(money: number, least: number, highest: number): number {
  const quarter = Math.round(money / 4 / STEP) * STEP;
  return Math.max(least, Math.min(highest, Math.max(STEP, quarter)));
}

/** Return some bets to choose from at once: a small one, a middle one, and the highest. */
export function someBets(least: number, highest: number): number[] {
  const middle = Math.round(highest / 2 / STEP) * STEP || Math.ceil(highest / 2);
  const small = Math.max(least, Math.min(STEP, Math.floor(middle / 2) || least));
  return [...new Set([small, middle, highest].filter((bet) => bet >= least && bet <= highest))].sort((a, b) => a - b);
}
