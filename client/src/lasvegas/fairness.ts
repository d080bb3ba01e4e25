/** What a game of Las Vegas asks of chance, as far as a record tells it. */
import type { Ask, Item, Outcome } from "../fair/luck";
import type { Entry, Follower, Head } from "../fair/records";
import { amount } from "../numbers";
import type { Language } from "../words";
import { NOTES, OWN_DICE, WHITE_DICE, WHITE_DICE_LEFT } from "./facts";
import type { Options } from "./wire";

/** Return who follows the record with this head. */
export function follow({ seats, options }: Head): Follower {
  return new RecordFollower(seats.length, options);
}

/** Show a note as money, and who starts by name. */
export function itemName(item: Item, names: readonly string[], language: Language): string {
  const value = Number(item);
  return value < names.length ? (names[value] ?? "") : amount(value, language);
}

function faceOf(move: object): number {
  return "face" in move && typeof move.face === "number" ? move.face : 0;
}

class RecordFollower implements Follower {
  private readonly notes = NOTES.flatMap(([note, count]) => Array<number>(count).fill(note));
  private readonly seats: number;
  private readonly white: number;
  private readonly left: number;
  private starter: number | undefined;
  private turn = 0;
  private hands: { own: number[]; white: number[] } = { own: [], white: [] };
  private roll: readonly number[] = [];
  private isToScatter = false;

  constructor(seats: number, { white, start }: Options) {
    this.seats = seats;
    this.white = white ? (WHITE_DICE[seats] ?? 0) : 0;
    this.left = white ? (WHITE_DICE_LEFT[seats] ?? 0) : 0;
    this.starter = start ?? undefined;
    this.begin();
  }

  private begin(): void {
    this.turn = this.starter ?? 0;
    this.hands = { own: Array<number>(this.seats).fill(OWN_DICE), white: Array<number>(this.seats).fill(this.white) };
    this.isToScatter = this.left > 0;
  }

  private hand(seat: number): [number, number] {
    return [this.hands.own[seat] ?? 0, this.hands.white[seat] ?? 0];
  }

  asked(outcome: Outcome): Ask | undefined {
    if (outcome.type === "rolled")
      return { kind: "dice", alike: this.isToScatter ? [this.left] : this.hand(this.turn) };
    const bag: Item[] = this.starter === undefined ? Array.from({ length: this.seats }, (_, seat) => seat) : this.notes;
    return bag.length ? { kind: "draw", bag } : undefined;
  }

  pass(entry: Entry): boolean {
    if (entry.type === "drawn") return this.passDraw(entry.item);
    if (entry.type === "moved") return this.passMove(entry.seat, faceOf(entry.move));
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
