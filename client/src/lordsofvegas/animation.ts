/** What happened at a table of Lords of Vegas as steps: a card, a marker or a die, each payment, points. */
import { isBot } from "../following";
import type { AnimationStep, Moment } from "../pacing";
import type { EventTold, Happened, Seen, View } from "../wire";
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
  "lots-paid": 900,
  "casino-built": 800,
  "casino-sprawled": 800,
  "casino-remodeled": 800,
  "casino-reorganized": 600,
  "dice-rerolled": 900,
  "dice-arranged": 700,
  "bet-made": 700,
  "action-taken-back": 700,
  "bet-laid-off": 700,
  "bet-stood": 500,
  "offer-made": 500,
  "offer-accepted": 900,
  "offer-refused": 600,
  "offer-withdrawn": 300,
};

/** How long a casino that pays is looked at, and how long all of them at most. */
const CASINO = 900;
const CASINOS = 4500;

/** A bet is seen in three parts: the dice as they fall, what they mean, and the money that goes over. */
export const BET = { dice: 0, words: 1, money: 2 };
const BET_LASTS = [950, 500, 1000];

/** A tie is seen in two parts: the dice as they fall again, and who is boss then. */
export const TIE = { dice: 0, words: 1 };
const TIE_LASTS = [950, 900];
/** How long it is looked at that a die is taken over, and how long that the game is over. */
const TAKE_OVER = 1500;
const ENDING = 2600;

/** How long it is looked at what others offer each other, and how they answer. */
const TRADE_LASTS: Partial<Record<Event["type"], number>> = {
  "offer-made": 1400,
  "offer-accepted": 1800,
  "offer-refused": 1000,
};

/** What dice fall for on the board. */
export const ROLLED: readonly Event["type"][] = ["dice-rerolled", "start-rolled"];

/** With what a chapter of a replay begins. */
export const CHAPTERS: readonly Event["type"][] = ["turn-began"];

/** What is told together with its like where there is much to tell. */
const SMALL: readonly Event["type"][] = ["points-scored", "offer-refused", "offer-withdrawn"];

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
  "action-taken-back",
];

/** Return what a seat gains by an event, as it is told; what it pays is below zero. */
export function gains(event: Event, seats: number): number[] {
  const found = Array<number>(seats).fill(0);
  const add = (seat: number, money: number) => {
    found[seat] = (found[seat] ?? 0) + money;
  };
  if (event.type === "lots-paid" || event.type === "casino-paid")
    event.money.forEach((money, seat) => add(seat, money));
  else if (event.type === "action-taken-back") add(event.seat, event.money);
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

type LordsMoment = Moment<LordsOfVegas>;
type Told = EventTold<LordsOfVegas>;

const PAYING: readonly Event["type"][] = ["lots-paid", "casino-paid", "points-scored"];

/** Return the payday an event is part of, with all that is paid by the same card, and how far it has come. */
function payday(told: readonly Told[], at: number): LordsMoment | undefined {
  if (!PAYING.includes(told[at]?.event.type ?? "turn-began")) return undefined;
  let first = at;
  while (first > 0 && PAYING.includes(told[first - 1]?.event.type ?? "turn-began")) first -= 1;
  const found = paydays.get(told[first] as Told) ?? run(told.slice(first));
  paydays.set(told[first] as Told, found);
  return { name: "payday", told: found, at: at - first };
}

/** Steps of one payday share its events, by which they know each other. */
const paydays = new WeakMap<Told, readonly Told[]>();

function run(told: readonly Told[]): readonly Told[] {
  const end = told.findIndex(({ event }) => !PAYING.includes(event.type));
  return end < 0 ? told : told.slice(0, end);
}

type Lasting = Pick<AnimationStep<LordsOfVegas>, "moment"> & { lasts?: number };

/** Return how long an event is looked at, and where it is part of a moment, which one. */
function lasting(told: readonly Told[], at: number): Lasting {
  const one = told[at] as Told;
  if (one.event.type === "game-ended") return { lasts: ENDING, moment: { name: "ending", told: [one], at: 0 } };
  const taken = takeOver(told, at);
  if (taken) return taken;
  const moment = payday(told, at);
  const casinos = moment?.told.filter(({ event }) => event.type === "casino-paid").length ?? 0;
  // Whoever is boss is told together with what the casino pays.
  if (one.event.type === "points-scored") return { lasts: Math.min(CASINO, CASINOS / Math.max(1, casinos)), moment };
  const lasts = LASTS[one.event.type];
  return lasts === undefined ? {} : { lasts, moment };
}

/** Return how a die is taken over, with the die that comes in its place; it is looked at when that lies there. */
function takeOver(told: readonly Told[], at: number): Lasting | undefined {
  const [before, one, next] = [told[at - 1], told[at] as Told, told[at + 1]];
  if (one.event.type === "die-replaced" && next?.event.type === "die-placed") return {};
  const both = before?.event.type === "die-replaced" && one.event.type === "die-placed" ? [before, one] : undefined;
  const parts = both ?? (one.event.type === "die-replaced" ? [one] : undefined);
  return parts && { lasts: TAKE_OVER, moment: { name: "take-over", told: parts, at: 0 } };
}

/** Return how a trade is seen by those who have no part in it. */
function bystanding(one: Told, you: readonly number[]): Lasting | undefined {
  const { event } = one;
  const lasts = TRADE_LASTS[event.type];
  if (lasts === undefined || !("to" in event) || you.includes(event.seat) || you.includes(event.to)) return undefined;
  return { lasts, moment: { name: "trade", told: [one], at: 0 } };
}

/** Return a table at which nothing can be chosen yet. */
function between(is: Seen<LordsOfVegas>, table: Table, seat: number | undefined): Seen<LordsOfVegas> {
  const turn = seat === undefined ? is.turn : { type: "turn" as const, seat };
  return { ...is, state: { type: "revealing", table }, turn, yours: [], ending: null };
}

/** Return the steps that lead from one position to another. */
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
    for (const [at, one] of entry.told.entries()) {
      const { event } = one;
      const before = sums;
      const former = isBuilt ? is : was;
      left.push({ ...entry, told: [one] });
      sums = counted(sums, event);
      isBuilt ||= ON_BOARD.includes(event.type);
      const seen = ({ money, points }: Sums, board = isBuilt ? is : was): View<LordsOfVegas> => {
        const offers = was.state.table.offers ?? [];
        const table = { ...is.state.table, plots: board.state.table.plots, money, points, offers };
        const standing = { ...is.standing, casinos: board.standing.casinos };
        return { ...view, stage: "playing", table: { ...between(is, table, was.state.table.turn), standing } };
      };
      if (event.type === "bet-settled") {
        const isWhole = view.you.includes(event.seat) || view.you.includes(event.boss);
        found.push(...betSteps(one, left, seen(before), seen(sums)).map((step) => ({ ...step, isWhole })));
        left = [];
        continue;
      }
      if (event.type === "tie-rerolled") {
        found.push(...tieSteps(entry.told, at, left, [seen(before, former), seen(sums)]));
        left = [];
        continue;
      }
      const { lasts, moment } = bystanding(one, view.you) ?? lasting(entry.told, at);
      // The marker of a bot comes with what its card pays.
      const isPaidNext = event.type === "lot-marked" && isBot(view, event.seat);
      if (lasts === undefined || isPaidNext) continue;
      const kind = SMALL.includes(event.type) ? event.type : undefined;
      found.push({ told: left, view: seen(sums), lasts, kind, moment });
      left = [];
    }
  }
  const last = found.at(-1);
  // A moment is looked at before anything can be chosen.
  if (last?.moment) return [...found, { told: left, view, lasts: 0 }];
  found.pop();
  return [...found, { told: [...(last?.told ?? []), ...left], view, lasts: last?.lasts ?? 0 }];
}

/** Return a bet as it is seen: dice first, then words, then money. */
function betSteps(
  one: Told,
  left: readonly Happened<LordsOfVegas>[],
  before: View<LordsOfVegas>,
  after: View<LordsOfVegas>,
): AnimationStep<LordsOfVegas>[] {
  const told = [one];
  return BET_LASTS.map((lasts, at) => ({
    told: at === BET.words ? left : [],
    view: at === BET.money ? after : before,
    lasts,
    moment: { name: "bet", told, at },
  }));
}

/** Return a tie as it is seen: the dice fall again, and then it is said who is boss, or that it is tied again. */
function tieSteps(
  told: readonly Told[],
  at: number,
  left: readonly Happened<LordsOfVegas>[],
  views: readonly View<LordsOfVegas>[],
): AnimationStep<LordsOfVegas>[] {
  const [one, next] = [told[at] as Told, told[at + 1]];
  const parts = next?.event.type === "tie-rerolled" ? [one, next] : [one];
  return TIE_LASTS.map((lasts, part) => ({
    told: part === TIE.words ? left : [],
    view: views[part] as View<LordsOfVegas>,
    lasts,
    moment: { name: "tie", told: parts, at: part },
  }));
}
