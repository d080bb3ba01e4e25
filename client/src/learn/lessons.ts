/** What is learned by playing: the chapters of a game, how its table is pointed at, and how far one has come. */
import type { Component } from "svelte";
import { settings, saveSettings } from "../settings.svelte";
import type { GameTypes, Seen } from "../wire";

/** A chapter as it stands in a list. */
export type Outline = { name: string; minutes: number; steps: number };

/** What is to be touched next, and what goes with it. */
export type Target = {
  elements: Element[];
  /** What could be touched instead. */
  also?: Element[];
  /** What shows what it would lead to. */
  shown?: Element[];
  /** Which words say so, if they are not those of the step. */
  say?: string;
};

/** The part of a game that it is learned with. */
export type GameLessons<G extends GameTypes = GameTypes> = {
  LESSONS: readonly Outline[];
  /** Whether what was learned is listed beside the table, or else the chapters. */
  isListed: boolean;
  /** What is dimmed unless it is spoken of. */
  PIECES: string;
  /** A picture for each chapter. */
  Picture: Component<{ chapter: string }>;
  /** Return what is to be touched next to make a move. */
  target(stage: Element, move: G["move"], seen: Seen<G>): Target;
  /** Return the parts of the table that go by a name. */
  named(stage: Element, name: string): Element[];
};

const key = (game: string, chapter: string) => `${game}/${chapter}`;

/** Return the step of a chapter one has come to; all of them, once it was finished. */
export function reached(game: string, { name }: Pick<Outline, "name">): number {
  return settings.lessons[key(game, name)] ?? 0;
}

/** Tell whether a chapter was finished. */
export function isFinished(game: string, chapter: Outline): boolean {
  return reached(game, chapter) >= chapter.steps;
}

/** Remember the step of a chapter one has come to; what was finished stays so. */
export function reach(game: string, chapter: Outline, step: number): void {
  settings.learning = { game, chapter: chapter.name };
  if (!isFinished(game, chapter)) settings.lessons = { ...settings.lessons, [key(game, chapter.name)]: step };
  saveSettings();
}

/** Return the chapter to go on with: the first that is not finished. */
export function nextChapter(game: string, chapters: readonly Outline[]): Outline | undefined {
  return chapters.find((chapter) => !isFinished(game, chapter));
}

/** Return how many steps of all chapters were taken. */
export function taken(game: string, chapters: readonly Outline[]): number {
  return chapters.reduce((sum, chapter) => sum + Math.min(reached(game, chapter), chapter.steps), 0);
}

/** Return the whole minutes that the rest of a chapter takes. */
export function minutesLeft({ minutes, steps }: Outline, step: number): number {
  return Math.floor((minutes * (steps - step)) / steps);
}

/** Tell whether two moves are the same, whatever of them goes without saying. */
export function isAlike(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((part) => isAlike(a[part], b[part]));
}

/** What need not be said: nothing, none, or a record in which nothing is said. */
function isNothing(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isNothing);
  return value === undefined || value === null || value === 0 || value === false || value === "";
}
