/** Replays: the one looked at last, and a finished game as steps. */
import { stepsBetween, type GameAnimation } from "../animation";
import { replay } from "../api";
import { seatOf, tagOf } from "../events";
import { lookOf } from "../games";
import { named } from "../somebody";
import type { EventTold, Happened, Replay, Seen, View } from "../wire";

/** One thing that happened and what is seen then, with how long it is looked at. */
export type ReplayStep = { told: readonly Happened[]; view: View; lasts: number };

/** A finished game step by step, and the steps at which a round or a turn begins. */
export type Replayed = { replay: Replay; steps: ReplayStep[]; chapters: number[] };

let last: { room: string; found: Promise<Replayed> } | undefined;

/** Return the replay of a game; the result and the replay of a game load it once. */
export function replaySteps(room: string): Promise<Replayed> {
  if (last?.room !== room) {
    const found = loaded(room);
    last = { room, found };
    found.catch(() => (last = undefined));
  }
  return last.found;
}

async function loaded(room: string): Promise<Replayed> {
  const given = await replay(room);
  const found = { ...given, view: named(given.view) };
  const animation = await lookOf(found.view.setup.game)?.animation();
  const steps = stepsOf(found, animation);
  return { replay: found, steps, chapters: chaptersOf(steps, animation?.CHAPTERS) };
}

/** Return the step of a replay that shows the table just before an entry. */
export function stepBefore({ replay, steps }: Pick<Replayed, "replay" | "steps">, entry: number): number {
  const number = replay.frames[entry]?.number ?? 0;
  return Math.max(0, steps.findIndex((step) => step.view.number >= number) - 1);
}

/** Return the table just before an entry, as spectators saw it; before the first one nobody saw anything. */
export function tableBefore({ replay }: Pick<Replayed, "replay">, entry: number): Seen | undefined {
  return replay.frames[entry - 1]?.table;
}

/** Return after how many entries a step of a replay is shown. */
export function positionOf({ replay }: Pick<Replayed, "replay">, { view }: Pick<ReplayStep, "view">): number {
  return replay.frames.findLastIndex(({ number }) => number <= view.number) + 1;
}

/** Return the events of a step, with their words. */
export function toldIn({ told }: Pick<ReplayStep, "told">): EventTold[] {
  return told.flatMap((entry) => (entry.type === "played" ? entry.told : []));
}

/** Return a finished game step by step: every payment is one, and what tells nothing is none. */
export function stepsOf({ view, frames }: Replay, animation: GameAnimation | undefined): ReplayStep[] {
  // Everybody is there again, as they were.
  const chairs = view.chairs.map((chair) => ({ ...chair, present: true, away: false }));
  let before: View | undefined;
  return frames.flatMap(({ number, happened, table }) => {
    const seen: View = { ...view, chairs, number, stage: "playing", you: [], table };
    const found = stepsBetween(animation, before, { type: "news", happened: [happened], view: seen });
    before = seen;
    return told(found).map(acted);
  });
}

/** Return the steps that tell something; what is only seen afterwards is seen in them. */
function told(steps: readonly ReplayStep[]): ReplayStep[] {
  const found: ReplayStep[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (toldIn(step).length) found.push(step);
    else if (last) found[found.length - 1] = { ...last, view: step.view };
  }
  return found;
}

/** Show whose doing a step is, where nobody is waited for. */
function acted(step: ReplayStep): ReplayStep {
  const { table } = step.view;
  const seat = toldIn(step)
    .flatMap(({ event }) => seatOf(event) ?? [])
    .at(-1);
  if (!table || table.turn || seat === undefined) return step;
  return { ...step, view: { ...step.view, table: { ...table, turn: { type: "turn", seat } } } };
}

/** Return the steps with which a chapter begins: by the tags of their events, or where another seat is on turn. */
export function chaptersOf(steps: readonly ReplayStep[], tags?: readonly string[]): number[] {
  const turn = (step: ReplayStep | undefined) => step?.view.table?.turn?.seat;
  const isFirst = (step: ReplayStep, at: number) => {
    return tags ? toldIn(step).some(({ event }) => tags.includes(tagOf(event))) : turn(step) !== turn(steps[at - 1]);
  };
  return steps.flatMap((step, at) => (isFirst(step, at) ? [at] : []));
}

/** Return the next chapter from a step, or the one before it. */
export function chapterFrom(chapters: readonly number[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return chapters.find((chapter) => chapter > at) ?? last;
  return chapters.findLast((chapter) => chapter < at) ?? 0;
}
