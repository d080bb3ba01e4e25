/** What happened as a row of events, and two dice that were rolled beside the board for who begins. */
import { MISSED } from "../shell/transcript";
import type { Happened } from "../wire";
import type { Event, LordsOfVegas } from "./wire";

export type Throw = { seat: number; dice: readonly [number, number] };

export function events(happened: readonly Happened<LordsOfVegas>[]): Event[] {
  return happened.flatMap((entry) => (entry.type === "played" ? entry.told.map(({ event }) => event) : []));
}

const ACTED: readonly Event["type"][] = ["casino-built", "casino-sprawled", "casino-remodeled", "bet-made"];

/** Return what happened without actions that were taken back, and without their being taken back. */
export function standing(all: readonly Event[]): Event[] {
  const found: Event[] = [];
  for (const event of all) {
    const at = event.type === "action-taken-back" ? found.findLastIndex(({ type }) => ACTED.includes(type)) : -1;
    if (at >= 0) found.splice(at, 1);
    else if (event.type !== "action-taken-back") found.push(event);
  }
  return found;
}

/** Return what everybody rolled last for who begins; nothing once a card was drawn. */
export function startThrown(happened: readonly Happened<LordsOfVegas>[]): Throw[] {
  const all = events(happened);
  if (all.some(({ type }) => type === "card-drawn")) return [];
  const found = new Map<number, Throw>();
  for (const event of all)
    if (event.type === "start-rolled") found.set(event.seat, { seat: event.seat, dice: event.dice });
  return [...found.values()];
}

/** Return from which entry on everything is told to somebody who comes now. */
export function firstTold(happened: readonly Happened<LordsOfVegas>[]): number {
  let lines = 0;
  const first = happened.findLast((entry) => {
    lines += entry.type === "played" ? entry.told.length : 1;
    return lines >= MISSED;
  });
  return first?.number ?? 0;
}
