/** The board as it is drawn: blocks along the Strip, and what lies on every lot. */
import type { Built, Die, ColourLeft, Outlook, Table } from "./wire";
import { SITES, type Site } from "./facts";

export type Colour = Built["colour"];
export type CardColour = ColourLeft["colour"];

const PAINTS: Record<CardColour, string> = {
  purple: "t-p",
  gold: "t-g",
  green: "t-v",
  silver: "t-s",
  brown: "t-b",
  strip: "t-x",
};

/** Return the class that paints a tile of a colour. */
export function paint(colour: CardColour): string {
  return PAINTS[colour];
}

const SITE = new Map(SITES.map((site) => [site.lot, site]));

/** Return what is printed on a lot. */
export function site(lot: string): Site {
  const found = SITE.get(lot);
  if (!found) throw new Error(`There is no lot ${lot}.`);
  return found;
}

export type Block = { name: string; sites: Site[] };

const STRIP_COLUMN = 3;

function blocks(isHere: (site: Site) => boolean): Block[] {
  const names = new Set(SITES.filter(isHere).map(({ lot }) => lot.charAt(0)));
  return [...names].map((name) => ({ name, sites: SITES.filter(({ lot }) => lot.startsWith(name)) }));
}

/** The blocks to the left and to the right of the Strip, from top to bottom. */
export const LEFT = blocks(({ column }) => column < STRIP_COLUMN);
export const RIGHT = blocks(({ column }) => column > STRIP_COLUMN);

type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const STEPS: Record<Arrow, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function isArrow(key: string): key is Arrow {
  return key in STEPS;
}

/** Return the lot an arrow key leads to: the nearest one in use that way, over streets and the Strip. */
export function beyond(lot: string, key: string, closed: readonly string[] = []): string | undefined {
  if (!isArrow(key)) return undefined;
  const [down, right] = STEPS[key];
  const from = site(lot);
  const ways = SITES.filter(({ lot }) => !closed.includes(lot)).map(({ lot, row, column }) => {
    const [rows, columns] = [row - from.row, column - from.column];
    return { lot, ahead: rows * down + columns * right, aside: Math.abs(rows * right) + Math.abs(columns * down) };
  });
  const found = ways.filter(({ ahead, aside }) => ahead > 0 && aside <= 1);
  return found.sort((a, b) => a.ahead + 3 * a.aside - b.ahead - 3 * b.aside)[0]?.lot;
}

export type Edge = "jt" | "jr" | "jb" | "jl";

/** Return the edges over which a lot is joined to others of its casino. */
export function joints(lot: string, casino: readonly string[]): Edge[] {
  const { row, column } = site(lot);
  const has = (down: number, right: number) => {
    return casino.some((other) => site(other).row === row + down && site(other).column === column + right);
  };
  const found: [Edge, boolean][] = [
    ["jt", has(-1, 0)],
    ["jr", has(0, 1)],
    ["jb", has(1, 0)],
    ["jl", has(0, -1)],
  ];
  return found.filter(([, isJoined]) => isJoined).map(([edge]) => edge);
}

type Point = `${number} ${number}`;

/** Return the way round a casino, as corners of the grid: column and row of each, clockwise. */
export function outline(casino: readonly string[]): [number, number][][] {
  const next = new Map<Point, Point[]>();
  const add = (from: Point, to: Point) => next.set(from, [...(next.get(from) ?? []), to]);
  for (const lot of casino) {
    const { row, column } = site(lot);
    const joined = joints(lot, casino);
    if (!joined.includes("jt")) add(`${column} ${row}`, `${column + 1} ${row}`);
    if (!joined.includes("jr")) add(`${column + 1} ${row}`, `${column + 1} ${row + 1}`);
    if (!joined.includes("jb")) add(`${column + 1} ${row + 1}`, `${column} ${row + 1}`);
    if (!joined.includes("jl")) add(`${column} ${row + 1}`, `${column} ${row}`);
  }
  const loops: [number, number][][] = [];
  for (let [start] = next.keys(); start; [start] = next.keys()) {
    const loop: [number, number][] = [];
    for (let at: Point | undefined = start; at;) {
      loop.push(at.split(" ").map(Number) as [number, number]);
      const ways: Point[] = next.get(at) ?? [];
      const way = ways.pop();
      if (!ways.length) next.delete(at);
      at = way;
    }
    loops.push(loop);
  }
  return loops;
}

/** What a lot shows. A ghost is a die that is not there yet. */
export type Picture =
  | { kind: "free"; site: Site }
  | { kind: "closed"; site: Site }
  | { kind: "owned"; site: Site; owner: number }
  | { kind: "built"; site: Site; casino: Outlook; die: Die | undefined; isGhost: boolean; isCrowned: boolean };

/** Return the casino a lot is part of. */
export function casinoOn(casinos: readonly Outlook[], lot: string): Outlook | undefined {
  return casinos.find(({ lots }) => lots.includes(lot));
}

/** Return the casinos once some have become others. */
export function afterwards(casinos: readonly Outlook[], becoming: readonly Outlook[]): Outlook[] {
  const touched = new Set(becoming.flatMap(({ lots }) => lots));
  return [...casinos.filter(({ lots }) => !lots.some((lot) => touched.has(lot))), ...becoming];
}

/** Return where the crown of a casino sits: on the first of its boss's highest dice. */
function crowned({ dice, boss }: Outlook): string | undefined {
  const own = dice.filter(([, { owner }]) => owner === boss);
  const highest = Math.max(...own.map(([, { value }]) => value));
  return own.find(([, { value }]) => value === highest)?.[0];
}

function isSame(one: Die | undefined, other: Die | null): boolean {
  return one?.owner === other?.owner && one?.value === other?.value;
}

/** Return what every lot shows, by its name, once some casinos have become others. */
export function pictures(
  table: Table,
  casinos: readonly Outlook[],
  becoming: readonly Outlook[] = [],
  closed: readonly string[] = [],
): Map<string, Picture> {
  const found = new Map<string, Picture>();
  const standing = afterwards(casinos, becoming);
  for (const [place, here] of SITES.entries()) {
    const plot = table.plots[place];
    const casino = casinoOn(standing, here.lot);
    if (casino) {
      const die = casino.dice.find(([lot]) => lot === here.lot)?.[1];
      const isGhost = !isSame(die, plot?.type === "built" ? plot.die : null);
      found.set(here.lot, { kind: "built", site: here, casino, die, isGhost, isCrowned: crowned(casino) === here.lot });
    } else if (plot?.type === "marked") found.set(here.lot, { kind: "owned", site: here, owner: plot.owner });
    else found.set(here.lot, { kind: closed.includes(here.lot) ? "closed" : "free", site: here });
  }
  return found;
}
