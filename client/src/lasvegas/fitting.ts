/** Which rule fits what is seen: the number of the paragraph to open the rulebook at. */
import type { Seen } from "../wire";
import type { LasVegas, State } from "./wire";

const RULES: Record<Exclude<State["type"], "placing">, string> = {
  starting: "LV-2.2",
  dealing: "LV-3.1",
  scattering: "LV-7.3",
  rolling: "LV-4.1",
  over: "LV-6.3",
};

/** Return the number of the rule that fits what is seen, or a payout that is being shown. */
export function fittingRule({ state }: Pick<Seen<LasVegas>, "state">, isPayout = false): string {
  if (isPayout) return "LV-5.1";
  if (state.type !== "placing") return RULES[state.type];
  return state.roll.white?.length ? "LV-7.4" : "LV-4.2";
}
