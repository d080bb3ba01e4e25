/** Who keeps order at a table, what may be done there, and what is asked of whom. */
import { isHeld } from "../presence";
import type { Chair, Order, Proposal, Propose, View } from "../wire";

/** What can be done about a table. */
export type Act = Propose["act"];

/** A table nobody keeps order at: in a lesson, or a puzzle. */
export const NO_ORDER: Order = { host: null, paused: false, ended: false, gallery: false, muted: [], proposals: [] };

type Seen = Pick<View, "chairs" | "order" | "you">;

/** Whether a person holds a seat. */
export const isPersons = ({ kind }: Chair): boolean => kind === "person";

/** Whether somebody at this device keeps order: as the host, or because there is none at the table. */
export function mayAct({ chairs, order, you }: Seen): boolean {
  if (!you.some((seat) => isPersons(chairs[seat] as Chair))) return false;
  return order.host === null || you.includes(order.host) || !chairs[order.host]?.present;
}

/** Return the seats of others that somebody holds. */
export function others({ chairs, you }: Seen): number[] {
  return chairs.flatMap((chair, seat) => (isHeld(chair) && !you.includes(seat) ? [seat] : []));
}

/** Return the seats somebody may ask for who says that one was theirs: nobody is there who plays on them. */
export function lost({ chairs, you }: Seen): number[] {
  if (you.length) return [];
  return chairs.flatMap((chair, seat) => (chair.left || (isPersons(chair) && !chair.present) ? [seat] : []));
}

/** Return the people who are there and have not said yet what they think of a proposal. */
export function silent({ chairs }: Seen, { yes, no }: Proposal): number[] {
  return chairs.flatMap((chair, seat) =>
    isPersons(chair) && chair.present && !yes.includes(seat) && !no.includes(seat) ? [seat] : [],
  );
}

/** What is to be shown of a proposal: a question, that one's own waits, or nothing more. */
export type Standing = "asked" | "own" | "told";

/** Return how somebody at this device stands to a proposal. */
export function standing(view: Seen, proposal: Proposal): Standing {
  const { you, chairs } = view;
  if (proposal.by !== null && you.includes(proposal.by)) return "own";
  const mine = you.filter((seat) => isPersons(chairs[seat] as Chair));
  return mine.some((seat) => silent(view, proposal).includes(seat)) ? "asked" : "told";
}

/** Return what a proposal asks, as its message is called, and whom it is about. */
export function questionOf({ act }: Pick<Proposal, "act">): { what: string; seat?: number } {
  switch (act.type) {
    case "remove":
    case "replace":
    case "seat":
      return { what: act.type, seat: act.seat };
    case "mute":
      return { what: act.muted ? "mute" : "unmute", seat: act.seat };
    case "pause":
      return { what: act.paused ? "pause" : "go-on" };
    case "gallery":
      return { what: act.allowed ? "gallery" : "no-gallery" };
    case "end":
    case "change":
      return { what: act.type };
  }
}
