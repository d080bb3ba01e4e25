/** News as moments, one thing at a time. */
import { animationSteps as lasVegas } from "./lasvegas/animation";
import { animationSteps as lordsOfVegas } from "./lordsofvegas/animation";
import type { AnimationStep } from "./pacing";
import type { News, View } from "./wire";

/** Return the moments that lead from what is seen to the news. */
export function stepsBetween(before: View | undefined, { happened, view }: News): AnimationStep[] {
  const [was, is] = [before?.table, view.table];
  if (was?.game === "las-vegas" && is?.game === "las-vegas") return lasVegas(was, is, happened, view);
  if (was?.game === "lords-of-vegas" && is?.game === "lords-of-vegas") return lordsOfVegas(was, is, happened, view);
  return [{ told: happened, view, lasts: 0 }];
}

/** Return a view in which nothing can be chosen. */
export function idle(view: View): View {
  const { table } = view;
  if (!table?.yours.length) return view;
  return { ...view, table: table.game === "las-vegas" ? { ...table, yours: [] } : { ...table, yours: [] } };
}
