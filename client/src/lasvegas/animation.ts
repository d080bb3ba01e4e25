/** What happened at a table of Las Vegas as steps: a placement, each note that is paid, a new round, a roll. */
import type { AnimationStep } from "../pacing";
import type { Happened, Seen, View } from "../wire";
import type { Casino, Event, LasVegas, Payout, Table } from "./wire";

type Paid = Extract<Event, { type: "tie-cancelled" | "note-taken" | "went-empty" | "notes-returned" }>;

/** How long each kind of thing is looked at, in milliseconds; what is not named is told with the next. */
const LASTS: Partial<Record<Event["type"], number>> = {
  "starter-drawn": 900,
  "round-began": 1300,
  "white-scattered": 900,
  "dice-rolled": 900,
  "dice-placed": 650,
  "tie-cancelled": 900,
  "note-taken": 900,
  "notes-returned": 600,
  "game-ended": 400,
};

/** So long the pause between two rounds is, unless somebody goes on. */
const PAUSE = 12_000;

/** What dice fall for. */
export const ROLLED: readonly Event["type"][] = ["dice-rolled", "starter-drawn", "white-scattered"];

/** With what a chapter of a replay begins. */
export const CHAPTERS: readonly Event["type"][] = ["round-began"];

/** What is told together with its like where there is much to tell. */
const SMALL: readonly Event["type"][] = ["tie-cancelled", "notes-returned"];

function isPaid(event: Event): event is Paid {
  return ["tie-cancelled", "note-taken", "went-empty", "notes-returned"].includes(event.type);
}

/** Return what each casino pays, as the events of its payout tell it. */
export function payoutsTold(events: readonly Event[]): Required<Payout>[] {
  const payouts = Array.from({ length: 6 }, (): Required<Payout> => ({ ties: [], paid: [], empty: [], returned: [] }));
  for (const event of events.filter(isPaid)) {
    const payout = payouts[event.casino - 1];
    if (event.type === "tie-cancelled") payout?.ties.push({ dice: event.dice, claimants: event.claimants });
    else if (event.type === "note-taken") payout?.paid.push([event.claimant, event.note]);
    else if (event.type === "went-empty") payout?.empty.push(...event.claimants);
    else payout?.returned.push(...event.notes);
  }
  return payouts;
}

type TableState = { table: Table; standing: Payout[] };

function changed<T>(all: readonly T[], index: number, how: (one: T) => T): T[] {
  return all.map((one, at) => (at === index ? how(one) : one));
}

function without(notes: readonly number[], note: number): number[] {
  const at = notes.indexOf(note);
  return notes.filter((_, index) => index !== at);
}

/** Return the scene after one event that is told of it. A note that was taken leaves a gap of 0. */
export function after({ table, standing }: TableState, event: Event): TableState {
  switch (event.type) {
    case "dice-placed": {
      const placed = (casino: Casino): Casino => {
        return {
          ...casino,
          dice: changed(casino.dice, event.seat, (dice) => dice + event.own),
          white: casino.white + (event.white ?? 0),
        };
      };
      const hands = changed(table.hands, event.seat, ({ own, white }) => ({
        own: own - event.own,
        white: white - (event.white ?? 0),
      }));
      return { table: { ...table, hands, casinos: changed(table.casinos, event.casino - 1, placed) }, standing };
    }
    case "note-taken": {
      const { casino, note, claimant } = event;
      const casinos = changed(table.casinos, casino - 1, (one) => ({ ...one, notes: without(one.notes, note) }));
      const winnings = changed(table.winnings, claimant === "white" ? -1 : claimant, (won) => {
        return won.type === "purse" ? { ...won, notes: [...won.notes, note] } : { ...won, notes: won.notes + 1 };
      });
      const paid = changed(standing, casino - 1, (payout) => {
        const { paid = [] } = payout;
        const at = paid.findIndex(([taker, value]) => taker === claimant && value === note);
        return { ...payout, paid: changed(paid, at, ([taker]): [number | "white", number] => [taker, 0]) };
      });
      return { table: { ...table, casinos, winnings }, standing: paid };
    }
    case "notes-returned": {
      const casinos = changed(table.casinos, event.casino - 1, (one) => ({ ...one, notes: [] }));
      return {
        table: { ...table, casinos },
        standing: changed(standing, event.casino - 1, (payout) => ({ ...payout, returned: [] })),
      };
    }
    default:
      return { table, standing };
  }
}

/** Return a table that waits for the dice, in this scene. */
function waiting(seen: Seen<LasVegas>, { table, standing }: TableState, seat: number | undefined): Seen<LasVegas> {
  const turn = seat === undefined ? null : { type: "turn" as const, seat };
  return {
    ...seen,
    state: { type: "rolling", table, seat: seat ?? table.starter },
    standing,
    turn,
    yours: [],
    ending: null,
  };
}

function tableOf({ state }: Seen<LasVegas>): Table | undefined {
  return "table" in state ? state.table : undefined;
}

/** Return the steps that lead from one position to another. */
export function animationSteps(
  was: Seen<LasVegas>,
  is: Seen<LasVegas>,
  happened: readonly Happened<LasVegas>[],
  view: View<LasVegas>,
): AnimationStep<LasVegas>[] {
  const events = happened.flatMap((entry) => (entry.type === "played" ? entry.told.map(({ event }) => event) : []));
  const isPayday = events.some(isPaid);
  const [old, now] = [tableOf(was), tableOf(is)];
  let scene = old && { table: old, standing: isPayday ? payoutsTold(events) : was.standing };
  const fresh = now && { table: now, standing: is.standing };

  const found: AnimationStep<LasVegas>[] = [];
  let left: Happened<LasVegas>[] = [];
  for (const entry of happened) {
    if (entry.type !== "played") {
      left.push(entry);
      continue;
    }
    for (const one of entry.told) {
      const { event } = one;
      left.push({ ...entry, told: [one] });
      if (event.type === "round-began" && isPayday && scene) found.push(pause(scene));
      scene = scene && after(scene, event);
      if (event.type === "round-began") scene = fresh;
      const lasts = LASTS[event.type];
      if (lasts === undefined) continue;
      const shown = isPayday ? scene : fresh;
      const kind = SMALL.includes(event.type) ? event.type : undefined;
      found.push({ told: left, view: seenAt(event, shown), lasts, kind });
      left = [];
    }
  }
  const last = found.at(-1);
  // Nothing can be chosen before the dice have landed.
  if (events.at(-1)?.type === "dice-rolled" && last) return [...found, { told: left, view, lasts: 0 }];
  found.pop();
  return [...found, { told: [...(last?.told ?? []), ...left], view, lasts: last?.lasts ?? 0 }];

  /** Between two rounds everybody sees how it stands. */
  function pause(shown: TableState): AnimationStep<LasVegas> {
    const paid = happened.flatMap((entry) => (entry.type === "played" ? entry.told : []));
    const moment = { name: "round-end", told: paid.filter(({ event }) => isPaid(event)), at: 0 };
    const seen = { ...view, stage: "playing" as const, table: waiting(is, shown, undefined) };
    return { told: [], view: seen, lasts: PAUSE, isHeld: true, moment };
  }

  function seenAt(event: Event, shown: TableState | undefined): View<LasVegas> {
    if (event.type === "dice-rolled" || event.type === "game-ended" || !shown) return view;
    return { ...view, stage: "playing", table: waiting(is, shown, "seat" in event ? event.seat : undefined) };
  }
}
