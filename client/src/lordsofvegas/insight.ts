/** How a game of Lords of Vegas was won, in words and pictures. */
import type { MoveProps, Timeline } from "../lobby/insights";
import { millions, percent } from "../numbers";
import type { Narrator, Words } from "../shell/narrator";
import type { Frame } from "../wire";
import { isDeed, lotsOf } from "./choosing";
import { bossLine, deedName, facts } from "./describing";
import type { Fall, LordsOfVegas, Move } from "./wire";

export { default as MovePicture } from "./MovePicture.svelte";

/** Return the turn of every entry. */
export function timeline({ t }: Words, frames: readonly Frame<LordsOfVegas>[]): Timeline {
  const chapters = frames.flatMap(({ happened }, entry) => {
    return happened.told.some(({ event }) => event.type === "turn-began") ? [entry + 1] : [];
  });
  const label = (entry: number) => {
    const turn = chapters.filter((begin) => begin <= entry).length;
    return turn ? t("page-insight-turn", { turn }) : t("page-chart-start");
  };
  return { unit: t("page-chart-turn"), chapters, label };
}

/** Name a move. */
export function moveName(narrator: Narrator, move: Move): string {
  if (isDeed(move)) return deedName(narrator, move);
  const lot = "lot" in move ? move.lot : "";
  const value = move.type === "arrange" ? move.value : 0;
  return narrator.t(`page-insight-do-${move.type}`, { lot, value });
}

/** Name the kind of a move, wherever it was made. */
export function moveKind({ t }: Narrator, { type }: Move): string {
  switch (type) {
    case "build":
    case "sprawl":
    case "remodel":
    case "reorganize":
    case "gamble":
    case "give-up":
    case "move-die":
    case "end-turn":
      return t(`page-lords-act-${type}`);
    case "arrange":
      return t("page-insight-rearrange");
    default:
      return t(`page-insight-do-${type}`);
  }
}

/** Say how a bet may end for one side of it. */
function risk({ t, language }: Narrator, falls: readonly Fall[], side: "gambler" | "boss"): string {
  const ways = (some: readonly Fall[]) => some.reduce((sum, fall) => sum + fall.ways, 0);
  const gains = falls.map((fall) => fall[side]);
  const chance = ways(falls.filter((fall) => fall[side] > 0)) / Math.max(1, ways(falls));
  return t("page-insight-risk", {
    chance: percent(chance, language),
    best: `+${millions(Math.max(0, ...gains), language)}`,
    worst: `−${millions(-Math.min(0, ...gains), language)}`,
  });
}

/** Say who is boss after a move, what that pays and what it risks. */
function fact(narrator: Narrator, { was, seat, move, preview }: MoveProps<LordsOfVegas>): string {
  const { casinos } = was.standing;
  switch (preview?.type) {
    case "wager":
      return risk(narrator, preview.stand, "gambler");
    case "risk":
      return risk(narrator, preview.falls, "boss");
    case "deal":
      return preview.changes.map(({ before, after }) => bossLine(narrator, after, before[0]?.[1])).join("; ");
    case "changed":
    case "reroll": {
      const told = facts(narrator, { move, preview }, seat, casinos).filter(
        ({ icon }) => icon === "crown" || icon === "card",
      );
      return told.map(({ text }) => text).join("; ");
    }
    case undefined:
      return "";
  }
}

export function moveFacts(narrator: Narrator, props: MoveProps<LordsOfVegas>): string {
  const [move, why] = [moveName(narrator, props.move), fact(narrator, props)];
  return why ? narrator.t("page-insight-fact", { move, fact: why }) : move;
}

export function pieces(move: Move): string {
  return lotsOf(move)
    .map((lot) => `#lot-${lot}`)
    .join(", ");
}
