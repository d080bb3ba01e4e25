/** Who is there. */
import type { View } from "./wire";

/** Return a room in which the holders of these seats are there, and no others. */
export function withPresent<V extends View>(view: V, seats: readonly number[]): V {
  const chairs = view.chairs.map((chair, seat) => {
    return chair.kind === "person" ? { ...chair, present: seats.includes(seat) } : chair;
  });
  return { ...view, chairs };
}
