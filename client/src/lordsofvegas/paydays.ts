/** A payday as it is told: casino by casino, who gets what, and how far the boss comes. */
import type { Moment } from "../pacing";
import type { EventTold } from "../wire";
import type { Mark, Marks } from "./marks";
import type { Event, LordsOfVegas } from "./wire";

type Paid = Extract<Event, { type: "casino-paid" }>;
type Scored = Extract<Event, { type: "points-scored" }>;
/** What one casino pays, and whether it has paid already, pays now or is still to come. */
export type PayLine = { paid: Paid; scored: Scored | undefined; when: "done" | "now" | "wait" };
export type Payday = { lots: readonly number[]; lines: readonly PayLine[] };

/** Return the payday that is being told. */
export function payday({ told, at }: Moment<LordsOfVegas>): Payday {
  const lots = told.flatMap(({ event }) => (event.type === "lots-paid" ? [event.money] : []))[0] ?? [];
  const lines = told.flatMap(({ event }, place): PayLine[] => {
    if (event.type !== "casino-paid") return [];
    const next = told[place + 1]?.event;
    const scored = next?.type === "points-scored" ? next : undefined;
    const last = scored ? place + 1 : place;
    return [{ paid: event, scored, when: at < place ? "wait" : at > last ? "done" : "now" }];
  });
  return { lots, lines };
}

/** Return what has been told of a moment so far. */
export function soFar({ told, at }: Moment<LordsOfVegas>): readonly EventTold<LordsOfVegas>[] {
  return told.slice(0, at + 1);
}

const LOOKS: Record<PayLine["when"], Mark["look"]> = { done: "paid", now: "paying", wait: "quiet" };

/** Mark the casinos that pay, in their order. */
export function payMarks({ lines }: Payday): Marks {
  return new Map(
    lines.flatMap(({ paid, when }, order) =>
      when === "wait"
        ? []
        : paid.casino.map((lot, first): [string, Mark] => [
            lot,
            { look: LOOKS[when], ...(first === 0 && { tag: order + 1 }) },
          ]),
    ),
  );
}

/** Write the lots of a casino shortly, as from the first to the last. */
export function span(lots: readonly string[]): string {
  const [first = "", last = first] = [lots[0], lots.at(-1)];
  return first === last ? first : `${first}–${last}`;
}
