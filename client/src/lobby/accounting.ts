/** The account of a game in whole percents that add up, and the moments that decided it. */
import type { Insight, SeatAccount } from "../wire";

/** What became of a chance to win, in percent: `start + luck + own + others` is exactly `result`. */
export type Percents = { [Part in keyof SeatAccount]: number };

/** In how many parts a percent is counted, so that sums of shares come out to the last digit. */
const PARTS = 100;

/** Return a share of 1 in percent, as exactly as the server counts it. */
function exactly(share: number): number {
  return Math.round(share * 100 * PARTS) / PARTS;
}

/** Round numbers so that they add up to a whole one: what is left over goes to the largest remainders. */
export function roundedTo(total: number, numbers: readonly number[]): number[] {
  const floors = numbers.map((number) => Math.floor(number));
  const left = total - floors.reduce((sum, floor) => sum + floor, 0);
  const order = numbers
    .map((number, index) => ({ index, rest: number - Math.floor(number) }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index);
  const raised = new Set(order.slice(0, Math.max(0, left)).map(({ index }) => index));
  // There is no “−0 %”.
  return floors.map((floor, index) => floor + Number(raised.has(index)) + 0);
}

/** Return the account of a seat as it is shown. */
export function percents({ start, luck, own, others, result }: SeatAccount): Percents {
  const end = Math.round(exactly(result));
  const [first = 0, second = 0, third = 0, fourth = 0] = roundedTo(end, [start, luck, own, others].map(exactly));
  return { start: first, luck: second, own: third, others: fourth, result: end };
}

/** Return what the choices of every other seat did to a seat, in percents that add up to a whole number. */
export function othersParts({ chances, movers }: Insight, seat: number, total: number): Map<number, number> {
  const sums = new Map<number, number>();
  movers.forEach((mover, entry) => {
    if (mover === null || mover === seat) return;
    const change = (chances[entry + 1]?.[seat] ?? 0) - (chances[entry]?.[seat] ?? 0);
    sums.set(mover, (sums.get(mover) ?? 0) + change);
  });
  const rounded = roundedTo(total, [...sums.values()].map(exactly));
  return new Map([...sums.keys()].map((mover, index) => [mover, rounded[index] ?? 0]));
}

export type MomentKind = "luck" | "own" | "others";

/** What changed a chance much: by which entry, from how many percent to how many, and whose doing it was. */
export type Moment = { entry: number; before: number; after: number; kind: MomentKind };

const MOST_MOMENTS = 5;
/** What changes a chance by less is none. */
const LEAST = 0.04;
/** The nearest two moments may be, as a part of the game: pins that cover each other cannot be read. */
const APART = 1 / 16;

/** Return the moments that decided a game for a seat, in their order: the largest changes, apart from each other. */
export function momentsOf({ chances, movers }: Pick<Insight, "chances" | "movers">, seat: number): Moment[] {
  const gap = movers.length * APART;
  const found: Moment[] = [];
  const all = movers.flatMap((mover, entry) => {
    const [before, after] = [chances[entry]?.[seat], chances[entry + 1]?.[seat]];
    if (before === undefined || after === undefined || Math.abs(after - before) < LEAST) return [];
    const kind: MomentKind = mover === null ? "luck" : mover === seat ? "own" : "others";
    return [{ entry, before, after, kind }];
  });
  const size = ({ before, after }: Moment) => Math.abs(after - before);
  for (const moment of all.sort((one, other) => size(other) - size(one) || one.entry - other.entry)) {
    if (found.length === MOST_MOMENTS) break;
    if (found.every(({ entry }) => Math.abs(entry - moment.entry) >= gap)) found.push(moment);
  }
  return found.sort((one, other) => one.entry - other.entry);
}

/** A bar of the sum: where it begins and how long it is, in percent of the scale. */
export type Bar = { part: keyof Percents; value: number; from: number; length: number };

/** Return the bars of a sum, one after the other; the scale is wider where a partial sum leaves 0 to 100. */
export function barsOf(account: Percents): Bar[] {
  const { start, luck, own, others, result } = account;
  const ends = [start, start + luck, start + luck + own, start + luck + own + others];
  const [low, high] = [Math.min(0, ...ends), Math.max(100, ...ends)];
  const scaled = (from: number, to: number) => ({
    from: (100 * (Math.min(from, to) - low)) / (high - low),
    length: (100 * Math.abs(to - from)) / (high - low),
  });
  const [afterLuck = 0, afterOwn = 0] = ends.slice(1);
  return [
    { part: "start", value: start, ...scaled(0, start) },
    { part: "luck", value: luck, ...scaled(start, afterLuck) },
    { part: "own", value: own, ...scaled(afterLuck, afterOwn) },
    { part: "others", value: others, ...scaled(afterOwn, result) },
    { part: "result", value: result, ...scaled(0, result) },
  ];
}

/** Write a sum as one line: 25 − 12 − 9 − 4 = 0. */
export function equation({ start, luck, own, others, result }: Percents): string {
  const terms = [luck, own, others].map((value) => `${value < 0 ? "−" : "+"} ${Math.abs(value)}`);
  return `${start} ${terms.join(" ")} = ${result}`;
}

/** Write a change: +5, −3, or 0. */
export function changed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
