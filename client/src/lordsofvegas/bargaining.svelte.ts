/** An offer being composed at the decision. */
import type { Move, Proposal, Table, Terms } from "./wire";
import { isDeed, type Choice } from "./choosing";
import {
  bargain,
  belongings,
  countered,
  parcel,
  promised,
  stillTheirs,
  terms,
  toggled,
  type Bargain,
} from "./offering";

export class Bargaining {
  offer = $state.raw<Bargain>();
  /** Whether an action is being looked for that goes into it. */
  isAdding = $state(false);
  /** What could be done once the exchange is made, if that is known. */
  possible = $state.raw<readonly Choice[]>([]);
  /** Whether its sheet is pulled down to see the board. */
  isLow = $state(false);

  constructor(private readonly table: () => Table) {}

  /** Begin an offer of one seat to another. */
  open(maker: number, to: number): void {
    this.begin(bargain(maker, to, this.table().turn));
  }

  /** Answer an offer with a changed one. */
  change(offer: Proposal): void {
    this.begin(countered(offer, this.table().turn));
  }

  /** Make an offer of the same terms once more, to be changed. */
  reopen(maker: number, to: number, { give, take, action, promises }: Terms): void {
    const turn = this.table().turn;
    const deeds = turn === maker ? { action: action ?? undefined, promises: promises ?? [] } : {};
    this.begin({ ...bargain(maker, to, turn), give: parcel(give), take: parcel(take), ...deeds });
    this.keepUp();
  }

  private begin(offer: Bargain): void {
    this.isLow = this.isAdding = false;
    this.offer = offer;
  }

  close(): void {
    this.offer = undefined;
    this.isAdding = false;
  }

  /** Put what lies on a lot into the offer, or take it out. */
  swap(lot: string): void {
    const { offer } = this;
    if (!offer) return;
    const own = belongings(this.table(), offer.maker).find((thing) => thing.lot === lot);
    const theirs = belongings(this.table(), offer.to).find((thing) => thing.lot === lot);
    if (own) this.offer = { ...offer, give: toggled(offer.give, own) };
    if (theirs) this.offer = { ...offer, take: toggled(offer.take, theirs) };
  }

  /** Look for an action that goes into the offer: it is paid after the exchange. */
  seek(possible: readonly Choice[]): void {
    this.possible = possible;
    this.isAdding = true;
  }

  /** Put an action into the offer. */
  add(move: Move): void {
    if (this.offer && isDeed(move)) this.offer = { ...this.offer, action: move };
    this.isAdding = false;
  }

  /** Put it into the offer that an action will be left undone. */
  vow(move: Move): void {
    if (this.offer && isDeed(move)) this.offer = promised(this.offer, move);
    this.isAdding = false;
  }

  /** Return the move that makes the offer. */
  get move(): Move | undefined {
    const { offer } = this;
    if (!offer) return undefined;
    const { answers, to } = offer;
    return answers === undefined
      ? { type: "offer", to, terms: terms(offer) }
      : { type: "counter", offer: answers, terms: terms(offer) };
  }

  /** Drop what the position no longer allows. */
  keepUp(): void {
    if (this.offer) this.offer = stillTheirs(this.offer, this.table());
  }
}
