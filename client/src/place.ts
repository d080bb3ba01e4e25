/** Where in the house one is: kept in the address after the #, which no server ever sees. */
export type Place =
  | { kind: "home" }
  | { kind: "replay"; room: string }
  | { kind: "room"; room: string; invite: string };

/** Read a place from the part after the #. */
export function read(hash: string): Place {
  const [, kind, room, invite] = hash.replace(/^#/, "").split("/");
  if (kind === "room" && room) return { kind: "room", room, invite: invite ?? "" };
  if (kind === "replay" && room) return { kind: "replay", room };
  return { kind: "home" };
}

export function here(): Place {
  return read(location.hash);
}

/** Go to a room. */
export function go(room: string): void {
  location.hash = `/room/${room}`;
}

/** Go to the replay of a game. */
export function goReplay(room: string): void {
  location.hash = `/replay/${room}`;
}

export function goHome(): void {
  location.hash = "/";
}

/** Return the address that seats a friend. */
export function invitation(room: string, invite: string): string {
  return `${location.origin}${location.pathname}#/room/${room}/${invite}`;
}
