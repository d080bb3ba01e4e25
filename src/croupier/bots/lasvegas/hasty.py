"""A bot that plays as people do in their first game."""

from collections.abc import Sequence
from random import Random

from croupier.bots.lasvegas.greedy import Greedy
from croupier.core.seats import Seat
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import State

DISTRACTED = 5
"""One choice in so many is just anything."""


class Hasty:
    """Does what looks best at once, and now and then is distracted."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck
        self._greedy = Greedy(luck)

    def choose(self, seat: Seat, view: State, legal: Sequence[Place], /) -> Place:
        """Choose the face with the best standing now, if nothing distracts."""
        if self._luck.randrange(DISTRACTED) == 0:
            return self._luck.choice(legal)
        return self._greedy.choose(seat, view, legal)
