/** The pause after a round: how everybody stands, and who took what. */
import type { Moment } from "../pacing";
import type { Happened } from "../wire";
import { payoutsTold } from "./animation";
import type { Event, LasVegas, Payout, Table } from "./wire";

/** How one seat stands: what it took in this round, and in all, if that lies open. */
export type Standing = {
  seat: number;
  notes: readonly number[];
  gained: number;
  total: number | undefined;
  count: number;
  place: number | undefined;
  /** Places gained in this round, or lost if below zero. */
  climbed: number;
};
export type RoundEnd = { standings: readonly Standing[]; payouts: readonly Payout[]; returned: number };

function events({ told }: Moment<LasVegas>): Event[] {
  return told.map(({ event }) => event);
}

function places(sums: readonly number[]): number[] {
  return sums.map((sum) => 1 + sums.filter((other) => other > sum).length);
}

/** Return how the table stands after a round; where money lies face down, in the order of the seats. */
export function roundEnd(moment: Moment<LasVegas>, table: Table): RoundEnd {
  const all = events(moment);
  const seats = table.winnings.map((won, seat) => {
    const notes = all.flatMap((event) => (event.type === "note-taken" && event.claimant === seat ? [event.note] : []));
    const total = won.type === "purse" ? won.notes.reduce((sum, note) => sum + note, 0) : undefined;
    const count = won.type === "purse" ? won.notes.length : won.notes;
    return { seat, notes, gained: notes.reduce((sum, note) => sum + note, 0), total, count };
  });
  const isOpen = seats.every(({ total }) => total !== undefined);
  const now = places(seats.map(({ total }) => total ?? 0));
  const before = places(seats.map(({ total, gained }) => (total ?? 0) - gained));
  const standings = seats.map((one): Standing => {
    const place = now[one.seat] ?? 0;
    return { ...one, place: isOpen ? place : undefined, climbed: isOpen ? (before[one.seat] ?? 0) - place : 0 };
  });
  if (isOpen) standings.sort((a, b) => (a.place ?? 0) - (b.place ?? 0) || a.seat - b.seat);
  const payouts = payoutsTold(all);
  return { standings, payouts, returned: Math.max(0, ...payouts.flatMap(({ returned = [] }) => returned)) };
}

type Placed = Extract<Event, { type: "dice-placed" }>;

/** Return where others have placed since one of these seats did, in this round. */
export function placedSince(happened: readonly Happened<LasVegas>[], you: readonly number[]): Placed[] {
  const all = happened.flatMap((entry) => (entry.type === "played" ? entry.told.map(({ event }) => event) : []));
  const last = all.findLastIndex(
    (event) => event.type === "round-began" || (event.type === "dice-placed" && you.includes(event.seat)),
  );
  return all.slice(last + 1).filter((event) => event.type === "dice-placed");
}
