/** An offer being composed: what each side gives, and actions of this turn to take or to leave undone. */
import type { Built, Goods, Promise as Vow, Proposal, Table, Terms } from "./wire";
import type { Deed } from "./choosing";
import { SITES } from "./facts";

export type Side = "give" | "take";
export type Parcel = { money: number; lots: readonly string[]; dice: readonly string[] };

export type Bargain = {
  maker: number;
  to: number;
  /** On whose turn it is composed: the action and the promises in it are that seat's. */
  turn: number;
  give: Parcel;
  take: Parcel;
  action: Deed | undefined;
  promises: readonly Vow[];
  /** The offer this one answers. */
  answers: number | undefined;
};

export const NOTHING: Parcel = { money: 0, lots: [], dice: [] };

/** Something of a seat that can change hands: a lot by its marker, or a die on its tile. */
export type Thing = { lot: string } & ({ kind: "lot" } | { kind: "die"; value: number; colour: Built["colour"] });

/** Return what a seat could give: lots first, then dice. */
export function belongings(table: Table, seat: number): Thing[] {
  const lots: Thing[] = [];
  const dice: Thing[] = [];
  for (const [place, { lot }] of SITES.entries()) {
    const plot = table.plots[place];
    if (plot?.type === "marked" && plot.owner === seat) lots.push({ kind: "lot", lot });
    if (plot?.type === "built" && plot.die?.owner === seat) {
      dice.push({ kind: "die", lot, value: plot.die.value, colour: plot.colour });
    }
  }
  return [...lots, ...dice];
}

/** Begin an offer to somebody. */
export function bargain(maker: number, to: number, turn: number): Bargain {
  return { maker, to, turn, give: NOTHING, take: NOTHING, action: undefined, promises: [], answers: undefined };
}

/** Turn to somebody else with the same offer; what they were to give was not theirs. */
export function turned(offer: Bargain, to: number): Bargain {
  return to === offer.to ? offer : { ...offer, to, take: NOTHING, answers: undefined };
}

/** Begin the answer to an offer with its own terms, seen from the other side. */
export function countered({ number, maker, to, terms }: Proposal, turn: number): Bargain {
  return {
    ...bargain(to, maker, turn),
    give: parcel(terms.take),
    take: parcel(terms.give),
    action: terms.action ?? undefined,
    promises: terms.promises ?? [],
    answers: number,
  };
}

/** Return goods with what was left out. */
export function parcel(goods: Goods | undefined): Parcel {
  return { ...NOTHING, ...goods };
}

export function isIn(parcel: Parcel, { kind, lot }: Thing): boolean {
  return (kind === "lot" ? parcel.lots : parcel.dice).includes(lot);
}

/** Put a thing into a parcel, or take it out. */
export function toggled(parcel: Parcel, thing: Thing): Parcel {
  const key = thing.kind === "lot" ? "lots" : "dice";
  const others = parcel[key].filter((lot) => lot !== thing.lot);
  return { ...parcel, [key]: isIn(parcel, thing) ? others : [...others, thing.lot] };
}

/** Put in as much money as there is, at most. */
export function withMoney(parcel: Parcel, money: number, has: number): Parcel {
  return { ...parcel, money: Math.max(0, Math.min(money, has)) };
}

/** Return an offer without what its sides no longer have, and without the deeds of a turn that is over. */
export function stillTheirs(offer: Bargain, table: Table): Bargain {
  const left = (parcel: Parcel, owner: number): Parcel => {
    const things = belongings(table, owner).filter((thing) => isIn(parcel, thing));
    return {
      money: Math.min(parcel.money, table.money[owner] ?? 0),
      lots: things.filter(({ kind }) => kind === "lot").map(({ lot }) => lot),
      dice: things.filter(({ kind }) => kind === "die").map(({ lot }) => lot),
    };
  };
  const isOpen = table.offers?.some(({ number }) => number === offer.answers);
  const isOver = offer.turn !== table.turn;
  return {
    ...offer,
    turn: table.turn,
    give: left(offer.give, offer.maker),
    take: left(offer.take, offer.to),
    answers: isOpen ? offer.answers : undefined,
    ...(isOver && { action: undefined, promises: [] }),
  };
}

function goods({ money, lots, dice }: Parcel): Goods {
  return { ...(money && { money }), ...(lots.length && { lots: [...lots] }), ...(dice.length && { dice: [...dice] }) };
}

/** Return the lot a deed is done at. */
export function place(deed: Deed): string {
  return "lot" in deed ? deed.lot : deed.casino;
}

/** Promise to leave a deed undone. */
export function promised(offer: Bargain, deed: Deed): Bargain {
  const vow: Vow = { kind: deed.type, lot: place(deed) };
  return { ...offer, promises: [...without(offer.promises, vow), vow] };
}

export function without(promises: readonly Vow[], vow: Vow): Vow[] {
  return promises.filter(({ kind, lot }) => kind !== vow.kind || lot !== vow.lot);
}

/** Return the terms of an offer. */
export function terms({ give, take, action, promises }: Bargain): Terms {
  return {
    give: goods(give),
    take: goods(take),
    ...(action && { action }),
    ...(promises.length && { promises: [...promises] }),
  };
}

function isNothing({ money, lots, dice }: Parcel): boolean {
  return money === 0 && lots.length === 0 && dice.length === 0;
}

/** Tell whether there is nothing in an offer yet. */
export function isEmpty({ give, take, action, promises }: Bargain): boolean {
  return isNothing(give) && isNothing(take) && !action && !promises.length;
}

/** Return the money of a seat once parcels have changed hands. */
export function moneyAfter(has: number, gives: Parcel, gets: Parcel): number {
  return has - gives.money + gets.money;
}
