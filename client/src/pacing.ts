/** Tells what happened one moment after the other, so that it can be seen, and never for long. */
import type { GameTypes, Happened, View } from "./wire";

/**
 * One step of what happened: what is told in it, what is seen then, and for how many milliseconds.
 * Where there is much to tell, small things of one kind are told together.
 */
export type AnimationStep<G extends GameTypes = GameTypes> = {
  told: readonly Happened<G>[];
  view: View<G>;
  lasts: number;
  kind?: string | undefined;
};

/** Whatever is still to be told should be over after this long, at the usual speed. */
export const PATIENCE = 10_000;
/** So long a sentence must stand to be read. */
export const READABLE = 600;
/** News that have waited longer than this are old, and told at once. */
export const OLD = 20000;

type Waiting = AnimationStep & { since: number };

export type Stage = {
  /** Show a moment; none is left to come after the last one. */
  show(moment: AnimationStep, ms: number, isLast: boolean): void;
  /** The last moment has been looked at. */
  rest(): void;
  /** How fast it is told: 1 is usual, 2 twice as fast, 0 at once. */
  speed(): number;
};

export class Pacer {
  private waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether there is something to skip. */
  get isAnimating(): boolean {
    return this.waiting.length > 0;
  }

  /** Tell what comes after all that is still to be told. */
  add(moments: readonly AnimationStep[]): void {
    // What is only said need not wait for what is being looked at.
    if (!this.waiting.length && moments.every(isTalk))
      return moments.forEach((moment) => this.stage.show(moment, 0, true));
    const since = this.now();
    this.waiting = squeezed([...this.waiting, ...moments.map((moment) => ({ ...moment, since }))]);
    if (!this.stage.speed()) this.skip();
    else if (this.timer === undefined) this.next();
  }

  /** Let what comes next follow at once, if the last moment is being looked at. */
  goOn(): void {
    if (this.waiting.length || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.next();
  }

  /** Tell everything at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.waiting.at(-1);
    if (!last) return;
    const told = this.waiting.flatMap((moment) => moment.told);
    this.waiting = [];
    this.stage.show({ told, view: last.view, lasts: 0 }, 0, true);
  }

  /** Change what will be seen, because something else has changed meanwhile. */
  change(how: (view: View) => View): void {
    this.waiting = this.waiting.map((moment) => ({ ...moment, view: how(moment.view) }));
  }

  close(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    this.timer = undefined;
    const [moment, ...rest] = this.waiting;
    if (!moment) return this.stage.rest();
    const speed = this.stage.speed();
    if (!speed || this.now() - moment.since > OLD) return this.skip();
    const ms = moment.lasts / speed;
    this.waiting = rest;
    this.stage.show(moment, ms, rest.length === 0);
    this.timer = setTimeout(() => this.next(), ms);
  }
}

/** Whether there is nothing to look at in a moment, and nothing of the game happens in it. */
function isTalk({ told, lasts }: AnimationStep): boolean {
  return lasts === 0 && told.every((entry) => !("told" in entry));
}

/** Return the moments in the time there is for them; none gets too short to be read. */
function squeezed(moments: readonly Waiting[]): Waiting[] {
  const all = total(moments) > PATIENCE ? together(moments) : moments;
  const squeeze = Math.min(1, PATIENCE / Math.max(1, total(all)));
  return all.map((moment) => ({
    ...moment,
    lasts: Math.max(moment.lasts * squeeze, Math.min(moment.lasts, READABLE)),
  }));
}

function total(moments: readonly Waiting[]): number {
  return moments.reduce((sum, { lasts }) => sum + lasts, 0);
}

/** Return the moments, with small things of one kind as one. */
function together(moments: readonly Waiting[]): Waiting[] {
  const found: Waiting[] = [];
  for (const moment of moments) {
    const last = found.at(-1);
    const isSame = last?.kind !== undefined && last.kind === moment.kind;
    if (isSame) found[found.length - 1] = { ...moment, told: [...last.told, ...moment.told], since: last.since };
    else found.push(moment);
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
