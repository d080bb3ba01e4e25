/** The result of a game of Lords of Vegas in words. */
import type { ChartLabels, Winners } from "../lobby/results";
import type { Story } from "../lobby/story";
import { millions, whole } from "../numbers";
import type { Words } from "../shell/narrator";
import type { Point } from "./story";

export { story } from "./story";

export function headline({ t }: Words, winners: Winners, [points = 0]: readonly number[]): string {
  return t("page-wins-points", { ...winners, points });
}

export function score({ language }: Words, [points = 0]: readonly number[]): string {
  return whole(points, language);
}

export function detail({ language }: Words, [, money = 0]: readonly number[]): string {
  return millions(money, language);
}

export function length({ t }: Words, { scores }: Story): string {
  return t("page-turns", { turns: scores.length - 1 });
}

export function sentence({ t, language }: Words, point: Point, names: readonly string[]): string {
  const name = names[point.seat] ?? "";
  switch (point.kind) {
    case "jump":
      return t("page-story-jump", { name, turn: point.turn, before: point.before, after: point.after });
    case "payday":
      return t("page-story-payday", { name, turn: point.turn, money: millions(point.millions, language) });
    case "bet":
      return t("page-story-bet", { name, turn: point.turn, money: millions(point.millions, language) });
    case "lead":
      return t("page-story-lead-turn", { name, turn: point.step });
  }
}

export function chart({ t }: Words): ChartLabels {
  return { title: t("page-chart-points"), steps: t("page-chart-turn"), unit: "", worth: 1, isStepped: true };
}
