"""What a bot is."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from typing import Generic, Protocol, TypeGuard, TypeVar, runtime_checkable

from croupier.bots.limits import Limit, limit
from croupier.core.errors import CroupierError
from croupier.core.game import EventT, MoveT, StateT
from croupier.core.seats import Seat

SeenT = TypeVar("SeenT", contravariant=True)
ChoiceT = TypeVar("ChoiceT")
HeardT = TypeVar("HeardT", contravariant=True)


class Bot(Protocol[SeenT, ChoiceT]):
    """Whoever chooses for a seat that no person plays.

    A bot is told which seat it plays, what that seat sees, and what it may do; if it is attentive,
    what has happened so far besides. It never meets the dealer, and the rules judge its choice like
    anyone's.
    """

    def choose(self, seat: Seat, view: SeenT, legal: Sequence[ChoiceT], /) -> ChoiceT:
        """Choose one of the legal moves."""
        ...


@runtime_checkable
class Attentive(Protocol[HeardT]):
    """A bot that also hears what happened at the table, as everyone there saw it.

    Before it chooses it has heard all events of the game up to then, each of them once. Events tell
    nothing that one seat alone knows; a bot that has heard none of them must choose as well.
    """

    def hear(self, events: Sequence[HeardT], /) -> None:
        """Take in what happened since it last heard."""
        ...


@runtime_checkable
class Restrained(Protocol):
    """A bot that can be told to offer nothing now, and then does not think of what it might."""

    def offer_nothing(self) -> None:
        """Offer nothing in what is chosen next."""
        ...


def is_attentive(player: object) -> TypeGuard[Attentive[object]]:
    """Tell whether a player listens.

    Asked of its class, for which Python remembers the answer; asked of the player itself, it finds
    out each time anew what a protocol demands.
    """
    return issubclass(type(player), Attentive)


class Listeners(Generic[EventT]):
    """Those of some players who listen, and what they have heard of a game."""

    def __init__(self, players: Iterable[object]) -> None:
        self._listening = [player for player in players if is_attentive(player)]
        self._heard = 0

    def tell(self, events: Sequence[EventT]) -> None:
        """Let them hear what is new among all the events of a game."""
        if self._listening:
            new, self._heard = events[self._heard :], len(events)
            for player in self._listening:
                player.hear(new)


MakeBot = Callable[[Random], Bot[StateT, MoveT]]


class MakeSearching(Protocol[SeenT, ChoiceT]):
    """Makes a bot that searches, as long as is usual or within a limit."""

    def __call__(self, luck: Random, /, limit: Limit | None = None) -> Bot[SeenT, ChoiceT]:
        """Make the bot."""
        ...


WhyNot = Callable[[], CroupierError | None]
"""Tells what keeps a bot from playing, such as a damaged file of weights, if anything does."""


class NotOffered(CroupierError, KeyError):
    """A bot there would be, if something it needs were in order."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__("bot-not-offered", f"The bot “{name}” is not offered: {reason}")


class Bots(Mapping[str, MakeBot[StateT, MoveT]]):
    """The bots of a game, by the names they go by on the command line.

    A bot that searches also goes by its name with a limit, such as montecarlo:2000 (playouts) and
    montecarlo:50ms (time). One that something keeps from playing is left out, and whoever asks
    for it hears why.
    """

    def __init__(
        self,
        plain: Mapping[str, MakeBot[StateT, MoveT]],
        searching: Mapping[str, MakeSearching[StateT, MoveT]],
        why_not: Mapping[str, WhyNot] | None = None,
    ) -> None:
        self._makers = {**plain, **searching}
        self._searching = searching
        self._why_not = why_not or {}

    def __getitem__(self, word: str) -> MakeBot[StateT, MoveT]:
        """Return who makes the bot of this name."""
        name, colon, text = word.partition(":")
        if colon and name in self._searching:
            make: MakeBot[StateT, MoveT] = partial(self._searching[name], limit=limit(text))
        else:
            make = self._makers[word]
        obstacle = self._obstacle(name)
        if obstacle is not None:
            raise NotOffered(name, obstacle.sentence)
        return make

    def __iter__(self) -> Iterator[str]:
        """Yield the names of those who can play, without limits."""
        return (name for name in self._makers if self._obstacle(name) is None)

    def __len__(self) -> int:
        """Return how many bots can play."""
        return sum(1 for _ in self)

    def _obstacle(self, name: str) -> CroupierError | None:
        return self._why_not[name]() if name in self._why_not else None


class Uniform:
    """Chooses every legal move equally often."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def choose(self, _seat: Seat, _view: object, legal: Sequence[ChoiceT], /) -> ChoiceT:
        """Choose any legal move."""
        return self._luck.choice(legal)
