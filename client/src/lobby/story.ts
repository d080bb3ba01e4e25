/** The story of a finished game, told from the steps of its replay. */
import type { LasVegasTold, LordsOfVegasTold, PointsScored, View } from "../wire";
import { toldIn, type Step } from "./replays";

type Told = Pick<Step, "told">;

/** What stands out, with the step of the replay that shows it. */
export type TurningPoint =
  | { kind: "haul"; at: number; seat: number; round: number; dollars: number }
  | { kind: "lost"; at: number; round: number; casino: number; dollars: number }
  | { kind: "jump"; at: number; seat: number; turn: number; before: number; after: number }
  | { kind: "payday"; at: number; seat: number; turn: number; millions: number }
  | { kind: "bet"; at: number; seat: number; turn: number; millions: number }
  | { kind: "lead"; at: number; seat: number; step: number };

/** The score of every seat at the start and after every round or turn, and what stands out. */
export type Story = { scores: number[][]; points: TurningPoint[] };

type LasVegasEvent = LasVegasTold["event"];
type LordsEvent = LordsOfVegasTold["event"];

/** Keeps the best of its kind. */
class Best<Found> {
  found: Found | undefined;
  private worth = 0;

  offer(worth: number, found: Found): void {
    if (worth > this.worth) [this.worth, this.found] = [worth, found];
  }
}

function some<Found>(...found: (Found | undefined)[]): Found[] {
  return found.filter((one) => one !== undefined);
}

class LasVegasStory {
  private readonly money: number[];
  private readonly round: number[];
  /** The step in which each seat took its last note of the round. */
  private readonly taken: number[];
  private number = 1;
  private readonly haul = new Best<TurningPoint>();
  private readonly lost = new Best<TurningPoint>();
  readonly scores: number[][];
  readonly ends = [0];

  constructor(private readonly seats: number) {
    this.money = Array<number>(seats).fill(0);
    this.round = [...this.money];
    this.taken = [...this.money];
    this.scores = [[...this.money]];
  }

  hear(event: LasVegasEvent, at: number): void {
    if (event.type === "round-began") this.begin(event.round, at);
    else if (event.type === "game-ended") this.finish(at);
    else if (event.type === "note-taken" && event.claimant !== "white") this.take(event.claimant, event.note, at);
    else if (event.type === "notes-returned") {
      const dollars = Math.max(...event.notes, 0);
      this.lost.offer(dollars, { kind: "lost", at, round: this.number, casino: event.casino, dollars });
    }
  }

  private begin(round: number, at: number): void {
    // Where the table names who starts, the first round begins before the first step.
    if (round > 1) this.finish(at);
    this.number = round;
  }

  private take(seat: number, note: number, at: number): void {
    this.taken[seat] = at;
    this.money[seat] = (this.money[seat] ?? 0) + note;
    this.round[seat] = (this.round[seat] ?? 0) + note;
  }

  private finish(at: number): void {
    this.scores.push([...this.money]);
    this.ends.push(at);
    for (let seat = 0; seat < this.seats; seat++) {
      const dollars = this.round[seat] ?? 0;
      this.haul.offer(dollars, { kind: "haul", at: this.taken[seat] ?? at, seat, round: this.number, dollars });
      this.round[seat] = 0;
    }
  }

  turningPoints(): TurningPoint[] {
    return some(this.haul.found, this.lost.found);
  }
}

class LordsStory {
  private readonly points: number[];
  private income: number[];
  private turn = 0;
  private readonly jump = new Best<TurningPoint>();
  private readonly payday = new Best<TurningPoint>();
  private readonly bet = new Best<TurningPoint>();
  readonly scores: number[][];
  readonly ends = [0];

  constructor(private readonly seats: number) {
    this.points = Array<number>(seats).fill(0);
    this.income = [...this.points];
    this.scores = [[...this.points]];
  }

  hear(event: LordsEvent, at: number): void {
    switch (event.type) {
      case "turn-began":
        this.turn += 1;
        break;
      case "points-scored":
        this.points[event.seat] = event.after;
        this.jump.offer(event.after - event.before, this.jumped(event, at));
        break;
      case "lots-paid":
      case "casino-paid":
        this.income = this.income.map((sum, seat) => sum + (event.money[seat] ?? 0));
        this.offerPaydays(at);
        break;
      case "bet-settled":
        this.bet.offer(event.gambler_gain, {
          kind: "bet",
          at,
          seat: event.seat,
          turn: this.turn,
          millions: event.gambler_gain,
        });
        break;
      case "turn-ended":
      case "game-ended":
        this.finish(at);
        break;
    }
  }

  private jumped({ seat, before, after }: PointsScored, at: number): TurningPoint {
    return { kind: "jump", at, seat, turn: this.turn, before, after };
  }

  private offerPaydays(at: number): void {
    this.income.forEach((millions, seat) => {
      this.payday.offer(millions, { kind: "payday", at, seat, turn: this.turn, millions });
    });
  }

  private finish(at: number): void {
    this.scores.push([...this.points]);
    this.ends.push(at);
    this.income = Array<number>(this.seats).fill(0);
  }

  turningPoints(): TurningPoint[] {
    return some(this.jump.found, this.payday.found, this.bet.found);
  }
}

function leader(scores: readonly number[]): number | undefined {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return first === scores.lastIndexOf(most) ? first : undefined;
}

/** Return the step from which the winner was alone in the lead until the end. */
function leading(scores: readonly number[][], ends: readonly number[]): TurningPoint | undefined {
  const seat = leader(scores.at(-1) ?? []);
  if (seat === undefined) return undefined;
  let step = scores.length - 1;
  while (step > 0 && leader(scores[step - 1] ?? []) === seat) step -= 1;
  return { kind: "lead", at: ends[step] ?? 0, seat, step };
}

/** Tell a game from the steps of its replay. */
export function story({ chairs, setup }: Pick<View, "chairs" | "setup">, steps: readonly Told[]): Story {
  const seats = chairs.length;
  const teller = setup.game === "las-vegas" ? new LasVegasStory(seats) : new LordsStory(seats);
  steps.forEach((step, at) => toldIn(step).forEach(({ event }) => teller.hear(event as never, at)));
  const { scores, ends } = teller;
  return { scores, points: some(leading(scores, ends), ...teller.turningPoints()) };
}

/** Return the steps at which a round or a turn begins, to jump to. */
export function chapters(steps: readonly Told[]): number[] {
  const begins = ["round-began", "turn-began"];
  return steps.flatMap((step, at) => (toldIn(step).some(({ event }) => begins.includes(event.type)) ? [at] : []));
}

/** Return the next chapter from a step, or the one before it. */
export function chapterFrom(chapters: readonly number[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return chapters.find((chapter) => chapter > at) ?? last;
  return chapters.findLast((chapter) => chapter < at) ?? 0;
}
