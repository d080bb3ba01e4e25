/** Leaderboards as they are drawn: people in their order, and bots where they belong among them. */
import { asked } from "../api";
import type { FixedRating, LadderListing, Leaderboard, OwnRatings, RatedPlayer, RatingChanges } from "../wire";

export type Row =
  { kind: "person"; place: number; player: RatedPlayer } | { kind: "bot"; bot: FixedRating; place?: undefined };

/** What is certain of a rating: by that people are in order. */
const sure = ({ rating }: RatedPlayer): number => rating.value - rating.doubt;

/** Return people and bots from the strongest to the weakest; a bot is as strong as it is, without doubt. */
export function rowsOf({ players }: Pick<LadderListing, "players">, bots: readonly FixedRating[]): Row[] {
  const people = players.map((player, index) => ({ at: sure(player), row: person(player, index) }));
  const marks = bots.map((bot) => ({ at: bot.value, row: { kind: "bot", bot } satisfies Row }));
  return [...people, ...marks].sort((one, other) => other.at - one.at).map(({ row }) => row);
}

function person(player: RatedPlayer, index: number): Row {
  return { kind: "person", place: index + 1, player };
}

export const leaderboard = (game: string): Promise<Leaderboard> => asked(`/api/ratings/${encodeURIComponent(game)}`);
export const ownRatings = (): Promise<OwnRatings> => asked("/api/me/ratings");
export const changesIn = (room: string): Promise<RatingChanges> => asked(`/api/rooms/${room}/ratings`);
