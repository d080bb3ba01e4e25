/** A casino of Las Vegas as its ledger shows it: who takes what, who is in a tie, what is left. */
import type { Seen } from "../wire";
import type { DiceThere, LasVegas, Payout, Placing, Preview } from "./wire";

export type Claimant = number | "white";

export type Row =
  | { kind: "paid"; claimant: Claimant; dice: number; note: number }
  | { kind: "empty"; claimant: Claimant; dice: number }
  | { kind: "rest"; notes: number[] }
  | { kind: "tie"; dice: number; claimants: Claimant[] };

/** Return how many dice somebody has in a casino. */
export function diceOf(casino: DiceThere, claimant: Claimant): number {
  return (claimant === "white" ? casino.white : casino.dice[claimant]) ?? 0;
}

/** Return the rows of a ledger: notes taken, notes left, those who get nothing, and ties last. */
export function rows(casino: DiceThere, payout: Payout): Row[] {
  const { paid = [], returned = [], empty = [], ties = [] } = payout;
  const found: Row[] = paid.map(([claimant, note]) => {
    return { kind: "paid", claimant, dice: diceOf(casino, claimant), note };
  });
  if (returned.length) found.push({ kind: "rest", notes: returned });
  for (const claimant of empty) {
    found.push({ kind: "empty", claimant, dice: diceOf(casino, claimant) });
  }
  for (const tie of ties) found.push({ kind: "tie", ...tie });
  return found;
}

/** Return what a casino would pay a seat. */
export function paidTo(payout: Payout, seat: number): number {
  return payout.paid?.find(([claimant]) => claimant === seat)?.[1] ?? 0;
}

export type PlacementResult =
  | { kind: "take"; note: number }
  | { kind: "lose"; note: number }
  | { kind: "keep"; note: number }
  | { kind: "tie" }
  | { kind: "nothing" };

/** Compare what a seat has in a casino before and after a placement. */
export function placementResult(before: Payout, after: Payout, seat: number): PlacementResult {
  const was = paidTo(before, seat);
  const is = paidTo(after, seat);
  if (is > was) return { kind: "take", note: is };
  if (is && is === was) return { kind: "keep", note: is };
  if (is < was) return { kind: "lose", note: was - is };
  return after.ties?.some((tie) => tie.claimants.includes(seat)) ? { kind: "tie" } : { kind: "nothing" };
}

/** Return who else would take more than before: whom a tie, or dice placed elsewhere in the casino, lets through. */
export function gainers(before: Payout, after: Payout, seat: number): [Claimant, number][] {
  const was = new Map(before.paid ?? []);
  return (after.paid ?? []).filter(([claimant, note]) => claimant !== seat && note > (was.get(claimant) ?? 0));
}

/** A roll by face: how many own and white dice show it. */
export type Group = { face: number; own: number; white: number };

/** Return the roll, grouped by face. */
export function groups(state: Placing): Group[] {
  const count = (dice: number[], face: number) => dice.filter((die) => die === face).length;
  return [1, 2, 3, 4, 5, 6]
    .map((face) => ({ face, own: count(state.roll.own, face), white: count(state.roll.white ?? [], face) }))
    .filter((group) => group.own + group.white > 0);
}

/** Return how many dice and numbers a group is drawn with, if more than so many dice are one die and a number. */
export function pieces({ own, white }: Group, most: number): number {
  return own + white <= most ? own + white : Math.min(own, 2) + Math.min(white, 2);
}

/** What may be chosen: the dice that go, what lies there with them, what is paid then, and whom that brings what. */
export type Placement = Group &
  Pick<Preview, "casino" | "payout"> & {
    out: PlacementResult;
    gainers: [Claimant, number][];
  };

/** Return what may be chosen, by face. */
export function placements({ state, standing, yours: [mine] }: Seen<LasVegas>): Placement[] {
  if (!mine || state.type !== "placing") return [];
  return groups(state).flatMap((group) => {
    const preview = mine.choices.find(({ move }) => move.face === group.face)?.preview;
    const before = standing[group.face - 1];
    if (!preview || !before) return [];
    const out = placementResult(before, preview.payout, mine.seat);
    return [{ ...group, ...preview, out, gainers: gainers(before, preview.payout, mine.seat) }];
  });
}
