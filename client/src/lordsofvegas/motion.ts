/** How things move at a table of Lords of Vegas: the card turns, markers and dice travel, chips climb. */
import { awaitLanding, boxOf, clearSky, copyOf, fly, sky, type Box } from "../shell/flying";
import { player } from "../shell/players";
import type { Scene } from "../room.svelte";
import type { Event, LordsOfVegas, Outlook } from "./wire";
import { outline, site } from "./board";
import { TRACK } from "./facts";

const LANDING = "cubic-bezier(.3, 1.35, .5, 1)";
const STEP = 90;
const SVG = "http://www.w3.org/2000/svg";

export class BoardMotion {
  private chips = new Map<number, Box>();
  /** Who was boss on each tile when it was last looked at. */
  private bosses = new Map<string, number | null>();
  private shown: Scene<LordsOfVegas> | undefined;

  constructor(
    private readonly stage: () => HTMLElement | undefined,
    private readonly sum: (dollars: number) => string,
  ) {}

  /** Look where things are before they change. */
  before(scene: Scene<LordsOfVegas> | undefined): void {
    this.chips.clear();
    if (!scene) return clearSky();
    for (const event of events(scene)) {
      if (event.type !== "points-scored") continue;
      const chip = this.one(`[data-chip="${event.seat}"]`);
      if (chip) this.chips.set(event.seat, boxOf(chip));
    }
  }

  /** Let things travel to where they are now. */
  after(scene: Scene<LordsOfVegas> | undefined, casinos: readonly Outlook[]): void {
    if (scene && scene !== this.shown) {
      for (const event of events(scene)) this.move(event, scene.ms);
      for (const casino of casinos) if (this.hasNewBoss(casino)) this.crown(casino, scene.ms);
    }
    this.shown = scene;
    this.bosses = new Map(casinos.flatMap(({ lots, boss }) => lots.map((lot) => [lot, boss] as const)));
  }

  /** Tell whether a casino that was there has another boss than any part of it had. */
  private hasNewBoss({ lots, boss }: Outlook): boolean {
    const former = lots.filter((lot) => this.bosses.has(lot)).map((lot) => this.bosses.get(lot));
    return boss !== null && former.length > 0 && !former.includes(boss);
  }

  /** The border runs once round the casino in the colour of the new boss, and then the crown is there. */
  private crown({ lots, boss }: Outlook, ms: number): void {
    const boxes = lots.flatMap((lot) => {
      const found = this.one(`#lot-${lot}`);
      return found ? [{ ...site(lot), box: boxOf(found) }] : [];
    });
    const x = (at: number) =>
      boxes.find(({ column }) => column === at)?.box.left ?? right(boxes.find(({ column }) => column === at - 1)?.box);
    const y = (at: number) =>
      boxes.find(({ row }) => row === at)?.box.top ?? bottom(boxes.find(({ row }) => row === at - 1)?.box);
    const way = outline(lots).map((loop) => `M${loop.map(([column, row]) => `${x(column)} ${y(row)}`).join("L")}`);
    const drawing = document.createElementNS(SVG, "svg");
    const path = document.createElementNS(SVG, "path");
    drawing.setAttribute("class", `round ${player(boss ?? 0)}`);
    path.setAttribute("d", way.join(""));
    path.setAttribute("pathLength", "1");
    drawing.append(path);
    sky().append(drawing);
    const time = ms * 0.7;
    const run = path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration: time,
      easing: "ease-in-out",
      fill: "both",
    });
    const done = () => drawing.remove();
    run.finished.then(done, done);
    const crown = lots.map((lot) => this.one(`#lot-${lot} .bossy`)).find((found) => found !== undefined);
    if (crown) awaitLanding(crown, time);
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
      case "action-taken-back":
        return event.plots.forEach(([lot], index) => appear(this.one(`#lot-${lot}`), ms, index * 60));
      case "casino-paid":
        return this.pay(event.casino, event.money, ms);
      case "points-scored":
        if (event.after > event.before) this.score(event.casino, event.seat, event.points, ms);
        this.climb(event.seat, event.before, event.after, ms);
        return this.lose(event.seat, event.points - (event.after - event.before), ms);
    }
  }

  /** A marker or a die comes from its player's plate. */
  private bring(query: string, seat: number, ms: number): void {
    const [thing, plate] = [this.one(query), this.one(`[data-seat="${seat}"] .shape`)];
    if (!thing || !plate) return;
    fly({ copy: copyOf(thing), from: boxOf(plate), to: boxOf(thing), ms: ms * 0.7 });
    awaitLanding(thing, ms * 0.7);
  }

  /** Every die pays its owner: coins go from the casino to the plates, one after the other. */
  private pay(casino: readonly string[], money: readonly number[], ms: number): void {
    casino.forEach((lot) => nod(this.one(`#lot-${lot} .die`), ms));
    money.forEach((amount, seat) => {
      const die = casino
        .map((lot) => this.one(`#lot-${lot} .die.${player(seat)}`))
        .find((found) => found !== undefined);
      const plate = this.one(`[data-seat="${seat}"] .money`);
      if (!amount || !die || !plate) return;
      this.throw(`coin ${player(seat)}`, this.sum(amount), die, plate, ms * 0.62, seat * 60);
    });
  }

  /** Points go from the casino of the boss to the chip. */
  private score(casino: readonly string[], seat: number, points: number, ms: number): void {
    const lot = casino.map((lot) => this.one(`#lot-${lot} .bossy`)).find((found) => found !== undefined);
    const chip = this.one(`[data-chip="${seat}"]`);
    if (lot && chip) this.throw(`pt ${player(seat)}`, `+${points} ★`, lot, chip, ms * 0.5, ms * 0.3);
  }

  private throw(look: string, text: string, from: Element, to: Element, ms: number, delay: number): void {
    const copy = document.createElement("span");
    copy.className = `flown ${look}`;
    copy.textContent = text;
    sky().append(copy);
    const { width, height } = boxOf(copy);
    copy.style.width = `${width}px`;
    copy.style.height = `${height}px`;
    const at = (element: Element): Box => {
      const { left, top, width: wide, height: high } = boxOf(element);
      return { left: left + wide / 2 - width / 2, top: top + high / 2 - height / 2, width, height };
    };
    fly({ copy, from: at(from), to: at(to), ms, delay });
  }

  /** Points that are lost at a break blink once beside the chip. */
  private lose(seat: number, points: number, ms: number): void {
    const chip = this.one(`[data-chip="${seat}"]`);
    if (!chip || points <= 0) return;
    const { left, top, width, height } = boxOf(chip);
    const lost = document.createElement("span");
    lost.className = "lost num";
    lost.textContent = `−${points}`;
    lost.style.left = `${left + width + 6}px`;
    lost.style.top = `${top + height / 2 - 12}px`;
    sky().append(lost);
    const blink = lost.animate(
      [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }],
      { duration: ms * 0.9, fill: "both" },
    );
    const done = () => lost.remove();
    blink.finished.then(done, done);
  }

  /** A chip goes up space by space. */
  private climb(seat: number, before: number, after: number, ms: number): void {
    const [chip, from] = [this.one(`[data-chip="${seat}"]`), this.chips.get(seat)];
    if (!chip || !from) return;
    const spaces = Math.max(1, TRACK.indexOf(after) - TRACK.indexOf(before));
    const y = from.top - boxOf(chip).top;
    chip.animate(
      [
        { transform: `translateY(${y}px) scale(1.3)` },
        { transform: "translateY(0) scale(1.3)", offset: 0.9 },
        { transform: "none" },
      ],
      {
        duration: Math.min(ms * 0.9, Math.max(3, spaces) * STEP),
        easing: `steps(${spaces})`,
      },
    );
  }
}

const right = (box: Box | undefined) => (box ? box.left + box.width : 0);
const bottom = (box: Box | undefined) => (box ? box.top + box.height : 0);

function events(scene: Scene<LordsOfVegas>): Event[] {
  return scene.told.map(({ event }) => event);
}

function turn(card: Element | undefined, ms: number): void {
  card?.animate(
    [
      { transform: "perspective(300px) rotateY(180deg) scale(1.25)" },
      { transform: "perspective(300px) rotateY(0) scale(1.25)", offset: 0.6 },
      { transform: "none" },
    ],
    {
      duration: ms * 0.7,
      easing: "cubic-bezier(.2, .8, .2, 1)",
    },
  );
}

function tumble(die: Element | undefined, ms: number, delay: number): void {
  die?.animate([{ transform: "rotate(-320deg) scale(.5)" }, { transform: "none" }], {
    duration: ms * 0.6,
    delay: Math.min(delay, ms * 0.3),
    easing: LANDING,
    fill: "backwards",
  });
}

function appear(lot: Element | undefined, ms: number, delay: number): void {
  lot?.animate([{ opacity: 0.2 }, { opacity: 1 }], {
    duration: ms * 0.5,
    delay: Math.min(delay, ms * 0.4),
    fill: "backwards",
  });
}

function nod(die: Element | undefined, ms: number): void {
  die?.animate([{ transform: "none" }, { transform: "scale(1.2)", offset: 0.3 }, { transform: "none" }], {
    duration: ms * 0.6,
  });
}
