/** The games with a look of their own: the one place that names them. All else of a game is in its folder. */
import type { Component } from "svelte";
import type { GameAnimation } from "./animation";
import type { GameFairness } from "./fair/records";
import type { LasVegas } from "./lasvegas/wire";
import type { GameInsight } from "./lobby/insights";
import type { GameLessons } from "./learn/lessons";
import type { GameResult } from "./lobby/results";
import type { GameSetup } from "./lobby/setups";
import type { GameSummary } from "./lobby/summaries";
import type { LordsOfVegas } from "./lordsofvegas/wire";
import type { RoomFeed } from "./room.svelte";
import type { GameTypes, Seen, View } from "./wire";

export type TableProps<G extends GameTypes = GameTypes> = { model: RoomFeed<G>; view: View<G>; seen: Seen<G> };
export type TableModule<G extends GameTypes = GameTypes> = { default: Component<TableProps<G>> };

/** What the page needs of a game, each part loaded when it is asked for. */
export type GameLook<G extends GameTypes = GameTypes> = {
  /** What it is called, in every language. */
  title: string;
  /** Whether its table needs no more than the first words of the page. */
  isFirst?: true;
  /** Its picture on the home page. */
  picture(): Promise<{ default: Component }>;
  setup(): Promise<GameSetup<G>>;
  summary?(): Promise<GameSummary<G>>;
  table(): Promise<TableModule<G>>;
  animation(): Promise<GameAnimation<G>>;
  result(): Promise<GameResult<G>>;
  insight(): Promise<GameInsight<G>>;
  fairness(): Promise<GameFairness>;
  /** The pictures of its rulebook, by name. */
  illustration?(): Promise<{ default: Component<{ name: string }> }>;
  /** What is learned of it by playing. */
  lessons?(): Promise<GameLessons<G>>;
};

const lasVegas: GameLook<LasVegas> = {
  title: "Las Vegas",
  isFirst: true,
  picture: () => import("./lasvegas/Picture.svelte"),
  setup: () => import("./lasvegas/setup"),
  summary: () => import("./lasvegas/summary"),
  table: () => import("./lasvegas/Table.svelte"),
  animation: () => import("./lasvegas/animation"),
  result: () => import("./lasvegas/result"),
  insight: () => import("./lasvegas/insight"),
  fairness: () => import("./lasvegas/fairness"),
  illustration: () => import("./lasvegas/Illustration.svelte"),
  lessons: () => import("./lasvegas/lessons"),
};

const lordsOfVegas: GameLook<LordsOfVegas> = {
  title: "Lords of Vegas",
  picture: () => import("./lordsofvegas/Picture.svelte"),
  setup: () => import("./lordsofvegas/setup"),
  table: () => import("./lordsofvegas/Table.svelte"),
  animation: () => import("./lordsofvegas/animation"),
  result: () => import("./lordsofvegas/result"),
  insight: () => import("./lordsofvegas/insight"),
  fairness: () => import("./lordsofvegas/fairness"),
  illustration: () => import("./lordsofvegas/Illustration.svelte"),
  lessons: () => import("./lordsofvegas/lessons"),
};

// A room tells the name of its game and sends the types of that game: whoever asks by the name gets the part that fits.
const LOOKS = new Map<string, GameLook>([
  ["las-vegas", lasVegas as unknown as GameLook],
  ["lords-of-vegas", lordsOfVegas as unknown as GameLook],
]);

/** The names of the games with a look of their own, in the order they are shown. */
export const LOOK_NAMES: readonly string[] = [...LOOKS.keys()];

/** Return the look of a game, or nothing if it has none of its own. */
export function lookOf(game: string): GameLook | undefined {
  return LOOKS.get(game);
}

/** The names of the games that are learned by playing. */
export const LEARNED: readonly string[] = LOOK_NAMES.filter((game) => "lessons" in (lookOf(game) ?? {}));

/** Load the table of a game: its own, or the plain one. */
export function tableOf(game: string): Promise<TableModule> {
  return lookOf(game)?.table() ?? import("./plain/Table.svelte");
}
