/** The coach as somebody asks it: what it has said of the position that is seen. */
import { coach } from "../api";
import type { Advice, AdvisedMove, GameTypes, Seen, View } from "../wire";

export class Coaching<G extends GameTypes = GameTypes> {
  /** Whether what was said is looked at. */
  isOpen = $state(false);
  isThinking = $state(false);
  /** Why nothing was said. */
  trouble = $state.raw<unknown>();
  private said = $state.raw<{ position: string; advice: Advice<G> }>();

  constructor(private readonly input: () => { view: View<G>; seen: Seen<G> }) {}

  /** A position stays the same whatever is said beside it. */
  private readonly position = $derived.by(() => JSON.stringify(this.input().seen.state));
  readonly kind = $derived.by(() => this.input().view.coach);
  readonly advice = $derived.by(() => {
    return this.isOpen && this.said?.position === this.position ? this.said.advice : undefined;
  });
  readonly best = $derived.by((): AdvisedMove<G> | undefined => this.advice?.options[0]);

  /** Ask what a seat may consider; return the best of it. */
  async ask(seat: number): Promise<AdvisedMove<G> | undefined> {
    if (this.isThinking) return undefined;
    const { position } = this;
    this.isThinking = true;
    this.trouble = undefined;
    try {
      const advice = await coach<G>(this.input().view.room, { seat });
      this.said = { position, advice };
      this.isOpen = true;
      return this.best;
    } catch (error) {
      this.trouble = error;
      return undefined;
    } finally {
      this.isThinking = false;
    }
  }

  close(): void {
    this.isOpen = false;
  }
}
