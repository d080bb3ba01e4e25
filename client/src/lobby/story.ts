/** The story of a finished game: its scores step by step, and what stands out in it. */

/** What stands out, with the step of the replay that shows it; a game has its own kinds beside the lead. */
export type TurningPoint = { kind: string; at: number };

/** From when on the winner was ahead: the step of the replay, and after how many rounds or turns. */
export type Lead = { kind: "lead"; at: number; seat: number; step: number };

/** The score of every seat at the start and after every round or turn, and what stands out. */
export type Story<Point extends TurningPoint = TurningPoint> = { scores: number[][]; points: (Lead | Point)[] };

/** Keeps the best of its kind. */
export class Best<Found> {
  found: Found | undefined;
  private worth = 0;

  offer(worth: number, found: Found): void {
    if (worth > this.worth) [this.worth, this.found] = [worth, found];
  }
}

/** Return those that were found. */
export function some<Found>(...found: (Found | undefined)[]): Found[] {
  return found.filter((one) => one !== undefined);
}

function leader(scores: readonly number[]): number | undefined {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return first === scores.lastIndexOf(most) ? first : undefined;
}

/** Return from when on the winner was alone in the lead until the end; `ends` are the steps the scores are of. */
export function leadOf(scores: readonly number[][], ends: readonly number[]): Lead | undefined {
  const seat = leader(scores.at(-1) ?? []);
  if (seat === undefined) return undefined;
  let step = scores.length - 1;
  while (step > 0 && leader(scores[step - 1] ?? []) === seat) step -= 1;
  return { kind: "lead", at: ends[step] ?? 0, seat, step };
}
