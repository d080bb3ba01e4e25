/** News as steps that are shown one after the other. */
import { tagOf } from "./events";
import type { AnimationStep } from "./pacing";
import type { Scene } from "./room.svelte";
import type { GameTypes, Happened, News, Seen, View } from "./wire";

/** How a game shows what happens. */
export type GameAnimation<G extends GameTypes = GameTypes> = {
  /** Return the steps that lead from one position to another. */
  animationSteps(was: Seen<G>, is: Seen<G>, happened: readonly Happened<G>[], view: View<G>): AnimationStep<G>[];
  /** The tags of events with which a chapter of a replay begins: a round, or a turn. */
  CHAPTERS: readonly string[];
};

/** So long an entry of a game is looked at that has no animation of its own. */
const READING = 900;

/** Return the steps that lead from what is seen to the news, as the game shows them or entry by entry. */
export function stepsBetween(
  animation: GameAnimation | undefined,
  before: View | undefined,
  { happened, view }: News,
): AnimationStep[] {
  const [was, is] = [before?.table, view.table];
  if (!was || !is) return [{ told: happened, view, lasts: 0 }];
  return animation ? animation.animationSteps(was, is, happened, view) : entrySteps(was, happened, view);
}

/** Tell one entry after the other; until the last, the position is as it was. */
function entrySteps(was: Seen, happened: readonly Happened[], view: View): AnimationStep[] {
  const isPlay = happened.map((entry) => entry.type === "played" && entry.told.length > 0);
  const last = isPlay.lastIndexOf(true);
  const before: View = { ...view, stage: "playing", table: { ...was, yours: [] } };
  const steps: AnimationStep[] = [];
  let left: Happened[] = [];
  for (const [at, entry] of happened.entries()) {
    left.push(entry);
    if (!isPlay[at] || at === last) continue;
    steps.push({ told: left, view: before, lasts: READING });
    left = [];
  }
  return [...steps, { told: left, view, lasts: last < 0 ? 0 : READING }];
}

/** Return a view in which nothing can be chosen. */
export function idle(view: View): View {
  const { table } = view;
  return table?.yours.length ? { ...view, table: { ...table, yours: [] } } : view;
}

/** Return what is to move: nothing of a scene that only stands there. */
export function moving<G extends GameTypes>(scene: Scene<G> | undefined): Scene<G> | undefined {
  return scene?.isStill ? undefined : scene;
}

/** Of a scene in which dice fall, so much has passed when they lie still. */
const LANDED = 0.75;

/** Return for how many milliseconds nothing is to be said yet, because dice of these events are still falling. */
export function landing(scene: Scene | undefined, rolled: readonly string[]): number {
  const isFalling = moving(scene)?.told.some(({ event }) => rolled.includes(tagOf(event)));
  return scene && isFalling ? scene.ms * LANDED : 0;
}
