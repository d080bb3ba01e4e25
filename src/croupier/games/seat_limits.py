"""For how many a game is, as its rules say."""

from msgspec import Struct

from croupier.core.errors import InvalidOptions
from croupier.core.game import EventT, Game, MoveT, OptionsT, StateT
from croupier.core.seats import MOST_SEATS


class SeatLimits(Struct, frozen=True):
    """How few and how many may play."""

    least: int
    most: int


def seat_limits(game: Game[StateT, MoveT, EventT, OptionsT], options: OptionsT) -> SeatLimits:
    """Ask the rules how few and how many may play."""
    possible = [n for n in range(1, MOST_SEATS + 1) if is_playable(game, n, options)]
    return SeatLimits(min(possible), max(possible))


def is_playable(game: Game[StateT, MoveT, EventT, OptionsT], seats: int, options: OptionsT) -> bool:
    """Tell whether so many may play."""
    try:
        game.start(seats, options)
    except InvalidOptions:
        return False
    return True
