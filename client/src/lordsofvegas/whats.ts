/** What the things on the table of Lords of Vegas are, for those who ask; lots tell it themselves. */
import { KINDS } from "./choosing";

export const WHAT: Readonly<Record<string, string>> = {
  ".seat .pts": "points",
  ".seat": "money",
  ".spine": "track",
  ".gonebox .eog": "end",
  ".gonebox": "gone",
  ".drew": "card",
  ".next-pay": "next-pay",
  ".ways, .outs": "odds",
  '[data-act="trade"]': "trade",
  '[data-act="end-turn"]': "end-turn",
  ...Object.fromEntries(KINDS.map((kind) => [`[data-act="${kind}"]`, kind])),
};
