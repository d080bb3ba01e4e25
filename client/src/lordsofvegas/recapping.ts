/** What others did since one's own turn, also in one's place, in a few lines: what matters most comes first. */
import { listed, type Narrator } from "../shell/narrator";
import type { Happened } from "../wire";
import { casinoOn } from "./board";
import { nameOf } from "./describing";
import type { Mark, Marks } from "./marks";
import { span } from "./paydays";
import { events, standing } from "./rolls";
import type { Event, LordsOfVegas, Outlook } from "./wire";

/** How the table stood when one's own turn was over. */
export type Before = { money: number; bosses: readonly (readonly [string, number | null])[] };
/** One line: whose doing it was, where, what it brought oneself, and whether a casino was lost by it. */
export type RecapLine = { seat: number; lots: readonly string[]; text: string; gain: number; isLoss: boolean };
export type Recap = { lines: readonly RecapLine[]; more: number };
/** Writes a sum of money. */
type Sum = (dollars: number) => string;

/** So many lines can be read at once. */
const MOST = 5;

/** Return all that a bot did for a seat whose holder was away. */
function doneFor(happened: readonly Happened<LordsOfVegas>[], you: number): ReadonlySet<Event> {
  const byBots = happened.filter((entry) => entry.type === "played" && entry.by === "bot");
  return new Set(events(byBots).filter((event) => "seat" in event && event.seat === you));
}

/** Return what happened after the last turn that one ended oneself. */
function since(happened: readonly Happened<LordsOfVegas>[], you: number, forYou: ReadonlySet<Event>): Event[] {
  const all = standing(events(happened));
  const isEnd = (event: Event) => event.type === "turn-ended" && event.seat === you;
  const over = all.findLastIndex((event) => isEnd(event) && !forYou.has(event));
  const begun = all.findLastIndex((event) => event.type === "turn-began" && event.seat === you);
  return all.slice(over + 1, begun > all.findLastIndex(isEnd) ? begun : undefined);
}

/** Return what everybody got by a card, from lots and from casinos. */
function paidBy(all: readonly Event[], card: number): { lots: readonly number[]; casinos: number[] } {
  const rest = all.slice(card + 1);
  const next = rest.findIndex(({ type }) => type === "card-drawn" || type === "turn-ended");
  const own = next < 0 ? rest : rest.slice(0, next);
  const lots = own.flatMap((event) => (event.type === "lots-paid" ? [event.money] : []))[0] ?? [];
  const casinos: number[] = lots.map(() => 0);
  for (const event of own)
    if (event.type === "casino-paid")
      event.money.forEach((money, seat) => (casinos[seat] = (casinos[seat] ?? 0) + money));
  return { lots, casinos };
}

/** Tells the lines of a recap to one seat. */
class Teller {
  constructor(
    private readonly narrator: Narrator,
    private readonly sum: Sum,
    private readonly you: number,
    private readonly forYou: ReadonlySet<Event>,
  ) {}

  /** Tell one event, if others did it, or a bot in one's place, and it is worth a line. */
  line(all: readonly Event[], at: number): RecapLine | undefined {
    const event = all[at];
    if (!event || !("seat" in event) || (event.seat === this.you && !this.forYou.has(event))) return undefined;
    const { t } = this.narrator;
    const name = this.nameOf(event);
    const told = (lots: readonly string[], text: string, gain = 0, isLoss = false): RecapLine => {
      return { seat: event.seat, lots, text, gain, isLoss };
    };
    switch (event.type) {
      case "card-drawn":
        return this.card(event, paidBy(all, at), told);
      case "die-replaced":
        return event.owner === this.you
          ? told([event.lot], t("page-since-took-over", { name, lot: event.lot }), 0, true)
          : undefined;
      case "casino-built":
      case "casino-sprawled":
        return told([event.lot], t(`page-since-${event.type}`, { name, lot: event.lot, cost: this.sum(event.cost) }));
      case "casino-remodeled":
      case "casino-reorganized":
        return told(
          event.casino,
          t(`page-since-${event.type}`, { name, casino: span(event.casino), cost: this.sum(event.cost) }),
        );
      case "bet-settled": {
        const boss = nameOf(this.narrator, event.boss);
        const result = event.gambler_gain > 0 ? "won" : "lost";
        const text = t("page-since-bet", { result, name, boss, sum: this.sum(Math.abs(event.gambler_gain)) });
        return told([], text, event.boss === this.you ? event.boss_gain : 0);
      }
      case "offer-accepted":
        return event.to === this.you
          ? undefined
          : told([], t("page-since-traded", { name, to: nameOf(this.narrator, event.to) }));
      default:
        return undefined;
    }
  }

  private nameOf(event: Extract<Event, { seat: number }>): string {
    return this.forYou.has(event) ? this.narrator.t("page-since-stand-in") : nameOf(this.narrator, event.seat);
  }

  private card(
    event: Extract<Event, { type: "card-drawn" }>,
    { lots, casinos }: { lots: readonly number[]; casinos: readonly number[] },
    told: (lots: readonly string[], text: string, gain: number) => RecapLine,
  ): RecapLine {
    const { t } = this.narrator;
    const shares = casinos.flatMap((money, other) =>
      money && other !== this.you
        ? [t("page-tell-share", { name: nameOf(this.narrator, other), money: this.sum(money) })]
        : [],
    );
    const { lot, colour } = event;
    const words = { name: this.nameOf(event), lot, colour, shares: listed(this.narrator, shares) };
    const text = shares.length ? t("page-since-took-pays", words) : t("page-since-took", words);
    return told([lot], text, (lots[this.you] ?? 0) + (casinos[this.you] ?? 0));
  }
}

/** Return the lines with what was lost: a casino whose boss one was and is no more. */
function withLosses(
  lines: readonly RecapLine[],
  { narrator, before, casinos, you }: Pick<Told, "narrator" | "before" | "casinos" | "you">,
): RecapLine[] {
  const found = [...lines];
  const bosses = new Map(before?.bosses);
  const lost = casinos.filter(({ lots, boss }) => {
    return boss !== null && boss !== you && lots.some((lot) => bosses.get(lot) === you);
  });
  for (const casino of lost) {
    const name = nameOf(narrator, casino.boss ?? 0);
    const text = narrator.t("page-since-boss", { name, casino: span(casino.lots) });
    const at = found.findLastIndex(({ lots }) => lots.some((lot) => casinoOn([casino], lot)));
    const by = found[at];
    const own = casino.lots.filter((lot) => bosses.get(lot) === you);
    if (by) found[at] = { ...by, lots: [...new Set([...by.lots, ...own])], text: `${by.text} ${text}`, isLoss: true };
    else found.push({ seat: casino.boss ?? 0, lots: own, text, gain: 0, isLoss: true });
  }
  return found;
}

/** What a recap is made from. */
export type Told = {
  happened: readonly Happened<LordsOfVegas>[];
  narrator: Narrator;
  sum: Sum;
  you: number;
  casinos: readonly Outlook[];
  before: Before | undefined;
};

/** Return the recap for one seat: what took something, then what paid, then the rest as it happened. */
export function recap(told: Told): Recap {
  const forYou = doneFor(told.happened, told.you);
  const all = since(told.happened, told.you, forYou);
  const teller = new Teller(told.narrator, told.sum, told.you, forYou);
  const lines = all.flatMap((_, at) => teller.line(all, at) ?? []);
  const rank = ({ isLoss, gain }: RecapLine) => (isLoss || gain < 0 ? 0 : gain > 0 ? 1 : 2);
  const sorted = withLosses(lines, told).sort((a, b) => rank(a) - rank(b));
  return { lines: sorted.slice(0, MOST), more: Math.max(0, sorted.length - MOST) };
}

/** Mark the lots of the lines by their numbers. */
export function recapMarks({ lines }: Recap): Marks {
  const found = new Map<string, Mark>();
  for (const [order, { lots }] of lines.entries())
    lots.forEach((lot, first) => {
      if (!found.has(lot)) found.set(lot, { look: "changed", ...(first === 0 && { tag: order + 1 }) });
    });
  return found;
}
