/** What each game asks of chance, as far as a record tells it; who plays well is none of its business. */
import { SITES } from "../lordsofvegas/lots";
import type { Ask, Item, Outcome } from "./luck";

export type Entry = Outcome | { type: "moved"; seat: number; move: { type: string; face?: number } };
export type Head = { game: string; seats: readonly unknown[]; options: { white?: boolean; start?: number | null } };

/** Follows a record entry by entry. */
export type Follower = {
  /** Return what is asked where the record has an outcome of this kind, or nothing if it cannot be there. */
  asked(outcome: Outcome): Ask | undefined;
  /** Go on past an entry; tell whether it can be there. */
  pass(entry: Entry): boolean;
};

/** The notes of Las Vegas, lowest first, with how many of each there are. */
const NOTES: readonly (readonly [number, number])[] = [
  [10000, 6],
  [20000, 8],
  [30000, 8],
  [40000, 6],
  [50000, 6],
  [60000, 5],
  [70000, 5],
  [80000, 5],
  [90000, 5],
];
const DICE = 8;

class LasVegas implements Follower {
  private readonly notes = NOTES.flatMap(([note, count]) => Array<number>(count).fill(note));
  private readonly seats: number;
  private readonly white: number;
  private starter: number | undefined;
  private turn = 0;
  private hands: { own: number[]; white: number[] } = { own: [], white: [] };
  private roll: readonly number[] = [];
  private isToScatter = false;

  constructor({ seats, options }: Head) {
    this.seats = seats.length;
    this.white = options.white ? (this.seats === 2 ? 4 : 2) : 0;
    this.starter = options.start ?? undefined;
    this.begin();
  }

  private begin(): void {
    this.turn = this.starter ?? 0;
    this.hands = { own: Array<number>(this.seats).fill(DICE), white: Array<number>(this.seats).fill(this.white) };
    this.isToScatter = this.white > 0 && this.seats === 3;
  }

  private hand(seat: number): [number, number] {
    return [this.hands.own[seat] ?? 0, this.hands.white[seat] ?? 0];
  }

  asked(outcome: Outcome): Ask | undefined {
    if (outcome.type === "rolled") return { kind: "dice", alike: this.isToScatter ? [2] : this.hand(this.turn) };
    const bag: Item[] = this.starter === undefined ? Array.from({ length: this.seats }, (_, seat) => seat) : this.notes;
    return bag.length ? { kind: "draw", bag } : undefined;
  }

  pass(entry: Entry): boolean {
    if (entry.type === "drawn") return this.passDraw(entry.item);
    if (entry.type === "moved") return this.passMove(entry.seat, entry.move.face ?? 0);
    if (this.isToScatter) this.isToScatter = false;
    else this.roll = entry.dice;
    return true;
  }

  private passDraw(item: Item): boolean {
    if (this.starter === undefined) {
      this.starter = this.turn = Number(item);
      return true;
    }
    const place = this.notes.indexOf(Number(item));
    if (place >= 0) this.notes.splice(place, 1);
    return place >= 0;
  }

  private passMove(seat: number, face: number): boolean {
    const [own, white] = this.hand(seat);
    const placed = (dice: readonly number[]) => dice.filter((die) => die === face).length;
    if (seat !== this.turn || !this.roll.includes(face)) return false;
    this.hands.own[seat] = own - placed(this.roll.slice(0, own));
    this.hands.white[seat] = white - placed(this.roll.slice(own));
    this.roll = [];
    this.goOn();
    return true;
  }

  private goOn(): void {
    const hasDice = (seat: number) => this.hand(seat).some((count) => count > 0);
    for (let step = 1; step <= this.seats; step++) {
      const seat = (this.turn + step) % this.seats;
      if (hasDice(seat)) {
        this.turn = seat;
        return;
      }
    }
    this.starter = ((this.starter ?? 0) + 1) % this.seats;
    this.begin();
  }
}

class LordsOfVegas implements Follower {
  private readonly cards = SITES.map(({ lot }): Item => lot);
  private contenders: number;
  private last = "";

  constructor({ seats }: Head) {
    this.contenders = seats.length;
  }

  asked(outcome: Outcome): Ask | undefined {
    if (outcome.type === "drawn") return this.cards.length ? { kind: "draw", bag: this.cards } : undefined;
    if (!this.last) return { kind: "dice", alike: Array<number>(this.contenders).fill(2) };
    const isBet = this.last === "lay-off" || this.last === "stand";
    return { kind: "dice", alike: isBet ? [2] : Array<number>(outcome.dice.length).fill(1) };
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

/** Return how many share the most pips on two dice each. */
function leaders(dice: readonly number[]): number {
  const totals = dice.flatMap((die, index) => (index % 2 ? [die + (dice[index - 1] ?? 0)] : []));
  return totals.filter((total) => total === Math.max(...totals)).length;
}

/** Return who follows the records of a game, if it is known. */
export function follower(head: Head): Follower | undefined {
  if (head.game === "las-vegas") return new LasVegas(head);
  if (head.game === "lords-of-vegas") return new LordsOfVegas(head);
  return undefined;
}
