/** The part of a game that puts into words and pictures how it was won. */
import type { Component } from "svelte";
import type { Narrator, Words } from "../shell/narrator";
import type { Frame, GameTypes, MissedMove, Seen } from "../wire";

/** When what happened: what a chapter is called, with which entries chapters begin, and the words for every entry. */
export type Timeline = { unit: string; chapters: number[]; label(entry: number): string };

/** A small picture of what a move leads to; `was` is the table before it, `beside` the move it is compared with. */
export type MoveProps<G extends GameTypes = GameTypes> = {
  was: Seen<G>;
  seat: number;
  move: G["move"];
  preview: G["preview"] | null;
  beside: G["move"];
};

export type GameInsight<G extends GameTypes = GameTypes> = {
  timeline(words: Words, frames: readonly Frame<G>[]): Timeline;
  /** Name a move in a few words. */
  moveName(narrator: Narrator, move: G["move"]): string;
  /** Name the kind of a move, whatever it was about. */
  moveKind(narrator: Narrator, move: G["move"]): string;
  /** Say what a move is and what it leads to, in one sentence of facts. */
  moveFacts(narrator: Narrator, props: MoveProps<G>): string;
  MovePicture: Component<MoveProps<G>>;
  /** Return which pieces of the table a move is about, as a selector. */
  pieces(move: G["move"]): string;
};

/** Return what was played and what was better, each as a picture shows it. */
export function bothMoves<G extends GameTypes>(missed: MissedMove<G>, was: Seen<G>): [MoveProps<G>, MoveProps<G>] {
  const { seat, move, better, preview, better_preview: betterPreview } = missed;
  return [
    { was, seat, move, preview, beside: better },
    { was, seat, move: better, preview: betterPreview, beside: move },
  ];
}
