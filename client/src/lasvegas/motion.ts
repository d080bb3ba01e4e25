/** How things move at a table of Las Vegas: dice tumble, placed dice and paid notes travel. */
import { awaitLanding, boxOf, clearSky, copyOf, fly, type Box } from "../shell/flying";
import type { Scene } from "../room.svelte";
import type { Event, LasVegas } from "./wire";

type Copy = { copy: HTMLElement | SVGElement; from: Box };

const LANDING = "cubic-bezier(.3, 1.35, .5, 1)";

export class DiceMotion {
  private tray: Box[] = [];
  private notes: Copy[] = [];

  constructor(private readonly stage: () => HTMLElement | undefined) {}

  /** Look where things are before they change. */
  before(scene: Scene<LasVegas> | undefined): void {
    this.tray = [];
    this.notes = [];
    if (!scene) return clearSky();
    for (const event of events(scene)) {
      if (event.type === "dice-placed") this.tray = this.all(`.tray [data-face="${event.casino}"] .die`).map(boxOf);
      if (event.type === "note-taken") this.lift(`[data-casino="${event.casino}"] [data-note="${event.note}"]`, 1);
      if (event.type === "notes-returned") this.lift(`[data-casino="${event.casino}"] .rest .note`, event.notes.length);
    }
  }

  /** Let things travel to where they are now. */
  after(scene: Scene<LasVegas> | undefined): void {
    if (!scene) return;
    for (const event of events(scene)) this.move(event, scene.ms);
  }

  private move(event: Event, ms: number): void {
    switch (event.type) {
      case "dice-rolled":
        return this.tumble(ms);
      case "dice-placed":
        this.place(event.casino, event.seat, event.own, 0, ms);
        return this.place(event.casino, "white", event.white ?? 0, event.own, ms);
      case "note-taken":
        return this.pay(event.claimant, event.casino, ms);
      case "notes-returned":
        return this.sink(ms);
      case "tie-cancelled":
        return this.cancel(event.casino, event.claimants[0] ?? "white", ms);
      case "round-began":
        return this.deal(ms);
      case "white-scattered":
        return this.all(`[data-claimant="white"] .die`).forEach((die) => spin(die, ms * 0.8, 0));
    }
  }

  private all(query: string): Element[] {
    return [...(this.stage()?.querySelectorAll(query) ?? [])];
  }

  private lift(query: string, most: number): void {
    for (const note of this.all(query).slice(0, most)) this.notes.push({ copy: copyOf(note), from: boxOf(note) });
  }

  /** Dice land one after the other where they fall, then slide to those that show the same. */
  private tumble(ms: number): void {
    const dice = this.all(".tray .groups .die");
    const tray = this.all(".tray .groups")[0];
    if (!tray || !dice.length) return;
    const { left, width } = boxOf(tray);
    dice.forEach((die, index) => {
      const box = boxOf(die);
      // Dice fall in no order: every third beside the next.
      const lane = (index * 5 + 2) % dice.length;
      const x = left + ((lane + 0.5) / dice.length) * width - box.left - box.width / 2;
      const y = ((index * 7) % 3) * 5 - 5;
      const delay = (index / dice.length) * ms * 0.25;
      const turns = index % 2 ? -1 : 1;
      die.animate(
        [
          {
            transform: `translate(${x}px, ${y - 40}px) rotate(${turns * 340}deg) scale(.5)`,
            opacity: 0,
            offset: 0,
            easing: LANDING,
          },
          { transform: `translate(${x}px, ${y}px) rotate(${turns * 14}deg) scale(1)`, opacity: 1, offset: 0.55 },
          {
            transform: `translate(${x}px, ${y}px) rotate(${turns * 14}deg) scale(1)`,
            opacity: 1,
            offset: 0.66,
            easing: "cubic-bezier(.5, 0, .1, 1)",
          },
          { transform: "none", opacity: 1, offset: 1 },
        ],
        { duration: ms * 0.7, delay, fill: "backwards" },
      );
    });
  }

  private place(casino: number, claimant: number | "white", count: number, passed: number, ms: number): void {
    if (!count) return;
    const there = this.all(`[data-casino="${casino}"] [data-claimant="${claimant}"] .die`).slice(-count);
    there.forEach((die, index) => {
      const from = this.tray[Math.min(passed + index, this.tray.length - 1)];
      if (!from) return;
      const [time, delay] = [ms * 0.6, Math.min(index * 60, ms * 0.2)];
      fly({ copy: copyOf(die), from, to: boxOf(die), ms: time, delay });
      awaitLanding(die, time + delay);
    });
    // Whoever is equal to somebody now was not before.
    this.cancel(casino, claimant, ms * 0.6, ms * 0.6);
  }

  /** A note flies face up to its player's plate, then it is turned over. */
  private pay(claimant: number | "white", casino: number, ms: number): void {
    const flown = this.notes.shift();
    if (!flown) return;
    if (claimant === "white") return this.drop(flown, ms);
    const plate = this.all(`[data-seat="${claimant}"] .nt`)[0];
    this.all(`[data-casino="${casino}"] [data-claimant="${claimant}"] .die`).forEach((die) => nod(die, ms));
    if (plate)
      fly({
        ...flown,
        to: { ...boxOf(plate), width: 52 },
        ms: ms * 0.85,
        ends: { transform: "scale(0, 1)", opacity: 1 },
      });
  }

  private sink(ms: number): void {
    for (const note of this.notes.splice(0)) this.drop(note, ms);
  }

  private drop({ copy, from }: Copy, ms: number): void {
    fly({ copy, from, to: { ...from, top: from.top + 26 }, ms, ends: { opacity: 0 } });
  }

  /** Those who are equal nudge together, a line is drawn through them, and they fade. */
  private cancel(casino: number, claimant: number | "white", ms: number, delay = 0): void {
    const holds = (row: Element) => row.querySelector(`[data-claimant="${claimant}"]`);
    const row = this.all(`[data-casino="${casino}"] .tie .dice`).find(holds);
    row?.querySelectorAll(".grp").forEach((group, index) => {
      const x = index % 2 ? -5 : 5;
      group.animate([{ transform: "none" }, { transform: `translateX(${x}px)`, offset: 0.4 }, { transform: "none" }], {
        duration: ms * 0.7,
        delay,
      });
    });
    const drawn = { duration: ms * 0.35, delay: delay + ms * 0.3, fill: "backwards" } as const;
    row?.animate([{ transform: "scaleX(0)" }, { transform: "none" }], { ...drawn, pseudoElement: "::after" });
    row?.animate([{ opacity: 1 }, {}], { ...drawn, duration: ms * 0.6 });
  }

  private deal(ms: number): void {
    this.all("[data-casino]").forEach((casino, index) => {
      casino.querySelectorAll(".ledger .note").forEach((note, n) => {
        note.animate(
          [
            { transform: "translateY(-26px) rotate(-4deg)", opacity: 0 },
            { transform: "none", opacity: 1 },
          ],
          {
            duration: ms * 0.3,
            delay: (index * 0.09 + n * 0.06) * ms,
            easing: "cubic-bezier(.2, .8, .2, 1)",
            fill: "backwards",
          },
        );
      });
    });
  }
}

function events(scene: Scene<LasVegas>): Event[] {
  return scene.told.map(({ event }) => event);
}

function spin(die: Element, ms: number, delay: number): void {
  die.animate(
    [
      { transform: "rotate(-300deg) scale(.6)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    { duration: ms, delay, easing: LANDING, fill: "backwards" },
  );
}

function nod(die: Element, ms: number): void {
  die.animate([{ transform: "none" }, { transform: "scale(1.14)", offset: 0.3 }, { transform: "none" }], {
    duration: ms * 0.6,
  });
}
