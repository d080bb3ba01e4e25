"""The games that are played here, for those who want to choose one."""

from functools import cache

from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.seat_limits import seat_limits
from croupier.games.spec import Edition, GameSpec
from croupier.server import wire


@cache
def listed_games() -> bytes:
    """Return all games, as they are sent."""
    return wire.ENCODER.encode(wire.Games(tuple(map(listing, registry.all_games()))))


def listing(spec: GameSpec) -> wire.GameListing:
    """Return what is told of a game."""

    def told(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> wire.GameListing:
        seats = seat_limits(edition.game, edition.usual_options())
        return wire.GameListing(
            name=spec.name,
            title=spec.title,
            rules=edition.rules,
            least_seats=seats.least,
            most_seats=seats.most,
            levels=edition.levels_offered,
            languages=tuple(sorted(spec.sentences)),
            has_judge=edition.has_judge,
        )

    return spec.newest.use(told)
