/** The speech of the page, for every component. */
import { getContext, setContext } from "svelte";
import type { FluentVariable } from "@fluent/bundle";
import type { Speech } from "../words";

class Speaking {
  speech = $state.raw<Speech>();

  /** Say a message of the page. */
  t = (message: string, words?: Record<string, FluentVariable>): string => {
    return this.speech?.t(message, words) ?? "";
  };
}

const KEY = Symbol("speaking");

export function provideSpeech(): Speaking {
  return setContext(KEY, new Speaking());
}

export function speaking(): Speaking {
  return getContext<Speaking>(KEY);
}
