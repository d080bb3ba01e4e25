/** What an offer would lead to, asked for while it is put together. */
import type { Consider, Considered } from "../wire";
import type { LordsOfVegas } from "./wire";
import { isEmpty, terms, type Bargain } from "./offering";

/** How long an offer is left alone before it is asked about. */
const PAUSE = 200;

/** Who says what a move would lead to. */
type Asking = (asked: Consider<LordsOfVegas>) => Promise<Considered<LordsOfVegas>>;

export class Considering {
  private answer = $state.raw<Considered<LordsOfVegas>>();

  constructor(asked: () => { consider: Asking; seat: number; bargain: Bargain }) {
    $effect(() => {
      const { consider, seat, bargain } = asked();
      if (isEmpty(bargain)) {
        this.answer = undefined;
        return;
      }
      let isMeant = true;
      const ask = async () => {
        const move =
          bargain.answers === undefined
            ? { type: "offer" as const, to: bargain.to, terms: terms(bargain) }
            : { type: "counter" as const, offer: bargain.answers, terms: terms(bargain) };
        // Without an answer the offer can be made all the same.
        const found = await consider({ seat, move }).catch(() => undefined);
        if (isMeant) this.answer = found;
      };
      const timer = setTimeout(() => void ask(), PAUSE);
      return () => {
        isMeant = false;
        clearTimeout(timer);
      };
    });
  }

  /** The casinos it would change. */
  get changes() {
    return this.answer?.found?.deal.changes ?? [];
  }

  /** What whoever is on turn could do then. */
  get actions() {
    return this.answer?.found?.actions ?? [];
  }

  /** What everybody would have then. */
  get money() {
    return this.answer?.found?.deal.money;
  }

  /** Why it cannot be made. */
  get problem() {
    return this.answer?.problem ?? undefined;
  }
}
