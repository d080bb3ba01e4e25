/** The speech of the page, for every component. */
import { getContext, setContext } from "svelte";
import type { FluentVariable } from "@fluent/bundle";
import { Refusal } from "../api";
import { amount, average, day, decimal, percent, whole } from "../numbers";
import type { Language, Speech } from "../words";

class Speaking {
  speech = $state.raw<Speech>();

  /** Say a message of the page. */
  t = (message: string, words?: Record<string, FluentVariable>): string => {
    return this.speech?.t(message, words) ?? "";
  };

  /** The language that is spoken, for numbers too: not one that is only chosen and still to come. */
  get language(): Language {
    return this.speech?.language ?? "en";
  }

  sum = (dollars: number): string => amount(dollars, this.language);
  decimal = (value: number): string => decimal(value, this.language);
  average = (dollars: number): string => average(dollars, this.language);
  whole = (value: number): string => whole(value, this.language);
  percent = (share: number): string => percent(share, this.language);
  day = (seconds: number): string => day(seconds, this.language);
  /** Say several things as a list. */
  list = (words: readonly string[]): string => this.speech?.list(words) ?? "";

  /** Say why something was refused; what has no words here is said as the server says it. */
  refused = ({ code, sentence }: { code: string; sentence: string }): string => {
    // Words that are not needed at once; until they come, the server's will do.
    if (this.speech?.has(`refused-${code}`)) return this.t(`refused-${code}`);
    const isKnown = this.speech?.has(`page-refused-${code}`);
    return isKnown || !sentence ? this.t(`page-refused-${code}`) : sentence;
  };

  /** Say why something that was asked for did not come. */
  failed = (error: unknown): string => {
    const isSaid = error instanceof Refusal && error.message !== "";
    return isSaid ? this.refused({ code: error.code, sentence: error.message }) : this.t("page-offline");
  };

  /** Write a gain or a loss. */
  signed = (value: number): string => (value > 0 ? "+" : "") + this.whole(value);
}

const KEY = Symbol("speaking");

export function provideSpeech(): Speaking {
  return setContext(KEY, new Speaking());
}

export function speaking(): Speaking {
  return getContext<Speaking>(KEY);
}
