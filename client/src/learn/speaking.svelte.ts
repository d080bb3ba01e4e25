/** The speech of lessons, in whatever language the page speaks. */
import type { FluentVariable } from "@fluent/bundle";
import { speaking } from "../shell/speaking.svelte";
import type { Speech } from "../words";
import { withLessons } from "./words";

export class LessonSpeech {
  private speech = $state.raw<Speech>();
  /** Whether its words could not be loaded. */
  isMissing = $state(false);

  constructor() {
    const words = speaking();
    $effect(() => {
      const spoken = words.speech;
      if (!spoken) return;
      let isMeant = true;
      const take = (found: Speech) => {
        if (isMeant) this.speech = found;
      };
      withLessons(spoken).then(take, () => (this.isMissing = isMeant));
      return () => (isMeant = false);
    });
  }

  get isReady(): boolean {
    return this.speech !== undefined;
  }

  /** Say a message of a lesson. */
  say = (message: string, words?: Record<string, FluentVariable>): string => this.speech?.t(message, words) ?? "";

  /** Tell whether there are words for a message. */
  has = (message: string): boolean => this.speech?.has(message) ?? false;
}
