/** Asking something about a table: one at a time, and why it was refused is said where it was asked. */
import type { CommandDraft, RoomFeed } from "../room.svelte";
import { speaking } from "../shell/speaking.svelte";

export class TableAsking {
  isBusy = $state(false);
  trouble = $state("");
  private readonly words = speaking();

  constructor(private readonly model: () => RoomFeed) {}

  /** Ask; tell whether it was done. */
  async ask(draft: CommandDraft): Promise<boolean> {
    this.isBusy = true;
    this.trouble = "";
    const model = this.model();
    const answer = await model.ask(draft);
    this.isBusy = false;
    if (answer?.type !== "refused") return answer !== undefined;
    model.forgive?.();
    const { speech, t, refused } = this.words;
    const isOurs = speech?.has(`table-refused-${answer.code}`);
    this.trouble = isOurs ? t(`table-refused-${answer.code}`) : refused(answer);
    return false;
  }
}
