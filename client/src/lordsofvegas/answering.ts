/** The answers to one's own offers: nobody may miss them. */
import type { Happened } from "../wire";
import { casinoOn } from "./board";
import type { Marks } from "./marks";
import { events } from "./rolls";
import type { LordsOfVegas, Outlook, Standing, Terms } from "./wire";

export type Answered = { number: number; maker: number; by: number; isYes: boolean; terms: Terms };

/** Return the terms of an offer that was made. */
export function termsOf(happened: readonly Happened<LordsOfVegas>[], number: number): Terms {
  const made = events(happened).findLast((event) => event.type === "offer-made" && event.number === number);
  return made?.type === "offer-made" ? made.terms : {};
}

/**
 * Return the last answer to an offer of these seats in what was just told; one that comes with a changed offer
 * is seen as that.
 */
export function answered(
  news: readonly Happened<LordsOfVegas>[],
  happened: readonly Happened<LordsOfVegas>[],
  you: readonly number[],
): Answered | undefined {
  const all = events(news);
  const at = all.findLastIndex(
    (event) =>
      (event.type === "offer-accepted" || event.type === "offer-refused") &&
      you.includes(event.seat) &&
      !you.includes(event.to),
  );
  const event = all[at];
  if (event?.type !== "offer-accepted" && event?.type !== "offer-refused") return undefined;
  const { number, seat: maker, to: by } = event;
  const next = all[at + 1];
  if (next?.type === "offer-made" && next.seat === by && next.to === maker) return undefined;
  const isYes = event.type === "offer-accepted";
  return { number, maker, by, isYes, terms: isYes ? event.terms : termsOf(happened, number) };
}

/** Return the offer one made that another one answers, if it does: what differs in the two is to be seen. */
export function counteredBy(happened: readonly Happened<LordsOfVegas>[], number: number): Terms | undefined {
  const all = events(happened);
  const at = all.findIndex((event) => event.type === "offer-made" && event.number === number);
  const [before, made] = [all[at - 1], all[at]];
  const isAnswer =
    made?.type === "offer-made" &&
    before?.type === "offer-refused" &&
    before.seat === made.to &&
    before.to === made.seat;
  return isAnswer ? termsOf(happened, before.number) : undefined;
}

/** Mark what was asked for and offered. */
export function answerMarks({ terms: { give, take } }: Answered): Marks {
  const lots = [give, take].flatMap((side) => [...(side?.lots ?? []), ...(side?.dice ?? [])]);
  return new Map(lots.map((lot) => [lot, { look: "changed" }]));
}

/** What a die brings whoever has it: how much, and with how many of the cards that are left. */
export type Worth = { lot: string; money: number; cards: number; all: number };

/** What can be said against an offer, true of the board: what a die brings, what a lot does, what money would go. */
export type Reason =
  ({ kind: "die" } & Worth) | { kind: "lot"; lot: string } | { kind: "money"; money: number; left: number };

/** Return why somebody with so much money may have refused what was asked for; nothing was asked for in a gift. */
export function reason(
  terms: Terms,
  casinos: readonly Outlook[],
  left: Standing["left"],
  money: number,
): Reason | undefined {
  const die = worth(terms, casinos, left);
  if (die) return { kind: "die", ...die };
  const { lots: [lot] = [], money: asked } = terms.take ?? {};
  if (lot !== undefined) return { kind: "lot", lot };
  return asked ? { kind: "money", money, left: money + (terms.give?.money ?? 0) - asked } : undefined;
}

/** Return what the first die somebody was asked for brings them. */
export function worth({ take }: Terms, casinos: readonly Outlook[], left: Standing["left"]): Worth | undefined {
  const lot = take?.dice?.[0];
  const casino = lot === undefined ? undefined : casinoOn(casinos, lot);
  const die = casino?.dice.find(([other]) => other === lot)?.[1];
  if (lot === undefined || !casino || !die) return undefined;
  const cards = left.filter(({ colour }) => casino.cards.includes(colour)).reduce((sum, each) => sum + each.cards, 0);
  return { lot, money: die.value, cards, all: left.reduce((sum, each) => sum + each.cards, 0) };
}
