/** A move being put together, question by question. */
import { settings } from "../settings.svelte";
import type { Move, Outlook } from "./wire";
import { firstBet } from "./bets";
import {
  agreeing,
  chosen,
  forced,
  isForced,
  isSame,
  question,
  reach,
  touched,
  type Choice,
  type Draft,
  type Task,
} from "./choosing";

/** What a draft is made from: the moves there are, the casinos, and what is done with it. */
export type Given = {
  choices(): readonly Choice[];
  casinos(): readonly Outlook[];
  /** What there is to pay with. */
  purse(): number;
  /** Whether a move that is settled goes into an offer, and is not made. */
  isAdding(): boolean;
  confirm(): void;
};

type Doing = Move | Draft | undefined;

export class Drafting {
  private drafted = $state.raw<Draft>();
  /** What was begun when it could no longer be chosen, for time was up: it is there again when it can be. */
  private kept = $state.raw<Draft>();
  /** The answer chosen where there are only a few: a value to put, to stand, to accept. */
  picked = $state.raw<Move>();
  bet = $state(0);

  constructor(private readonly given: Given) {}

  private readonly choices = $derived.by(() => this.given.choices());
  readonly forced = $derived.by(() => forced(this.choices));
  readonly draft = $derived.by((): Draft | undefined => {
    const draft = this.drafted;
    if (draft && agreeing(this.choices, draft).length) return draft;
    return this.forced && { kind: this.forced };
  });
  readonly question = $derived.by(() => this.draft && question(this.choices, this.draft));
  readonly choice = $derived.by((): Choice | undefined => {
    const { picked } = this;
    if (picked) return this.choices.find(({ move }) => isSame(move, picked));
    return this.draft && chosen(this.choices, this.draft);
  });
  /** The move that is chosen, with the bet that is set. */
  readonly move = $derived.by((): Move | undefined => {
    const move = this.choice?.move;
    return move?.type === "gamble" ? { ...move, bet: this.bet } : move;
  });
  /** What was begun, whether it can be chosen now or not. */
  readonly begun = $derived.by(() => this.drafted ?? this.kept);
  /** Whether somebody has begun to choose. */
  readonly isBegun = $derived.by(() => this.drafted !== undefined || this.picked !== undefined);

  /** Go on with what was begun before, once it can be chosen. */
  resume(draft: Draft, bet: number): void {
    this.kept = draft;
    this.bet = bet;
  }

  /** Begin an action, or go on to ask what it needs. */
  begin(kind: Task): void {
    this.clear();
    this.drafted = { kind };
    if (kind === "end-turn" && !settings.confirm) this.given.confirm();
  }

  /** Answer by a lot, for an action that may not have been begun; tell whether it meant anything. */
  touch(draft: Draft, lot: string): boolean {
    const casinos = this.given.casinos();
    if (!reach(this.choices, draft, casinos).has(lot)) return false;
    const before = this.choice;
    this.settle(touched(this.choices, draft, lot, casinos));
    if (before && this.choice === before) this.given.confirm();
    return true;
  }

  /** Answer a question of the draft. */
  settle(draft: Draft): void {
    const isNew = draft.lot !== this.drafted?.lot;
    this.drafted = draft;
    const { preview } = this.choice ?? {};
    if (preview?.type === "wager") {
      if (isNew) this.bet = firstBet(this.given.purse(), preview.least, preview.highest);
    } else if (this.choice && !settings.confirm && !this.given.isAdding()) this.given.confirm();
  }

  /** Choose one of a few answers; the same once more confirms it. */
  pick(move: Move): void {
    const isAgain = this.picked && isSame(this.picked, move);
    this.picked = move;
    if (isAgain || !settings.confirm) this.given.confirm();
  }

  /** Look at a move as if it had been chosen. */
  show(move: Move): void {
    this.clear();
    this.picked = move;
    if (move.type === "gamble") this.bet = move.bet;
  }

  /** Take back the last answer, or leave what was begun; tell whether there was anything. */
  back(): boolean {
    if (!this.isBegun) return false;
    if (this.picked) this.picked = undefined;
    else if (this.drafted?.lot) this.drafted = { kind: this.drafted.kind };
    else this.clear();
    return true;
  }

  /** What is being done: an answer picked, or else a draft. */
  get doing(): Doing {
    return this.picked ?? this.drafted;
  }

  /** Forget what was just done, but nothing else: news of it may have come already, and have changed the rest. */
  finish(done: Doing): void {
    if (this.picked === done) this.picked = undefined;
    if (this.drafted === done) this.drafted = undefined;
    if (this.kept === done) this.kept = undefined;
  }

  clear(): void {
    this.drafted = this.picked = this.kept = undefined;
  }

  /** Drop what can no longer be chosen, and go on with what was dropped once it can be chosen again. */
  keepUp(): void {
    const { drafted, kept } = this;
    if (this.picked) {
      if (!this.choice) this.picked = undefined;
    } else if (drafted && !agreeing(this.choices, drafted).length) {
      // What was asked of somebody in between is not what they had begun.
      if (!isForced(drafted)) this.kept = drafted;
      this.drafted = undefined;
    } else if (!drafted && kept && agreeing(this.choices, kept).length) {
      this.kept = undefined;
      this.drafted = kept;
      const { preview } = this.choice ?? {};
      if (preview?.type === "wager") this.bet = Math.min(this.bet, preview.highest);
    }
  }
}
