/** Which rule fits what is seen: the number of the paragraph to open the rulebook at. */
import type { Seen } from "../wire";
import type { LordsOfVegas, State } from "./wire";

const RULES: Record<State["type"], string> = {
  dealing: "LOV-3.2",
  beginning: "LOV-3.6",
  drawing: "LOV-4.3",
  revealing: "LOV-5.1",
  "giving-up": "LOV-14.6",
  "moving-die": "LOV-14.2",
  settling: "LOV-13.1",
  acting: "LOV-4.4",
  rerolling: "LOV-11.2",
  arranging: "LOV-11.2",
  answering: "LOV-12.3",
  betting: "LOV-12.4",
  over: "LOV-20.3",
};

/** What a seat is about to do, where the table knows it. */
const DOING: Readonly<Record<string, string>> = {
  build: "LOV-8.1",
  sprawl: "LOV-9.1",
  remodel: "LOV-10.1",
  reorganize: "LOV-11.1",
  gamble: "LOV-12.1",
  trade: "LOV-15.2",
  "end-turn": "LOV-4.2",
};

/** Return the number of the rule that fits what is seen and what somebody at these seats is about to do. */
export function fittingRule(
  { state, turn }: Pick<Seen<LordsOfVegas>, "state" | "turn">,
  you: readonly number[] = [],
  doing = "",
): string {
  const isAsked = turn?.asked?.some((seat) => you.includes(seat)) ?? false;
  if (isAsked) return "LOV-15.5";
  return DOING[doing] ?? RULES[state.type];
}
