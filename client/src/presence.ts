/** Who is there. */
import type { Chair, View } from "./wire";

/** Return whether somebody from outside holds a seat: a person, or a bot that somebody runs. */
export function isHeld({ kind, owner }: Pick<Chair, "kind" | "owner">): boolean {
  return kind === "person" || !!owner;
}

/** Return a room in which the holders of these seats are there, and no others. */
export function withPresent<V extends View>(view: V, seats: readonly number[]): V {
  const chairs = view.chairs.map((chair, seat) => {
    return isHeld(chair) ? { ...chair, present: seats.includes(seat) } : chair;
  });
  return { ...view, chairs };
}
