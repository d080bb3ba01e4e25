/** What a game says of its result; where it says nothing, places and scores are shown plainly. */
import { whole } from "../numbers";
import type { Words } from "../shell/narrator";
import type { GameTypes } from "../wire";
import type { Story, TurningPoint } from "./story";

/** A chart of the scores: its title, what its steps and its unit are called, and what one on its axis is worth. */
export type ChartLabels = { title: string; steps: string; unit: string; worth: number; isStepped: boolean };

/** Who won: “you”, “one” or “many”, and by name. */
export type Winners = { who: "you" | "one" | "many"; names: string };

/** The part of a game that says how it ended; scores are those of one seat, what decides first. */
export type GameResult<G extends GameTypes = GameTypes> = {
  headline(words: Words, winners: Winners, scores: readonly number[]): string;
  score(words: Words, scores: readonly number[]): string;
  detail(words: Words, scores: readonly number[]): string;
  /** Tell a game from the events of every step of its replay. */
  story(seats: number, steps: readonly (readonly G["event"][])[]): Story;
  /** Say how long it was, where that is worth saying. */
  length(words: Words, story: Story): string;
  /** Say what stands out. */
  sentence(words: Words, point: TurningPoint, names: readonly string[]): string;
  chart(words: Words): ChartLabels;
};

/** How the result of any game is told. */
export const PLAIN_RESULT: Pick<GameResult, "headline" | "score" | "detail"> = {
  headline: ({ t }, winners) => t("page-wins-plain", winners),
  score: ({ language }, [first = 0]) => whole(first, language),
  detail: ({ language }, [, ...rest]) => rest.map((score) => whole(score, language)).join(" · "),
};
