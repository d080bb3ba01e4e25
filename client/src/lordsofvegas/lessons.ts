/** How Lords of Vegas is learned by playing: what is to be touched at its table, and what is spoken of. */
import "./lesson.css";
import type { Target } from "../learn/lessons";
import type { Seen } from "../wire";
import { casinoOn } from "./board";
import LessonPicture from "./LessonPicture.svelte";
import type { Gamble, LordsOfVegas, Move, Offer } from "./wire";

export { LESSONS } from "./facts";
export { LessonPicture as Picture };

export const PIECES = ".lot, .act";
/** The chapters stand beside the table. */
export const isListed = false;

const CONFIRM = ".rightcol .btn.main:enabled";

/** Return what is to be touched next: an action, a lot or a casino, a colour, and then what does it. */
export function target(stage: Element, move: Move, { standing }: Seen<LordsOfVegas>): Target {
  const found = (query: string) => [...stage.querySelectorAll(query)];
  const lotsOf = (lot: string) => casinoOn(standing.casinos, lot)?.lots ?? [lot];
  const drawn = (lots: readonly string[]) => lots.flatMap((lot) => found(`#lot-${lot}`));
  const confirm = (lots: readonly string[] = []): Target => {
    return { elements: found(CONFIRM), shown: drawn(lots), say: "confirm" };
  };
  const isChosen = (lot: string) => found(`#lot-${lot}[aria-pressed="true"]`).length > 0;
  const isBegun = (kind: string) => found(`.act.cur[data-act="${kind}"]`).length > 0;
  const begin = (kind: string): Target => ({ elements: found(`.act[data-act="${kind}"]`) });
  const colour = (wanted: string, lots: readonly string[]): Target | undefined => {
    if (found(`.colour[data-colour="${wanted}"][aria-pressed="true"]`).length) return undefined;
    return { elements: found(`.colour[data-colour="${wanted}"]`), shown: drawn(lots), say: "colour" };
  };
  switch (move.type) {
    case "draw":
      return { elements: found(CONFIRM) };
    case "end-turn":
      return isBegun("end-turn") ? confirm() : begin("end-turn");
    case "build":
      if (!isChosen(move.lot)) return { elements: drawn([move.lot]) };
      return colour(move.colour, [move.lot]) ?? confirm([move.lot]);
    case "sprawl":
      if (!isBegun("sprawl") && !isChosen(move.lot)) return begin("sprawl");
      return isChosen(move.lot) ? confirm([move.lot]) : { elements: drawn([move.lot]), say: "lot" };
    case "remodel":
      if (isChosen(move.casino)) return colour(move.colour, lotsOf(move.casino)) ?? confirm(lotsOf(move.casino));
      return isBegun("remodel") ? { elements: drawn(lotsOf(move.casino)), say: "casino" } : begin("remodel");
    case "reorganize":
      if (isChosen(move.casino)) return confirm(lotsOf(move.casino));
      return isBegun("reorganize") ? { elements: drawn(lotsOf(move.casino)), say: "casino" } : begin("reorganize");
    case "gamble":
      if (isChosen(move.casino)) return bet(stage, move) ?? confirm(lotsOf(move.casino));
      return isBegun("gamble") ? { elements: drawn(lotsOf(move.casino)), say: "casino" } : begin("gamble");
    case "offer":
      return found(".deal-sheet").length ? (composed(stage, move) ?? confirm()) : begin("trade");
    case "accept": {
      const elements = found(".offer .btn.main");
      const isSure = elements[0]?.getAttribute("aria-pressed") === "true";
      return isSure ? { elements, say: "confirm" } : { elements };
    }
    default:
      return { elements: [] };
  }
}

/** Return how to come to the bet that is meant, unless it is set. */
function bet(stage: Element, { bet }: Gamble): Target | undefined {
  const stepper = stage.querySelector(".doing .stepper");
  const now = Number(stepper?.querySelector("[role=spinbutton]")?.getAttribute("aria-valuenow"));
  const [less, more] = stepper?.querySelectorAll("button") ?? [];
  const way = now < bet ? more : less;
  return now === bet || !way ? undefined : { elements: [way], say: "bet" };
}

/** Return what is still to be put into an offer. */
function composed(stage: Element, { terms }: Offer): Target | undefined {
  const [give, take] = stage.querySelectorAll(".deal-sheet .half");
  const missing = (half: Element | undefined, lots: readonly string[] = []) => {
    return lots.flatMap((lot) => [...(half?.querySelectorAll(`[data-thing="${lot}"][aria-pressed="false"]`) ?? [])]);
  };
  const given = missing(give, terms.give?.lots);
  if (given.length) return { elements: given.slice(0, 1), say: "give" };
  const taken = missing(take, terms.take?.lots);
  return taken.length ? { elements: taken.slice(0, 1), say: "take" } : undefined;
}

/** Return a lot, the plate of a seat, or the track. */
export function named(stage: Element, name: string): Element[] {
  const [kind, which] = name.split("-");
  const query = kind === "lot" ? `#lot-${which}` : kind === "seat" ? `.seat[data-seat="${which}"]` : ".spine";
  return [...stage.querySelectorAll(query)];
}
