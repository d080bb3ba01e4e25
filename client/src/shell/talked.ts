/** What was said just now and is still to be read. */
import type { TalkEvent } from "./transcript";

export type Heard = TalkEvent;

/** So many are seen at a time. */
const MOST = 3;

/** Return what stays in view: the last ones, and words before gestures, so that nobody claps a line away. */
export function kept(heard: readonly Heard[]): Heard[] {
  const least = [...heard.filter(({ type }) => type === "reacted"), ...heard.filter(({ type }) => type === "said")];
  const gone = new Set(least.slice(0, Math.max(0, heard.length - MOST)));
  return heard.filter((one) => !gone.has(one));
}
