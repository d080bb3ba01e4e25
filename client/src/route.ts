/** Where in the house one is: kept in the address after the #, which no server ever sees. */
export type Route =
  | { kind: "home" }
  | { kind: "bots" }
  | { kind: "join"; code: string; room: string }
  | { kind: "me" }
  | { kind: "ratings"; game: string }
  | { kind: "fair"; room: string }
  | { kind: "learn"; game: string; chapter: string }
  | { kind: "rules"; game: string }
  | { kind: "evening"; evening: string; invite: string }
  | { kind: "puzzle"; of: string; number: string }
  | { kind: "replay"; room: string; at: number }
  | { kind: "room"; room: string; invite: string };

/** Read a place from the part after the #. */
export function parseRoute(hash: string): Route {
  const [, kind, room, more] = hash.replace(/^#/, "").split("/");
  if (kind === "room" && room) return { kind: "room", room, invite: more ?? "" };
  if (kind === "replay" && room) return { kind: "replay", room, at: step(more) };
  if (kind === "join") return { kind: "join", code: room ?? "", room: more ?? "" };
  if (kind === "me") return { kind: "me" };
  if (kind === "ratings") return { kind, game: room ?? "" };
  if (kind === "rules" && room) return { kind: "rules", game: room };
  if (kind === "puzzle") return { kind: "puzzle", of: room ?? "", number: more ?? "" };
  if (kind === "learn") return { kind: "learn", game: room ?? "", chapter: more ?? "" };
  if (kind === "evening") return { kind, evening: room ?? "", invite: more ?? "" };
  if (kind === "bots") return { kind: "bots" };
  if (kind === "fair") return { kind: "fair", room: room ?? "" };
  return { kind: "home" };
}

/** Steps are counted from 1 in an address, as people count. */
function step(text = ""): number {
  return /^\d{1,6}$/.test(text) ? Math.max(0, Number(text) - 1) : 0;
}

export function currentRoute(): Route {
  return parseRoute(location.hash);
}

/** Go to a room. */
export function go(room: string): void {
  location.hash = `/room/${room}`;
}

/** Go to a room from a place there is no way back to. */
export function goInstead(room: string): void {
  location.replace(address(`/room/${room}`));
}

/** Go to the replay of a game. */
export function goReplay(room: string): void {
  location.hash = `/replay/${room}`;
}

/** Go where records are checked. */
export function goFair(room = ""): void {
  location.hash = `/fair/${room}`;
}

/** Go to one's own page. */
export function goMe(): void {
  location.hash = "/me";
}

/** Go to the leaderboard, of a game or of the first one. */
export function goRatings(game = ""): void {
  location.hash = `/ratings/${game}`;
}

/** Go where a profile is opened on this device. */
export function goJoin(): void {
  location.hash = "/join";
}

/** Go where tokens for one's own bots are made. */
export function goBots(): void {
  location.hash = "/bots";
}

/** Go to the rulebook of a game. */
export function goRules(game: string): void {
  location.hash = `/rules/${game}`;
}

/** Go where games are learned: to all of them, to one, or to a chapter of it. */
export function goLearn(game = "", chapter = ""): void {
  location.hash = ["/learn", game, chapter].filter(Boolean).join("/");
}

/** Go to the puzzle of today, or to one of a game. */
export function goPuzzle(game = "", number = 0): void {
  location.hash = game ? `/puzzle/${game}/${number}` : "/puzzle";
}

export function goHome(): void {
  location.hash = "/";
}

function address(place: string): string {
  return `${location.origin}${location.pathname}#${place}`;
}

/** Return the address that seats a friend. */
export function invitation(room: string, invite: string): string {
  return address(`/room/${room}/${invite}`);
}

/** Return the address that opens one's profile on another device, and goes on to a table. */
export function joinAt(code: string, room = ""): string {
  return address(["/join", code, room].filter(Boolean).join("/"));
}

/** Return the address of a table for those who watch. */
export function tableAt(room: string): string {
  return address(`/room/${room}`);
}

/** Return the address of one step of a replay. */
export function replayAt(room: string, at = 0): string {
  return address(at ? `/replay/${room}/${at + 1}` : `/replay/${room}`);
}

/** Read a room from an address or from its name alone, as people paste them. */
export function roomIn(text: string): string {
  return /#\/(?:room|replay)\/([\w-]+)/.exec(text)?.[1] ?? text.trim();
}
