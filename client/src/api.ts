/** What is asked by HTTP. */
import { named } from "./somebody";
import type {
  Advice,
  AskCoach,
  Blocks,
  Command,
  Consider,
  Considered,
  Create,
  Created,
  Done,
  Games,
  GameTypes,
  Insight,
  Lesson,
  Listings,
  MakeToken,
  MyGames,
  News,
  PlayOn,
  Problem,
  Puzzle,
  Replay,
  TokenMade,
  TokensHeld,
  WhatIf,
} from "./wire";

/** A refusal, with the code and sentence of the server. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

export async function fetched(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal("offline", "");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({ code: "offline", sentence: "" }))) as Problem;
  throw new Refusal(problem.code, problem.sentence);
}

export async function asked<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetched(path, init);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export function posted<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return asked(path, { method: "POST", headers, body: JSON.stringify(body ?? {}) });
}

/** Get a secret to hold seats with, unless there is one. */
export const beGuest = (): Promise<void> => posted("/api/guest");
/** Return whom one has blocked, and who of them sits in a room. */
export const blocksAt = (room: string): Promise<Blocks> => asked(`/api/rooms/${room}/blocks`);
export const allBlocks = (): Promise<Blocks> => asked("/api/blocks");
/** Block whoever holds a seat. */
export const block = (room: string, seat: number): Promise<Blocks> => posted(`/api/rooms/${room}/blocks`, { seat });
export const unblock = (number: number): Promise<void> => asked(`/api/blocks/${number}`, { method: "DELETE" });
/** Make a token for a bot of one's own; it is told only now. */
export const makeToken = (asked: MakeToken): Promise<TokenMade> => posted("/api/bots", asked);
export const tokensHeld = (): Promise<TokensHeld> => asked("/api/bots");
export const revokeToken = (number: number): Promise<void> => asked(`/api/bots/${number}`, { method: "DELETE" });
export const create = (table: Create): Promise<Created> => posted("/api/rooms", table);
export const listings = async (): Promise<Listings> => {
  const { tables } = await asked<Listings>("/api/rooms");
  return { tables: tables.map(named) };
};
/** Return the games this server plays. */
export const games = (): Promise<Games> => asked("/api/games");
/** Return the messages of a game in a language, in Fluent. */
export const sentences = async (game: string, language: string): Promise<string> =>
  (await fetched(`/api/games/${encodeURIComponent(game)}/sentences/${language}.ftl`)).text();
/** Return a chapter of what is learned of a game by playing. */
export const lesson = (game: string, chapter: string): Promise<Lesson> =>
  asked(`/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(chapter)}`);
/** Return the puzzle of a day, written as 2026-11-17. */
export const puzzleOfDay = (day: string): Promise<Puzzle> => asked(`/api/puzzles/${encodeURIComponent(day)}`);
/** Return a puzzle of a game, counted from 1. */
export const puzzleOf = (game: string, number: string): Promise<Puzzle> =>
  asked(`/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(number)}`);
/** Play on from a puzzle, in a room of its own. */
export const playOn = (game: string, number: number, given: PlayOn): Promise<Created> =>
  posted(`/api/games/${encodeURIComponent(game)}/puzzles/${number}/rooms`, given);
/** See a room as it stands, without what happened in it. */
export const glance = async (room: string): Promise<News> => {
  const news = await asked<News>(`/api/rooms/${room}?after=99999999`);
  return { ...news, view: named(news.view) };
};
export const replay = (room: string): Promise<Replay> => asked(`/api/rooms/${room}/replay`);
/** Ask how a game was won, once more is known of it than the chances in so many positions. */
export const insight = (room: string, known: number): Promise<Insight> =>
  asked(`/api/rooms/${room}/analysis?known=${known}`);
export const recordOf = (room: string): string => `/api/rooms/${room}/record`;
export const record = async (room: string): Promise<string> => (await fetched(recordOf(room))).text();
/** Bring a record to the house, to watch it as a replay. */
export const keepRecord = (text: string): Promise<Created> => asked("/api/records", { method: "POST", body: text });
/** Ask what a move that is not listed would lead to. */
export const consider = <G extends GameTypes>(room: string, asked: Consider<G>): Promise<Considered<G>> =>
  posted(`/api/rooms/${room}/consider`, asked);
/** Ask the coach what a seat may consider now; everyone at the table is told. */
export const coach = <G extends GameTypes>(room: string, asked: AskCoach): Promise<Advice<G>> =>
  posted(`/api/rooms/${room}/coach`, asked);
/** Play on from a point of a finished game, in a room of its own. */
export const whatIf = (room: string, asked: WhatIf): Promise<Created> => posted(`/api/rooms/${room}/what-if`, asked);
/** List the tables at which one sits. */
export const myGames = (): Promise<MyGames> => asked("/api/me/games");
/** Carry out a command without sitting in the room. */
export const command = (room: string, given: Command): Promise<Done> =>
  posted(`/api/rooms/${encodeURIComponent(room)}/commands`, given);
