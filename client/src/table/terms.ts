/** What a table has agreed on, in words. */
import type { GameSummary } from "../lobby/summaries";
import type { Words } from "../shell/narrator";

/** Say the options and the time for a decision. */
export function termsOf(
  words: Words,
  summary: GameSummary | undefined,
  options: unknown,
  timer: number | null,
): string {
  const variant = summary?.variant(words, options) || words.t("page-stats-usual");
  return `${variant} · ${timer === null ? words.t("page-no-timer") : words.t("page-seconds", { seconds: timer })}`;
}
