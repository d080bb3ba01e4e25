/** How things move at a table of Lords of Vegas: the card turns, markers and dice travel, chips climb. */
import { awaitLanding, boxOf, clearSky, copyOf, fly, type Box } from "../shell/flying";
import type { Scene } from "../table.svelte";
import type { LordsOfVegasTold } from "../wire";
import { TRACK } from "./lots";

type Event = LordsOfVegasTold["event"];

const LANDING = "cubic-bezier(.3, 1.35, .5, 1)";
const STEP = 90;

export class Motion {
  private chips = new Map<number, Box>();

  constructor(private readonly stage: () => HTMLElement | undefined) {}

  /** Look where things are before they change. */
  before(scene: Scene | undefined): void {
    this.chips.clear();
    if (!scene) return clearSky();
    for (const event of events(scene)) {
      const chip = event.type === "points-scored" && this.one(`[data-chip="${event.seat}"]`);
      if (chip && event.type === "points-scored") this.chips.set(event.seat, boxOf(chip));
    }
  }

  /** Let things travel to where they are now. */
  after(scene: Scene | undefined): void {
    if (!scene) return;
    for (const event of events(scene)) this.move(event, scene.ms);
  }

  private one(query: string): Element | undefined {
    return this.stage()?.querySelector(query) ?? undefined;
  }

  private move(event: Event, ms: number): void {
    switch (event.type) {
      case "card-drawn":
        return turn(this.one(".pcard"), ms);
      case "lot-marked":
        return this.bring(`#lot-${event.lot} .marker`, event.seat, ms);
      case "die-placed":
      case "casino-built":
      case "casino-sprawled":
        return this.bring(`#lot-${event.lot} .die`, event.seat, ms);
      case "dice-rerolled":
      case "tie-rerolled":
      case "dice-arranged":
        return event.lots.forEach((lot, index) => tumble(this.one(`#lot-${lot} .die`), ms, index * 60));
      case "casino-remodeled":
        return event.casino.forEach((lot, index) => appear(this.one(`#lot-${lot}`), ms, index * 60));
      case "casino-paid":
        return event.casino.forEach((lot) => nod(this.one(`#lot-${lot} .die`), ms));
      case "points-scored":
        return this.climb(event.seat, event.before, event.after, ms);
    }
  }

  /** A marker or a die comes from its player's plate. */
  private bring(query: string, seat: number, ms: number): void {
    const [thing, plate] = [this.one(query), this.one(`[data-seat="${seat}"] .shape`)];
    if (!thing || !plate) return;
    fly({ copy: copyOf(thing), from: boxOf(plate), to: boxOf(thing), ms: ms * 0.7 });
    awaitLanding(thing, ms * 0.7);
  }

  /** A chip goes up space by space. */
  private climb(seat: number, before: number, after: number, ms: number): void {
    const [chip, from] = [this.one(`[data-chip="${seat}"]`), this.chips.get(seat)];
    if (!chip || !from) return;
    const spaces = Math.max(1, TRACK.indexOf(after) - TRACK.indexOf(before));
    const y = from.top - boxOf(chip).top;
    chip.animate([{ transform: `translateY(${y}px) scale(1.3)` }, { transform: "translateY(0) scale(1.3)", offset: 0.9 }, { transform: "none" }], {
      duration: Math.min(ms * 0.9, Math.max(3, spaces) * STEP),
      easing: `steps(${spaces})`,
    });
  }
}

function events(scene: Scene): Event[] {
  return scene.told.map(({ event }) => event as Event);
}

function turn(card: Element | undefined, ms: number): void {
  card?.animate([{ transform: "perspective(300px) rotateY(180deg) scale(1.25)" }, { transform: "perspective(300px) rotateY(0) scale(1.25)", offset: 0.6 }, { transform: "none" }], {
    duration: ms * 0.7,
    easing: "cubic-bezier(.2, .8, .2, 1)",
  });
}

function tumble(die: Element | undefined, ms: number, delay: number): void {
  die?.animate([{ transform: "rotate(-320deg) scale(.5)" }, { transform: "none" }], { duration: ms * 0.6, delay: Math.min(delay, ms * 0.3), easing: LANDING, fill: "backwards" });
}

function appear(lot: Element | undefined, ms: number, delay: number): void {
  lot?.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: ms * 0.5, delay: Math.min(delay, ms * 0.4), fill: "backwards" });
}

function nod(die: Element | undefined, ms: number): void {
  die?.animate([{ transform: "none" }, { transform: "scale(1.2)", offset: 0.3 }, { transform: "none" }], { duration: ms * 0.6 });
}
