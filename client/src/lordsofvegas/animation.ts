/** What happened at a table of Lords of Vegas as moments: a card, a marker or a die, each payment, points. */
import type { AnimationStep } from "../pacing";
import type { Happened, Seen, View } from "../wire";
import type { Event, LordsOfVegas, Table } from "./wire";

/** How long each kind of thing is looked at, in milliseconds; what is not named is told with the next. */
const LASTS: Partial<Record<Event["type"], number>> = {
  "card-drawn": 1000,
  "end-card-drawn": 1400,
  "lot-marked": 600,
  "lot-given-up": 600,
  "die-replaced": 600,
  "die-placed": 700,
  "die-moved": 600,
  "lot-kept": 600,
  "block-closed": 700,
  "lots-paid": 700,
  "casino-paid": 800,
  "points-scored": 700,
  "casino-built": 800,
  "casino-sprawled": 800,
  "casino-remodeled": 800,
  "casino-reorganized": 600,
  "dice-rerolled": 900,
  "dice-arranged": 700,
  "tie-rerolled": 1000,
  "bet-made": 700,
  "bet-laid-off": 700,
  "bet-stood": 500,
  "bet-settled": 1200,
  "offer-made": 500,
  "offer-accepted": 900,
  "offer-refused": 600,
  "offer-withdrawn": 300,
  "game-ended": 400,
};

/** With what a chapter of a replay begins. */
export const CHAPTERS: readonly Event["type"][] = ["turn-began"];

/** What is told together with its like where there is much to tell. */
const SMALL: readonly Event["type"][] = ["casino-paid", "points-scored", "offer-refused", "offer-withdrawn"];

/** What changes the board; until it happens, the board is as it was. */
const ON_BOARD: readonly Event["type"][] = [
  "lot-marked",
  "lot-given-up",
  "die-replaced",
  "die-placed",
  "die-moved",
  "casino-built",
  "casino-sprawled",
  "casino-remodeled",
  "dice-rerolled",
  "dice-arranged",
  "tie-rerolled",
  "offer-accepted",
];

/** Return what a seat gains by an event, as it is told; what it pays is below zero. */
export function gains(event: Event, seats: number): number[] {
  const found = Array<number>(seats).fill(0);
  const add = (seat: number, money: number) => {
    found[seat] = (found[seat] ?? 0) + money;
  };
  if (event.type === "lots-paid" || event.type === "casino-paid")
    event.money.forEach((money, seat) => add(seat, money));
  else if (event.type === "bet-settled") {
    add(event.seat, event.gambler_gain);
    add(event.boss, event.boss_gain);
  } else if (event.type === "offer-accepted") {
    const { give, take } = event.terms;
    add(event.seat, (take?.money ?? 0) - (give?.money ?? 0));
    add(event.to, (give?.money ?? 0) - (take?.money ?? 0));
  } else if ("cost" in event) add(event.seat, -event.cost);
  return found;
}

type Sums = { money: number[]; points: number[] };

/** Return money and points after an event. */
export function counted({ money, points }: Sums, event: Event): Sums {
  const gained = gains(event, money.length);
  return {
    money: money.map((sum, seat) => sum + (gained[seat] ?? 0)),
    points:
      event.type === "points-scored" ? points.map((sum, seat) => (seat === event.seat ? event.after : sum)) : points,
  };
}

/** Return a table at which nothing can be chosen yet. */
function between(is: Seen<LordsOfVegas>, table: Table, seat: number | undefined): Seen<LordsOfVegas> {
  const turn = seat === undefined ? is.turn : { type: "turn" as const, seat };
  return { ...is, state: { type: "revealing", table }, turn, yours: [], ending: null };
}

/** Return the moments that lead from one position to another. */
export function animationSteps(
  was: Seen<LordsOfVegas>,
  is: Seen<LordsOfVegas>,
  happened: readonly Happened<LordsOfVegas>[],
  view: View<LordsOfVegas>,
): AnimationStep<LordsOfVegas>[] {
  const found: AnimationStep<LordsOfVegas>[] = [];
  let left: Happened<LordsOfVegas>[] = [];
  let sums: Sums = was.state.table;
  let isBuilt = false;
  for (const entry of happened) {
    if (entry.type !== "played") {
      left.push(entry);
      continue;
    }
    for (const one of entry.told) {
      const { event } = one;
      left.push({ ...entry, told: [one] });
      sums = counted(sums, event);
      isBuilt ||= ON_BOARD.includes(event.type);
      const lasts = LASTS[event.type];
      if (lasts === undefined) continue;
      const board = isBuilt ? is : was;
      const table = {
        ...is.state.table,
        plots: board.state.table.plots,
        money: sums.money,
        points: sums.points,
        offers: was.state.table.offers ?? [],
      };
      const standing = { ...is.standing, casinos: board.standing.casinos };
      const seat = was.state.table.turn;
      const kind = SMALL.includes(event.type) ? event.type : undefined;
      found.push({
        told: left,
        view: { ...view, stage: "playing", table: { ...between(is, table, seat), standing } },
        lasts,
        kind,
      });
      left = [];
    }
  }
  const last = found.pop();
  found.push({ told: [...(last?.told ?? []), ...left], view, lasts: last?.lasts ?? 0 });
  return found;
}
