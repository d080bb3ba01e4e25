/** Who plays again, once a game is over. */
import type { View } from "../wire";

/** How it stands with another game, as one guest sees it: who wants it, and who has said nothing yet. */
export type Again = { wanting: readonly number[]; silent: readonly number[]; own: boolean | null };

/** Return how it stands with another game. */
export function againOf({ chairs, you }: Pick<View, "chairs" | "you">): Again {
  const people = chairs.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
  const others = people.filter((seat) => !you.includes(seat));
  return {
    wanting: others.filter((seat) => chairs[seat]?.again === true),
    silent: others.filter((seat) => (chairs[seat]?.again ?? null) === null),
    own: chairs[you[0] ?? -1]?.again ?? null,
  };
}
