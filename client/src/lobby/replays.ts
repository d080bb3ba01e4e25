/** Replays: the one looked at last, and a finished game as steps. */
import { replay } from "../api";
import { stepsBetween } from "../animation";
import type { Happened, LasVegasTold, LordsOfVegasTold, Replay, View } from "../wire";

/** One thing that happened and what is seen then, with how long it is looked at. */
export type Step = { told: readonly Happened[]; view: View; lasts: number };

let last: { room: string; found: Promise<Replay> } | undefined;

/** Return the replay of a game; the result and the replay of a game load it once. */
export function replayOf(room: string): Promise<Replay> {
  if (last?.room !== room) {
    const found = replay(room);
    last = { room, found };
    found.catch(() => (last = undefined));
  }
  return last.found;
}

/** Return the events of a step, with their words. */
export function toldIn({ told }: Pick<Step, "told">): (LasVegasTold | LordsOfVegasTold)[] {
  return told.flatMap((entry): (LasVegasTold | LordsOfVegasTold)[] => ("told" in entry ? entry.told : []));
}

/** Return a finished game step by step: every payment is one, and what tells nothing is none. */
export function stepsOf({ view, frames }: Replay): Step[] {
  // Everybody is there again, as they were.
  const chairs = view.chairs.map((chair) => ({ ...chair, present: true, away: false }));
  let before: View | undefined;
  return frames.flatMap(({ number, happened, table }) => {
    const seen: View = { ...view, chairs, number, stage: "playing", you: [], table };
    const found = stepsBetween(before, { type: "news", happened: [happened], view: seen });
    before = seen;
    return found.filter((moment) => toldIn(moment).length > 0).map(acted);
  });
}

/** Show whose doing a step is, where nobody is waited for. */
function acted(step: Step): Step {
  const { table } = step.view;
  const seat = toldIn(step)
    .flatMap(({ event }) => ("seat" in event ? [event.seat] : []))
    .at(-1);
  if (!table || table.turn || seat === undefined) return step;
  return { ...step, view: { ...step.view, table: { ...table, turn: { type: "turn", seat } } } };
}
