/** The result of a game of Las Vegas in words. */
import type { ChartLabels, Winners } from "../lobby/results";
import type { Story } from "../lobby/story";
import { amount } from "../numbers";
import type { Words } from "../shell/narrator";
import { CASINOS } from "./facts";
import type { Point } from "./story";

export { story } from "./story";

export function headline({ t, language }: Words, winners: Winners, [money = 0]: readonly number[]): string {
  return t("page-wins-money", { ...winners, money: amount(money, language) });
}

export function score({ language }: Words, [money = 0]: readonly number[]): string {
  return amount(money, language);
}

export function detail({ t }: Words, [, notes = 0]: readonly number[]): string {
  return t("page-notes-won", { count: notes });
}

/** Every game has as many rounds. */
export function length(_words: Words, _story: Story): string {
  return "";
}

export function sentence({ t, language }: Words, point: Point, names: readonly string[]): string {
  const name = "seat" in point ? (names[point.seat] ?? "") : "";
  switch (point.kind) {
    case "haul":
      return t("page-story-haul", { name, round: point.round, money: amount(point.dollars, language) });
    case "lost": {
      const casino = CASINOS[point.casino - 1] ?? "";
      return t("page-story-lost", { casino, round: point.round, money: amount(point.dollars, language) });
    }
    case "lead":
      return t("page-story-lead-round", { name, round: point.step });
  }
}

export function chart({ t }: Words): ChartLabels {
  const [title, steps, unit] = [t("page-chart-money"), t("page-chart-round"), t("page-chart-thousands")];
  return { title, steps, unit, worth: 1000, isStepped: false };
}
