/** Something that is asked for and may be refused: one at a time, and what went wrong is said. */
import { speaking } from "./speaking.svelte";

export class Trying {
  isBusy = $state(false);
  trouble = $state("");
  private readonly failed = speaking().failed;

  /** Try it; what went wrong before is forgotten. */
  async run(task: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.trouble = "";
    try {
      await task();
    } catch (error) {
      this.trouble = this.failed(error);
    } finally {
      this.isBusy = false;
    }
  }
}
