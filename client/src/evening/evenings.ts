/** What follows from an evening as it is told: one's own table, who still plays, how it fits on a screen. */
import type { EveningMember, EveningTable, EveningView } from "../wire";

/** The part of an address for a screen that everybody looks at; no invitation is so short. */
export const WALL = "wall";

const KEY = "croupier-evenings";
const MOST_KEPT = 20;

/** Return the tables of the last round. */
export function tablesNow({ played }: EveningView): readonly EveningTable[] {
  return played.at(-1)?.tables ?? [];
}

/** Return how many tables still play, of whichever round. */
export function stillPlaying({ played }: EveningView): number {
  return played.flatMap(({ tables }) => tables).filter(({ stage }) => stage === "playing").length;
}

/** Return the table somebody has in the last round. */
export function tableOf(view: EveningView, member: number | null | undefined): EveningTable | undefined {
  return tablesNow(view).find(({ members }) => members.some((one) => one === member));
}

/** How somebody stands in an evening: what they are told, and what they may do. */
export type Standing = "stranger" | "away" | "waiting" | "late" | "ready" | "done" | "bye" | "over";

/** Tell how whoever looks stands in the evening. */
export function standingOf(view: EveningView): Standing {
  const own = memberOf(view, view.you);
  if (view.stage === "over") return "over";
  if (!own) return "stranger";
  const table = tableOf(view, own.number);
  if (table?.stage === "playing") return "ready";
  if (!own.is_in) return "away";
  if (table) return "done";
  if (view.played.at(-1)?.byes.includes(own.number)) return "bye";
  return view.played.length ? "late" : "waiting";
}

export function memberOf({ members }: EveningView, number: number | null | undefined): EveningMember | undefined {
  return members.find((one) => one.number === number);
}

export function nameOf(view: EveningView, number: number): string {
  return memberOf(view, number)?.name ?? "";
}

/** Return those who are first, once something was played. */
export function winners({ members }: EveningView): readonly EveningMember[] {
  return members.filter(({ place, points }) => place === 1 && points > 0);
}

/** Return in how many columns so many rows are shown: those of a hall in up to four. */
export function columnsFor(rows: number): number {
  if (rows <= 12) return 1;
  if (rows <= 26) return 2;
  return rows <= 45 ? 3 : 4;
}

/** Write points: thirds are cut, halves are not. */
export function pointsIn(points: number, decimalSign: string): string {
  return String(Math.round(points * 100) / 100).replace(".", decimalSign);
}

/** Return the address of an evening, for those who look. */
export function eveningAt(evening: string, more = ""): string {
  return `${location.origin}${location.pathname}#/evening/${evening}${more && `/${more}`}`;
}

type Kept = { evening: string; invite: string };

function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
  } catch {
    return [];
  }
}

/** Remember the link of an evening on this device. */
export function keepInvite(evening: string, invite: string): void {
  const others = kept().filter((one) => one.evening !== evening);
  try {
    localStorage.setItem(KEY, JSON.stringify([{ evening, invite }, ...others].slice(0, MOST_KEPT)));
  } catch {
    // Without a place to keep it, it holds for this visit.
  }
}

/** Return the invitation to an evening, if this device knows it. */
export function inviteTo(evening: string): string {
  return kept().find((one) => one.evening === evening)?.invite ?? "";
}
