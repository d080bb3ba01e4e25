/** How a game of Las Vegas was won, in words and pictures. */
import type { MoveProps, Timeline } from "../lobby/insights";
import type { Narrator, Words } from "../shell/narrator";
import type { Frame } from "../wire";
import { foretold, tied } from "./describing";
import { CASINOS } from "./facts";
import { placementResult } from "./ledger";
import type { LasVegas, Move } from "./wire";

export { default as MovePicture } from "./MovePicture.svelte";

/** Return the round and the roll of every entry; a roll is that of a round. */
export function timeline({ t }: Words, frames: readonly Frame<LasVegas>[]): Timeline {
  const chapters: number[] = [];
  const labels: string[] = [];
  let [round, rolls] = [0, 0];
  for (const [entry, { happened, table }] of frames.entries()) {
    const rolled = happened.told.some(({ event }) => event.type === "dice-rolled");
    const labelled = (at: number) =>
      at ? t("page-insight-roll", { round, roll: at }) : t("page-insight-round", { round });
    const now = "table" in table.state ? table.state.table.round : round;
    if (!round) [round, chapters[0]] = [Math.max(1, now), 0];
    if (rolled) rolls += 1;
    // The last placement of a round is still of that round.
    labels.push(labelled(rolls));
    if (now > round) {
      [round, rolls] = [now, 0];
      chapters.push(entry + 1);
    }
  }
  return { unit: t("page-chart-round"), chapters, label: (entry) => labels[entry] ?? "" };
}

/** Name a move. */
export function moveName({ t }: Narrator, { face }: Move): string {
  return t("page-missed-place", { face, casino: CASINOS[face - 1] ?? "" });
}

/** All moves are placements: they are told apart by the casino. */
export const moveKind = moveName;

/** Say to which casino dice go, what that brings, a note or a tie, and how many dice are left for the others. */
export function moveFacts(narrator: Narrator, { was, seat, move, preview }: MoveProps<LasVegas>): string {
  const { t } = narrator;
  const casino = moveName(narrator, move);
  const before = was.standing[move.face - 1];
  if (!preview || !before) return casino;
  const out = placementResult(before, preview.payout, seat);
  const tie = preview.payout.ties?.find(({ claimants }) => claimants.includes(seat));
  const brings = tie && out.kind === "tie" ? tied(narrator, tie) : foretold(narrator, out, seat);
  const left = t("page-insight-hand", { fact: brings, dice: preview.left });
  return t("page-insight-fact", { move: casino, fact: left });
}

export function pieces({ face }: Move): string {
  return `[data-casino="${face}"]`;
}
