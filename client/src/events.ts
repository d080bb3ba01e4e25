/** The little that is known of the events and states of any game: they are tagged, and some are about a seat. */

/** Return the tag of a record of a game, or nothing if it has none. */
export function tagOf(record: unknown): string {
  const tag = typeof record === "object" && record !== null && "type" in record ? record.type : undefined;
  return typeof tag === "string" ? tag : "";
}

/** Return the seat an event is about, if it says so. */
export function seatOf(event: unknown): number | undefined {
  const seat = typeof event === "object" && event !== null && "seat" in event ? event.seat : undefined;
  return typeof seat === "number" ? seat : undefined;
}
