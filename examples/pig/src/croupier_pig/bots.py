"""Who plays where no person does."""

from collections.abc import Sequence
from random import Random

from croupier.core.seats import Seat
from croupier_pig.moves import Hold, Move, Roll
from croupier_pig.state import Choosing, State

HOLD_AT = 20
"""Where another roll loses as much as it wins, on average: 20 = 2 + 3 + 4 + 5 + 6."""
PACE = 21
CATCH_UP = 8
HOME_STRETCH = 29
"""How two mathematicians, Neller and Presser, tell people to play almost as well as can be."""


class HoldAt20:
    """Holds as soon as another roll would lose more than it wins, or whenever that wins."""

    def __init__(self, _luck: Random) -> None:
        """Need no luck of one's own."""

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Hold with 20 or more at stake."""
        enough = min(HOLD_AT, missing(view, seat))
        return Hold() if Hold() in legal and at_stake(view) >= enough else Roll()


class KeepPace:
    """Dares more the further it is behind, and everything once somebody is close to the target."""

    def __init__(self, _luck: Random) -> None:
        """Need no luck of one's own."""

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Hold when the lead is kept, or when it wins."""
        enough = min(self._pace(seat, view), missing(view, seat))
        return Hold() if Hold() in legal and at_stake(view) >= enough else Roll()

    def _pace(self, seat: Seat, view: State) -> int:
        own, table = view.table.banks[seat], view.table
        best_other = max(bank for other, bank in enumerate(table.banks) if other != seat)
        if max(own, best_other) >= table.options.target - HOME_STRETCH:
            return missing(view, seat)
        return PACE + round((best_other - own) / CATCH_UP)


def at_stake(view: State) -> int:
    """Return what can be lost now."""
    return view.stake if isinstance(view, Choosing) else 0


def missing(view: State, seat: Seat) -> int:
    """Return how many points a seat needs besides those in its bank (PIG-3.1)."""
    return view.table.options.target - view.table.banks[seat]
