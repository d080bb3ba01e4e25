/** The story of a finished game of Las Vegas: money round by round, the richest payout, the best note lost. */
import { Best, leadOf, some, type Lead, type Story } from "../lobby/story";
import type { Event } from "./wire";

export type Haul = { kind: "haul"; at: number; seat: number; round: number; dollars: number };
export type Lost = { kind: "lost"; at: number; round: number; casino: number; dollars: number };
export type Point = Lead | Haul | Lost;

/** Tell a game from the events of every step of its replay. */
export function story(seats: number, steps: readonly (readonly Event[])[]): Story<Haul | Lost> {
  const told = new StoryFold(seats);
  steps.forEach((events, at) => events.forEach((event) => told.hear(event, at)));
  const { scores, ends } = told;
  return { scores, points: some<Point>(leadOf(scores, ends), told.haul.found, told.lost.found) };
}

class StoryFold {
  private readonly money: number[];
  private readonly won: number[];
  /** The step in which each seat took its last note of the round. */
  private readonly taken: number[];
  private round = 1;
  readonly haul = new Best<Haul>();
  readonly lost = new Best<Lost>();
  readonly scores: number[][];
  readonly ends = [0];

  constructor(private readonly seats: number) {
    this.money = Array<number>(seats).fill(0);
    this.won = [...this.money];
    this.taken = [...this.money];
    this.scores = [[...this.money]];
  }

  hear(event: Event, at: number): void {
    if (event.type === "round-began") this.begin(event.round, at);
    else if (event.type === "game-ended") this.finish(at);
    else if (event.type === "note-taken" && event.claimant !== "white") this.take(event.claimant, event.note, at);
    else if (event.type === "notes-returned") {
      const dollars = Math.max(...event.notes, 0);
      this.lost.offer(dollars, { kind: "lost", at, round: this.round, casino: event.casino, dollars });
    }
  }

  private begin(round: number, at: number): void {
    // Where the table names who starts, the first round begins before the first step.
    if (round > 1) this.finish(at);
    this.round = round;
  }

  private take(seat: number, note: number, at: number): void {
    this.taken[seat] = at;
    this.money[seat] = (this.money[seat] ?? 0) + note;
    this.won[seat] = (this.won[seat] ?? 0) + note;
  }

  private finish(at: number): void {
    this.scores.push([...this.money]);
    this.ends.push(at);
    for (let seat = 0; seat < this.seats; seat++) {
      const dollars = this.won[seat] ?? 0;
      this.haul.offer(dollars, { kind: "haul", at: this.taken[seat] ?? at, seat, round: this.round, dollars });
      this.won[seat] = 0;
    }
  }
}
