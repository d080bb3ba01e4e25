/** What a game of Lords of Vegas asks of chance, as far as a record tells it. */
import type { Ask, Item, Outcome } from "../fair/luck";
import type { Entry, Follower, Head } from "../fair/records";
import { BET_DICE, START_DICE } from "./facts";
import { SITES } from "./facts";

/** Return who follows the record with this head. */
export function follow({ seats }: Head): Follower {
  return new RecordFollower(seats.length);
}

/** Show a card by its lot. */
export function itemName(item: Item): string {
  return String(item);
}

class RecordFollower implements Follower {
  private readonly cards = SITES.map(({ lot }): Item => lot);
  private last = "";

  /** Begin with how many roll for who begins. */
  constructor(private contenders: number) {}

  asked(outcome: Outcome): Ask | undefined {
    if (outcome.type === "drawn") return this.cards.length ? { kind: "draw", bag: this.cards } : undefined;
    if (!this.last) return { kind: "dice", alike: Array<number>(this.contenders).fill(START_DICE) };
    const isBet = this.last === "lay-off" || this.last === "stand";
    return { kind: "dice", alike: isBet ? [BET_DICE] : Array<number>(outcome.dice.length).fill(1) };
  }

  pass(entry: Entry): boolean {
    if (entry.type === "moved") {
      this.last = entry.move.type;
      return true;
    }
    if (entry.type === "drawn") return this.passCard(entry.item);
    if (this.last) this.last = "rolled";
    else this.contenders = leaders(entry.dice);
    return true;
  }

  private passCard(card: Item): boolean {
    const place = this.cards.indexOf(card);
    if (place >= 0) this.cards.splice(place, 1);
    return place >= 0;
  }
}

/** Return how many share the most pips on their dice. */
function leaders(dice: readonly number[]): number {
  const sum = (some: readonly number[]) => some.reduce((total, die) => total + die, 0);
  const totals = dice.flatMap((_, at) => (at % START_DICE ? [] : [sum(dice.slice(at, at + START_DICE))]));
  return totals.filter((total) => total === Math.max(...totals)).length;
}
