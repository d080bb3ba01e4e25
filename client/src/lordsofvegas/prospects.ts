/** What the next card brings a seat on average, by the cards that are left: everybody may count them. */
import type { CardColour } from "./board";
import type { Outlook, Standing, Table } from "./wire";

export type Prospect = { money: number; points: number; tiles: number };

/** What the next card would pay a seat: for its lots whatever the card is, and for dice by colour. */
export type Payments = { lots: number; colours: readonly { colour: CardColour; money: number }[] };

/** Return how many lots with markers a seat has: each pays 1. */
function lotsOf(table: Table, seat: number): number {
  return table.plots.filter((plot) => plot.type === "marked" && plot.owner === seat).length;
}

/** Return what the next card would pay a seat, by its colour. */
export function payments(table: Table, casinos: readonly Outlook[], left: Standing["left"], seat: number): Payments {
  const colours = left.map(({ colour }) => {
    const paying = casinos.filter(({ cards }) => cards.includes(colour));
    return { colour, money: paying.reduce((sum, { money }) => sum + (money[seat] ?? 0), 0) };
  });
  return { lots: lotsOf(table, seat), colours };
}

/** Return how likely the next card pays a casino. */
export function chanceOf(casino: Outlook, left: Standing["left"]): number {
  const all = left.reduce((sum, { cards }) => sum + cards, 0);
  const paying = left.filter(({ colour }) => casino.cards.includes(colour)).reduce((sum, { cards }) => sum + cards, 0);
  return all ? paying / all : 0;
}

/** Return what the next card pays and scores for a seat on average, and of how many tiles it is boss. */
export function prospects(
  table: Table,
  casinos: readonly Outlook[],
  left: Standing["left"],
  seat: number,
  moreLots = 0,
): Prospect {
  const found: Prospect = { money: lotsOf(table, seat) + moreLots, points: 0, tiles: 0 };
  for (const casino of casinos) {
    const chance = chanceOf(casino, left);
    found.money += chance * (casino.money[seat] ?? 0);
    if (casino.boss !== seat) continue;
    found.points += chance * casino.lots.length;
    found.tiles += casino.lots.length;
  }
  return found;
}
