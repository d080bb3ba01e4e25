/** Which rule fits the moment: the number of the paragraph to open the rulebook at. */
import type { LasVegasSeen, LordsOfVegasSeen, Seen } from "../wire";

const LORDS: Record<LordsOfVegasSeen["state"]["type"], string> = {
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

/** What a seat is about to do in Lords of Vegas, where the table knows it. */
const DOING: Record<string, string> = {
  build: "LOV-8.1",
  sprawl: "LOV-9.1",
  remodel: "LOV-10.1",
  reorganize: "LOV-11.1",
  gamble: "LOV-12.1",
  trade: "LOV-15.2",
  "end-turn": "LOV-4.2",
};

const LAS_VEGAS: Record<Exclude<LasVegasSeen["state"]["type"], "placing">, string> = {
  starting: "LV-2.2",
  dealing: "LV-3.1",
  scattering: "LV-7.3",
  rolling: "LV-4.1",
  over: "LV-6.3",
};

function lasVegas({ state }: LasVegasSeen, doing: string): string {
  if (doing === "payout") return "LV-5.1";
  if (state.type !== "placing") return LAS_VEGAS[state.type];
  return state.roll.white.length ? "LV-7.4" : "LV-4.2";
}

function lords({ state, turn }: LordsOfVegasSeen, you: readonly number[], doing: string): string {
  const isAsked = turn?.asked?.some((seat) => you.includes(seat)) ?? false;
  if (isAsked) return "LOV-15.5";
  return DOING[doing] ?? LORDS[state.type];
}

/** Return the number of the rule that fits what is seen, for one who sits at these seats. */
export function fitting(seen: Seen, you: readonly number[] = [], doing = ""): string {
  return seen.game === "las-vegas" ? lasVegas(seen, doing) : lords(seen, you, doing);
}
