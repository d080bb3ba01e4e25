/** How long something lasts, or is left, as people say it. */
import type { Translate } from "./shell/narrator";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** More seconds than this nobody waits at a table: the game goes on over days. */
export const SITTING = HOUR;

/** Say a time in the largest unit that tells enough of it. */
export function lasting(t: Translate, seconds: number): string {
  if (seconds < 3 * MINUTE) return t("page-seconds", { seconds: Math.floor(seconds) });
  if (seconds < 2 * HOUR) return t("page-minutes", { minutes: Math.floor(seconds / MINUTE) });
  const hours = Math.floor(seconds / HOUR);
  if (hours < 24 || (hours < 48 && hours % 24)) return t("page-hours", { hours });
  return t("page-days", { days: Math.floor(hours / 24) });
}
