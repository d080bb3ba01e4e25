/** What of a table is lit, shown or dimmed in a lesson: marked on its parts, whatever the table draws. */
import type { LessonModel } from "./lesson.svelte";
import type { GameLessons, Target } from "./lessons";

type Mark = "lit" | "shown" | "dim";
const WATCHED = {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ["class", "disabled", "aria-pressed", "aria-valuenow"],
};

/** What may be touched in a task. */
const OPEN = "button.lit, button.roll, .act:enabled:not([aria-disabled=true]), .go button";

export class Pointing {
  /** What is to be touched, what the words speak of, and all that nothing may lie on. */
  lit = $state.raw<Element[]>([]);
  shown = $state.raw<Element[]>([]);
  clear = $state.raw<Element[]>([]);
  /** The words for what is lit now, if they are not those of the step. */
  say = $state<string>();
  private also: Element[] = [];

  constructor(
    private readonly stage: () => Element | undefined,
    private readonly part: GameLessons,
    private readonly model: LessonModel,
  ) {
    $effect(() => {
      const stage = this.stage();
      if (!stage) return;
      void [this.model.at, this.model.view, this.model.isAnimating, this.model.isDone];
      this.look(stage);
      const watching = new MutationObserver(() => this.look(stage));
      watching.observe(stage, WATCHED);
      return () => watching.disconnect();
    });
  }

  /** Tell whether something may be touched. */
  isFree(touched: Element): boolean {
    if (this.model.step.kind === "task") return true;
    return [...this.lit, ...this.also].some((element) => element.contains(touched));
  }

  private look(stage: Element): void {
    const { part, model } = this;
    const { kind, move, shown, table } = model.step;
    const isResting = model.isAnimating || model.isDone;
    const nothing: Target = { elements: [] };
    const target = kind === "move" && !isResting ? part.target(stage, move, table) : nothing;
    const { elements: lit, also = [] } = target;
    const named = isResting ? [] : shown.flatMap((name) => part.named(stage, name));
    const spoken = [...named, ...(target.shown ?? [])];
    const isOpen = isResting || kind === "task";
    this.mark(stage, [...lit, ...also], spoken, isOpen);
    this.also = also;
    if (!isSame(lit, this.lit)) {
      this.lit = lit;
      lit[0]?.scrollIntoView({ block: "nearest" });
    }
    if (!isSame(spoken, this.shown)) this.shown = spoken;
    const clear = [...lit, ...also, ...spoken, ...(kind === "task" ? stage.querySelectorAll(OPEN) : [])];
    if (!isSame(clear, this.clear)) this.clear = clear;
    this.say = target.say;
  }

  private mark(stage: Element, lit: readonly Element[], shown: readonly Element[], isOpen: boolean): void {
    const pieces = isOpen ? [] : [...stage.querySelectorAll(this.part.PIECES)];
    const markOf = (element: Element): Mark | undefined => {
      if (lit.includes(element)) return "lit";
      if (shown.includes(element)) return "shown";
      return pieces.includes(element) ? "dim" : undefined;
    };
    for (const element of [...stage.querySelectorAll("[data-taught]"), ...pieces, ...shown, ...lit]) {
      const mark = markOf(element);
      // What cannot be touched now says so to those who listen.
      if (element.matches("button, [role=group]")) element.ariaDisabled = mark === "dim" ? "true" : null;
      if (mark === undefined) element.removeAttribute("data-taught");
      else if (element.getAttribute("data-taught") !== mark) element.setAttribute("data-taught", mark);
    }
  }
}

function isSame(one: readonly Element[], other: readonly Element[]): boolean {
  return one.length === other.length && one.every((element, at) => element === other[at]);
}
