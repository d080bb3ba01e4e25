/** The story of a finished game of Lords of Vegas: points turn by turn, the best casino, payday and bet. */
import { Best, leadOf, some, type Lead, type Story } from "../lobby/story";
import type { Event, PointsScored } from "./wire";

export type Jump = { kind: "jump"; at: number; seat: number; turn: number; before: number; after: number };
export type Payday = { kind: "payday"; at: number; seat: number; turn: number; millions: number };
export type BetWon = { kind: "bet"; at: number; seat: number; turn: number; millions: number };
export type Point = Lead | Jump | Payday | BetWon;

/** Tell a game from the events of every step of its replay. */
export function story(seats: number, steps: readonly (readonly Event[])[]): Story<Jump | Payday | BetWon> {
  const told = new StoryFold(seats);
  steps.forEach((events, at) => events.forEach((event) => told.hear(event, at)));
  const { scores, ends, jump, payday, bet } = told;
  return { scores, points: some<Point>(leadOf(scores, ends), jump.found, payday.found, bet.found) };
}

class StoryFold {
  private readonly points: number[];
  private income: number[];
  private turn = 0;
  readonly jump = new Best<Jump>();
  readonly payday = new Best<Payday>();
  readonly bet = new Best<BetWon>();
  readonly scores: number[][];
  readonly ends = [0];

  constructor(private readonly seats: number) {
    this.points = Array<number>(seats).fill(0);
    this.income = [...this.points];
    this.scores = [[...this.points]];
  }

  hear(event: Event, at: number): void {
    switch (event.type) {
      case "turn-began":
        this.turn += 1;
        break;
      case "points-scored":
        this.score(event, at);
        break;
      case "lots-paid":
      case "casino-paid":
        this.pay(event.money, at);
        break;
      case "bet-settled": {
        const { seat, gambler_gain: millions } = event;
        this.bet.offer(millions, { kind: "bet", at, seat, turn: this.turn, millions });
        break;
      }
      case "turn-ended":
      case "game-ended":
        this.finish(at);
        break;
    }
  }

  private score({ seat, before, after }: PointsScored, at: number): void {
    this.points[seat] = after;
    this.jump.offer(after - before, { kind: "jump", at, seat, turn: this.turn, before, after });
  }

  private pay(money: readonly number[], at: number): void {
    this.income = this.income.map((sum, seat) => sum + (money[seat] ?? 0));
    this.income.forEach((millions, seat) => {
      this.payday.offer(millions, { kind: "payday", at, seat, turn: this.turn, millions });
    });
  }

  private finish(at: number): void {
    this.scores.push([...this.points]);
    this.ends.push(at);
    this.income = Array<number>(this.seats).fill(0);
  }
}
