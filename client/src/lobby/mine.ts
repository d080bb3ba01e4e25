/** What is to be said of a game one plays, before it is opened. */
import { isAwaited } from "../timing";
import type { Listing, View } from "../wire";

export type RoomStatus =
  { kind: "gathering"; open: number } | { kind: "yours" } | { kind: "theirs"; name: string } | { kind: "over" };

type Shown = Pick<View, "stage" | "chairs" | "you" | "table">;

/** Return how a game stands for one who sits there. */
export function roomStatus({ stage, chairs, you, table }: Shown): RoomStatus {
  if (stage === "gathering") return { kind: "gathering", open: chairs.filter((chair) => chair.kind === "open").length };
  const turn = table?.turn;
  if (stage === "over" || stage === "closed" || !turn) return { kind: "over" };
  return isAwaited(turn, you) ? { kind: "yours" } : { kind: "theirs", name: chairs[turn.seat]?.name ?? "" };
}

/** Return the names of the others. */
export function others({ chairs, you }: Pick<View, "chairs" | "you">): string[] {
  return chairs.flatMap((chair, seat) => (you.includes(seat) || chair.kind === "open" ? [] : [chair.name]));
}

/** Return the tables with a free seat, and those that can be watched. */
export function sorted(tables: readonly Listing[]): { open: Listing[]; running: Listing[] } {
  return {
    open: tables.filter((table) => table.stage === "gathering" && table.chairs.some((chair) => chair.kind === "open")),
    running: tables.filter((table) => table.stage === "playing"),
  };
}
