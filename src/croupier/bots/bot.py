"""What a bot is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Protocol, TypeVar

from croupier.bots.limits import Limit, limit
from croupier.core.game import MoveT, StateT
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


MakeBot = Callable[[Random], Bot[StateT, MoveT]]


class MakeSearching(Protocol[SeenT, ChoiceT]):
    """Makes a bot that searches, as long as is usual or within a limit."""

    def __call__(self, luck: Random, /, limit: Limit | None = None) -> Bot[SeenT, ChoiceT]:
        """Make the bot."""
        ...


class Bots(Mapping[str, MakeBot[StateT, MoveT]]):
    """The bots of a game, by the names they go by on the command line.

    A bot that searches also goes by its name with a limit, such as montecarlo:2000 (playouts) and
    montecarlo:50ms (time).
    """

    def __init__(
        self,
        plain: Mapping[str, MakeBot[StateT, MoveT]],
        searching: Mapping[str, MakeSearching[StateT, MoveT]],
    ) -> None:
        self._makers = {**plain, **searching}
        self._searching = searching

    def __getitem__(self, word: str) -> MakeBot[StateT, MoveT]:
        """Return who makes the bot of this name."""
        name, colon, text = word.partition(":")
        if colon and name in self._searching:
            return partial(self._searching[name], limit=limit(text))
        return self._makers[word]

    def __iter__(self) -> Iterator[str]:
        """Yield the names without limits."""
        return iter(self._makers)

    def __len__(self) -> int:
        """Return how many bots there are."""
        return len(self._makers)


class Uniform:
    """Chooses every legal move equally often."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def choose(self, _seat: Seat, _view: object, legal: Sequence[ChoiceT], /) -> ChoiceT:
        """Choose any legal move."""
        return self._luck.choice(legal)
