/** Which lots are lit, and how. */
import type { Seen } from "../wire";
import type { LordsOfVegas, Move, Outlook, Table, Terms } from "./wire";
import { agreeing, cost, isSame, least, lotsOf, reach, taken, type Choice, type Draft } from "./choosing";
import { SITES } from "./facts";
import { belongings, isIn, type Bargain } from "./offering";

/** How a lot is lit, what it costs then, and the price on its corner. */
export type Light = { look: "lit" | "chosen" | "dim"; cost?: number; price?: number };
export type Lights = ReadonlyMap<string, Light>;

/** Nothing is lit. */
export const DARK: Lights = new Map();

/** Light what a draft may go on with, and what is chosen of it. */
export function draftLights(
  choices: readonly Choice[],
  draft: Draft,
  casinos: readonly Outlook[],
  choice?: Choice,
): Lights {
  const lights = new Map<string, Light>();
  for (const [lot, { question, answer }] of reach(choices, draft, casinos)) {
    const isPriced = question === "lot" && (draft.kind === "build" || draft.kind === "sprawl");
    const meant = isPriced ? least(agreeing(choices, { kind: draft.kind, lot: answer })) : undefined;
    lights.set(lot, { look: "lit", ...(meant !== undefined && { cost: meant }) });
  }
  const price = choice && cost(choice);
  for (const lot of taken(draft, casinos)) lights.set(lot, { look: "chosen" });
  if (draft.lot && price) lights.set(draft.lot, { look: "chosen", price });
  return lights;
}

/** Light the lot that gets a value next, and those that still wait for theirs. */
export function arrangeLights(phase: Seen<LordsOfVegas>["state"]): Lights {
  if (phase.type !== "arranging") return DARK;
  const [next, ...rest] = phase.lots;
  const lights = new Map<string, Light>(rest.map((lot) => [lot, { look: "lit" }]));
  return lights.set(next ?? "", { look: "chosen" });
}

function dimmed(): Map<string, Light> {
  return new Map(SITES.map(({ lot }) => [lot, { look: "dim" }]));
}

/** Light the lots of which the coach speaks, and those of the move that is looked at. */
export function adviceLights(
  options: readonly { move: Move }[],
  casinos: readonly Outlook[],
  looked: Move | undefined,
): Lights {
  const [chosen, others] = [options.filter(({ move }) => looked && isSame(move, looked)), options];
  const lights = new Map<string, Light>();
  for (const { move } of others) for (const lot of lotsOf(move, casinos)) lights.set(lot, { look: "lit" });
  for (const { move } of chosen) for (const lot of lotsOf(move, casinos)) lights.set(lot, { look: "chosen" });
  return lights;
}

/** Light the lot that is looked at. */
export function lookedAt(lot: string): Lights {
  return new Map([[lot, { look: "chosen" }]]);
}

/** Light what would change hands. */
export function termsLights({ give, take }: Terms): Lights {
  const lights = dimmed();
  for (const side of [give, take]) {
    for (const lot of [...(side?.lots ?? []), ...(side?.dice ?? [])]) lights.set(lot, { look: "chosen" });
  }
  return lights;
}

/** Light what both sides of an offer could give. */
export function bargainLights(table: Table, { maker, to, give, take }: Bargain): Lights {
  const lights = dimmed();
  for (const thing of belongings(table, maker)) lights.set(thing.lot, { look: isIn(give, thing) ? "chosen" : "lit" });
  for (const thing of belongings(table, to)) lights.set(thing.lot, { look: isIn(take, thing) ? "chosen" : "lit" });
  return lights;
}
