/** A lesson being played: the same feed a room gives its table, from a script that the rules have played. */
import { idle, stepsBetween, type GameAnimation } from "../animation";
import { joined, Pacer } from "../pacing";
import { NO_ORDER } from "../table/order";
import type { CommandDraft, RoomFeed, Scene } from "../room.svelte";
import { pace } from "../settings.svelte";
import type { Answer, Considered, Consider, Happened, Lesson, LessonScene, View } from "../wire";
import { isAlike } from "./lessons";

export class LessonModel implements RoomFeed {
  readonly isScripted = true;
  view = $state.raw<View>() as View;
  happened = $state.raw<readonly Happened[]>([]);
  news = $state.raw<readonly Happened[]>([]);
  scene = $state.raw<Scene>();
  isAnimating = $state(false);
  /** The step one is at, counted from 0. */
  at = $state(0);
  /** How often something else was touched than what is lit. */
  nudges = $state(0);
  /** Whether a task was last answered with another move. */
  isWrong = $state(false);
  isDone = $state(false);
  readonly isBusy = false;
  readonly connection = "open";
  private scenes = 0;
  private readonly pacer = new Pacer({
    show: (step, ms, isLast) => this.show(step.told, isLast ? step.view : idle(step.view), ms, isLast),
    rest: () => (this.scene = undefined),
    speed: pace,
  });

  constructor(
    private readonly lesson: Lesson,
    private readonly animation: GameAnimation | undefined,
    private readonly name: string,
    start: number,
  ) {
    this.go(Math.min(start, lesson.scenes.length - 1));
  }

  get step(): LessonScene {
    return this.lesson.scenes[this.at] as LessonScene;
  }

  get steps(): number {
    return this.lesson.scenes.length;
  }

  /** The names of the steps so far, this one included. */
  get known(): string[] {
    return this.lesson.scenes.slice(0, this.at + 1).map(({ name }) => name);
  }

  /** Stand at a step, as it is when all before it has happened. */
  go(step: number): void {
    this.pacer.skip();
    this.at = Math.max(0, step);
    const before = this.lesson.scenes.slice(0, this.at + 1);
    this.happened = before.flatMap(({ happened }) => happened);
    this.news = [];
    this.view = this.seen(this.at);
    this.scene = undefined;
    this.isAnimating = this.isWrong = this.isDone = false;
  }

  /** Show at once what is still being told. */
  skip(): void {
    this.pacer.skip();
  }

  /** Say that something else is to be touched. */
  nudge(): void {
    this.nudges += 1;
  }

  /** Make the move of this step, or read on. */
  goOn(): void {
    this.isWrong = false;
    if (this.at + 1 === this.steps) {
      this.isDone = true;
      return;
    }
    const before = this.view;
    this.at += 1;
    const view = this.seen(this.at);
    this.pacer.goOn();
    this.pacer.add(stepsBetween(this.animation, before, { type: "news", happened: this.step.happened, view }));
    this.view = this.isAnimating ? idle(this.view) : this.view;
  }

  /** Take a move if it is the one of this step. */
  ask(draft: CommandDraft): Promise<Answer | undefined> {
    if (draft.type !== "move" || this.isAnimating) return Promise.resolve(undefined);
    if (!this.step.move || !isAlike(draft.move, this.step.move)) {
      this.isWrong = true;
      this.nudge();
      return Promise.resolve(undefined);
    }
    this.goOn();
    return Promise.resolve({ type: "done", id: "", number: this.view.number });
  }

  /** Say what the move of this step would lead to, if it is the one. */
  consider({ move }: Consider): Promise<Considered> {
    const { step } = this;
    return Promise.resolve({ found: isAlike(move, step.move) ? step.considered : null, problem: null });
  }

  close(): void {
    this.pacer.close();
  }

  private show(told: readonly Happened[], view: View, ms: number, isLast: boolean): void {
    this.view = view;
    this.news = told;
    this.happened = joined(this.happened, told);
    this.isAnimating = !isLast;
    const events = told.flatMap((entry) => (entry.type === "played" ? entry.told : []));
    if (events.length) this.scene = ms ? { key: ++this.scenes, told: events, ms } : undefined;
  }

  /** Return the room at a step; where nothing is asked nothing can be chosen. */
  private seen(step: number): View {
    const { setup, others, scenes } = this.lesson;
    const { kind, table } = scenes[step] as LessonScene;
    const number = scenes.slice(0, step + 1).reduce((sum, { happened }) => sum + happened.length, 0);
    const chairs = [this.name, ...others].map((name, colour) => {
      return { kind: "person" as const, name, level: null, present: true, away: false, colour };
    });
    const view: View = {
      room: "",
      number,
      setup,
      stage: "playing",
      chairs,
      you: [0],
      listed: false,
      takeover: false,
      coach: "none",
      timer: null,
      seconds_left: null,
      commitment: "",
      seed: null,
      rematch: null,
      what_if: null,
      order: NO_ORDER,
      table,
    };
    return kind === "read" ? idle(view) : view;
  }
}
