"""What a bot is."""

from collections.abc import Sequence
from random import Random
from typing import Protocol, TypeVar

from croupier.core.seats import Seat

SeenT = TypeVar("SeenT", contravariant=True)
ChoiceT = TypeVar("ChoiceT")


class Bot(Protocol[SeenT, ChoiceT]):
    """Whoever chooses for a seat that no person plays.

    A bot is told which seat it plays, what that seat sees, and what it may do; it never meets
    the dealer, and the rules judge its choice like anyone's.
    """

    def choose(self, seat: Seat, view: SeenT, legal: Sequence[ChoiceT], /) -> ChoiceT:
        """Choose one of the legal moves."""
        ...


class Uniform:
    """Chooses every legal move equally often."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def choose(self, _seat: Seat, _view: object, legal: Sequence[ChoiceT], /) -> ChoiceT:
        """Choose any legal move."""
        return self._luck.choice(legal)
