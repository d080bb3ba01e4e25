/** An evening as it changes, for as long as somebody looks. */
import { Refusal } from "../api";
import { called } from "../somebody";
import type { EveningCommand, EveningView } from "../wire";
import { ask, see } from "./asking";

/** How long to wait before the next question: a hall of people shall not ask all at once. */
const PAUSE = 1000;
const SPREAD = 2000;
const AGAIN = 3000;
/** Refusals after which nothing more comes. */
const LOST = ["unknown-evening", "banned"];

export class EveningFeed {
  view = $state.raw<EveningView>();
  refusal = $state.raw<Refusal>();
  /** Whether the server does not answer just now. */
  isLost = $state(false);

  constructor(private readonly evening: string) {}

  /** Ask again and again until it is stopped; return how. */
  start(): () => void {
    const leaving = new AbortController();
    void this.follow(leaving.signal);
    return () => leaving.abort();
  }

  private async follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const pause = await this.look(signal);
      if (pause === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  /** Ask once; return how long to wait, or nothing if there is nothing to wait for. */
  private async look(signal: AbortSignal): Promise<number | undefined> {
    try {
      this.show(await see(this.evening, this.view?.number, signal));
      this.isLost = false;
      return PAUSE + SPREAD * Math.random();
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof Refusal && LOST.includes(error.code)) {
        this.refusal = error;
        return undefined;
      }
      this.isLost = !(error instanceof Refusal) || error.code === "offline";
      return AGAIN;
    }
  }

  /** Have something done, and see what came of it at once. */
  async do(command: EveningCommand): Promise<void> {
    this.show(await ask(this.evening, command));
  }

  private show(view: EveningView): void {
    if (this.view && view.number < this.view.number) return;
    this.view = { ...view, members: view.members.map((one) => ({ ...one, name: called(one.name) })) };
  }
}
