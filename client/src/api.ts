/** What is asked by HTTP. */
import type { Create, Created, Listings, News, Problem, Replay } from "./wire";

/** A refusal, with the code and sentence of the server. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function asked<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refusal("offline", "");
  }
  const body: unknown = response.status === 204 ? undefined : await response.json();
  if (!response.ok) {
    const problem = body as Problem;
    throw new Refusal(problem.code, problem.sentence);
  }
  return body as Answer;
}

function posted<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return asked(path, { method: "POST", headers, body: JSON.stringify(body ?? {}) });
}

/** Get a secret to hold seats with, unless there is one. */
export const beGuest = (): Promise<void> => posted("/api/guest");
export const create = (table: Create): Promise<Created> => posted("/api/rooms", table);
export const listings = (): Promise<Listings> => asked("/api/rooms");
export const see = (room: string): Promise<News> => asked(`/api/rooms/${room}`);
export const replay = (room: string): Promise<Replay> => asked(`/api/rooms/${room}/replay`);
export const recordOf = (room: string): string => `/api/rooms/${room}/record`;
