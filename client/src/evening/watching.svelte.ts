/** An evening as it changes, for as long as somebody looks. */
import { Refusal } from "../api";
import { called } from "../somebody";
import type { EveningCommand, EveningView } from "../wire";
import { ask, see } from "./asking";

/** How long to wait before the next question, at least and at most: a hall of people shall not ask all at once. */
const SOON = [300, 1300] as const;
const LATER = [2000, 6000] as const;
/** After so long a wait it was quiet, and the next question comes soon. */
const QUIET = 5000;
/** Refusals after which nothing more comes. */
const LOST = ["unknown-evening", "banned"];

const pause = ([least, most]: readonly [number, number]) => least + (most - least) * Math.random();

export class EveningFeed {
  view = $state.raw<EveningView>();
  refusal = $state.raw<Refusal>();
  /** Whether the server does not answer just now. */
  isLost = $state(false);

  /** How often something was done here. */
  private deeds = 0;

  constructor(private readonly evening: string) {}

  /** Ask again and again until it is stopped; return how. */
  start(): () => void {
    const leaving = new AbortController();
    void this.follow(leaving.signal);
    return () => leaving.abort();
  }

  private async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const wait = await this.look(signal);
      if (wait === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  /** Ask once; return how long to wait, or nothing if there is nothing to wait for. */
  private async look(signal: AbortSignal): Promise<number | undefined> {
    const begun = performance.now();
    const known = this.view?.number;
    const { deeds } = this;
    try {
      const view = await see(this.evening, known, signal);
      this.isLost = false;
      // Whoever has joined meanwhile was still a stranger when this was asked.
      if (deeds !== this.deeds) return pause(SOON);
      this.show(view);
      const isQuiet = known === undefined || performance.now() - begun > QUIET;
      return pause(isQuiet ? SOON : LATER);
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof Refusal && LOST.includes(error.code)) {
        this.refusal = error;
        return undefined;
      }
      this.isLost = !(error instanceof Refusal) || error.code === "offline";
      return pause(LATER);
    }
  }

  /** Have something done, and see what came of it at once. */
  async do(command: EveningCommand): Promise<void> {
    const view = await ask(this.evening, command);
    this.deeds++;
    this.show(view);
  }

  private show(view: EveningView): void {
    if (this.view && view.number < this.view.number) return;
    this.view = { ...view, members: view.members.map((one) => ({ ...one, name: called(one.name) })) };
  }
}
