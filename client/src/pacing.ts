/** Tells what happened one step after the other, so that it can be seen, and never for long. */
import type { EventTold, GameTypes, Happened, View } from "./wire";

/**
 * A moment that several steps tell together, such as a payday: its events, and at which of its parts it is.
 * Steps of one moment share its events.
 */
export type Moment<G extends GameTypes = GameTypes> = { name: string; told: readonly EventTold<G>[]; at: number };

/**
 * One step of what happened: what is told in it, what is seen then, and for how many milliseconds.
 * Where there is much to tell, small things of one kind are told together. What is held is looked at
 * until somebody goes on, and at most for as long as it lasts.
 */
export type AnimationStep<G extends GameTypes = GameTypes> = {
  told: readonly Happened<G>[];
  view: View<G>;
  lasts: number;
  kind?: string | undefined;
  moment?: Moment<G> | undefined;
  isHeld?: boolean;
  /** Whether it takes as long as it takes, as dice do, whoever throws them. */
  isWhole?: boolean;
};

/** Whatever is still to be told should be over after this long, at the usual speed. */
export const PATIENCE = 10_000;
/** So long a sentence must stand to be read. */
export const READABLE = 600;
/** So long the end of a moment stands where nothing moves. */
export const STILL = 1200;
/** News that have waited longer than this are old, and told at once. */
export const OLD = 20000;

type QueuedStep = AnimationStep & { since: number };

export type PacerHost = {
  /** Show a step; none is left to come after the last one. */
  show(step: AnimationStep, ms: number, isLast: boolean): void;
  /** Nothing is left to be told: the last step has been looked at. */
  rest(): void;
  /** How fast it is told: 1 is usual, 2 twice as fast, 0 at once. */
  speed(step: AnimationStep): number;
  /** Whether nothing moves, but moments are to be seen as they end. */
  isStill?(): boolean;
};

export class Pacer {
  private waiting: QueuedStep[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What is being looked at. */
  private shown: QueuedStep | undefined;

  constructor(
    private readonly host: PacerHost,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether there is something to skip. */
  get isAnimating(): boolean {
    return this.waiting.length > 0;
  }

  /** Whether everything has been told, and looked at. */
  get isResting(): boolean {
    return !this.waiting.length && this.timer === undefined;
  }

  /** Tell what comes after all that is still to be told. */
  add(steps: readonly AnimationStep[]): void {
    // What is only said need not wait for what is being looked at.
    if (!this.waiting.length && steps.every(isTalk)) return steps.forEach((step) => this.host.show(step, 0, true));
    const since = this.now();
    this.waiting = squeezed([...this.waiting, ...steps.map((step) => ({ ...step, since }))]);
    if (this.timer === undefined) this.next();
  }

  /** End the part of a moment that is being looked at, or what is held; else tell everything at once. */
  hurry(): void {
    const { shown } = this;
    if (this.timer === undefined || !(shown?.moment ?? shown?.isHeld)) return this.skip();
    clearTimeout(this.timer);
    this.next();
  }

  /** Let what comes next follow at once, if the last step is being looked at. */
  goOn(): void {
    if (this.waiting.length || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.next();
  }

  /** Tell everything at once. */
  skip(): void {
    const isLooking = this.timer !== undefined;
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.waiting.at(-1);
    const told = this.waiting.flatMap((step) => step.told);
    this.waiting = [];
    if (last) this.host.show({ told, view: last.view, lasts: 0 }, 0, true);
    if (last ?? isLooking) this.host.rest();
  }

  /** Change what will be seen, because something else has changed meanwhile. */
  change(how: (view: View) => View): void {
    this.waiting = this.waiting.map((step) => ({ ...step, view: how(step.view) }));
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    this.timer = this.shown = undefined;
    const [first] = this.waiting;
    if (!first) return this.host.rest();
    const speed = this.host.speed(first);
    if (!first.isHeld && this.now() - first.since > OLD) return this.skip();
    if (!speed) return this.leap();
    this.look(first, this.waiting.slice(1), first.isHeld ? first.lasts : first.lasts / speed);
  }

  /** Show a step for a while, and then those that are left. */
  private look(step: QueuedStep, left: readonly QueuedStep[], ms: number): void {
    this.waiting = [...left];
    this.shown = step;
    this.host.show(step, ms, left.length === 0);
    this.timer = setTimeout(() => this.next(), ms);
  }

  /** Tell at once what comes before the next thing to stand still at, and that as it ends. */
  private leap(): void {
    const isStill = this.host.isStill?.() ?? false;
    const end = this.waiting.findIndex(
      (step, at) => step.isHeld ?? (isStill && step.moment && step.moment.told !== this.waiting[at + 1]?.moment?.told),
    );
    const last = this.waiting[end];
    if (!last) return this.skip();
    const told = this.waiting.slice(0, end + 1).flatMap((step) => step.told);
    this.look({ ...last, told }, this.waiting.slice(end + 1), last.isHeld ? last.lasts : STILL);
  }
}

/** Whether there is nothing to look at in a step, and nothing of the game happens in it. */
function isTalk({ told, lasts }: AnimationStep): boolean {
  return lasts === 0 && told.every((entry) => !("told" in entry));
}

/** Return the steps in the time there is for them; none gets too short to be read. */
function squeezed(steps: readonly QueuedStep[]): QueuedStep[] {
  const all = total(steps) > PATIENCE ? together(steps) : steps;
  const squeeze = Math.min(1, PATIENCE / Math.max(1, total(all)));
  return all.map((step) => ({
    ...step,
    lasts: step.isHeld ? step.lasts : Math.max(step.lasts * squeeze, Math.min(step.lasts, READABLE)),
  }));
}

/** How long steps take, without what is held for as long as somebody likes. */
function total(steps: readonly QueuedStep[]): number {
  return steps.reduce((sum, { lasts, isHeld }) => sum + (isHeld ? 0 : lasts), 0);
}

/** Return the steps, with small things of one kind as one. */
function together(steps: readonly QueuedStep[]): QueuedStep[] {
  const found: QueuedStep[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    const isSame = last?.kind !== undefined && last.kind === step.kind;
    if (isSame) found[found.length - 1] = { ...step, told: [...last.told, ...step.told], since: last.since };
    else found.push(step);
  }
  return found;
}

/** Return what happened, with more of it; parts of one entry are one entry again. */
export function joined(happened: readonly Happened[], more: readonly Happened[]): Happened[] {
  const all = [...happened];
  for (const entry of more) {
    const last = all.at(-1);
    const isSame = last?.type === "played" && entry.type === "played" && last.number === entry.number;
    if (isSame) all[all.length - 1] = { ...last, told: [...last.told, ...entry.told] };
    else all.push(entry);
  }
  return all;
}
