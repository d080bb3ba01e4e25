/** Small pictures of a few lots, from a line of text: for lessons and the rulebook. */
import type { Colour } from "./board";

/** A lot of a small picture. */
export type Cell =
  | { kind: "free" }
  | { kind: "owned"; owner: number }
  | { kind: "built"; colour: Colour; owner?: number; value?: number; isGhost: boolean };

const COLOURS: Readonly<Record<string, Colour>> = { P: "purple", G: "gold", V: "green", S: "silver", B: "brown" };

/** Read a lot: "." is free, "1" has a marker, "G" is a gold tile, "G1.5" has a die, "G1.5~" one to come. */
export function cell(text: string): Cell {
  if (text === ".") return { kind: "free" };
  const colour = COLOURS[text.charAt(0)];
  if (!colour) return { kind: "owned", owner: Number(text) };
  const [owner, value] = text.slice(1).replace("~", "").split(".").map(Number);
  if (!value) return { kind: "built", colour, isGhost: false };
  return { kind: "built", colour, ...(owner !== undefined && { owner }), value, isGhost: text.endsWith("~") };
}

/** Read rows of lots, divided by "/". */
export function cells(text: string): Cell[][] {
  return text.split("/").map((row) => row.trim().split(/\s+/).map(cell));
}

/** Return the places of a casino, from one of its own. */
export function casinoAt(rows: readonly (readonly Cell[])[], row: number, column: number): string[] {
  const first = rows[row]?.[column];
  const found: string[] = [];
  const look = (down: number, right: number) => {
    const here = rows[down]?.[right];
    const place = `${down} ${right}`;
    if (found.includes(place) || first?.kind !== "built" || here?.kind !== "built" || here.colour !== first.colour)
      return;
    found.push(place);
    look(down - 1, right);
    look(down + 1, right);
    look(down, right - 1);
    look(down, right + 1);
  };
  look(row, column);
  return found;
}

/** Return where the highest die of a casino is, and whose it is. */
export function bossOf(
  rows: readonly (readonly Cell[])[],
  casino: readonly string[],
): { place: string; owner: number } | undefined {
  let best: { place: string; owner: number; value: number } | undefined;
  for (const place of casino) {
    const [row, column] = place.split(" ").map(Number) as [number, number];
    const here = rows[row]?.[column];
    if (here?.kind !== "built" || here.owner === undefined || here.value === undefined) continue;
    if (!best || here.value > best.value) best = { place, owner: here.owner, value: here.value };
  }
  return best;
}
