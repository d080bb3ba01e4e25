"""The log is the game: a state is the fold of its entries."""

from collections.abc import Iterator, Sequence
from typing import Generic

from msgspec import Struct

from croupier.core.chance import Chance
from croupier.core.game import (
    Awaited,
    Entry,
    EventT,
    Game,
    Moved,
    MoveT,
    OptionsT,
    Settled,
    StateT,
    Step,
)
from croupier.core.seats import Seat


class Log(Struct, Generic[MoveT, OptionsT], frozen=True):
    """A game as it is kept: how many sat down, what they agreed on, and every entry since."""

    seats: int
    options: OptionsT
    entries: tuple[Entry[MoveT], ...] = ()


def replay(
    game: Game[StateT, MoveT, EventT, OptionsT], log: Log[MoveT, OptionsT]
) -> Iterator[Step[StateT, EventT]]:
    """Yield the start of the game and then every step, one for each entry of the log."""
    step = game.start(log.seats, log.options)
    yield step
    for entry in log.entries:
        step = game.step(step.state, entry)
        yield step


def decisions(log: Log[MoveT, OptionsT]) -> int:
    """Return how often somebody chose."""
    return sum(isinstance(entry, Moved) for entry in log.entries)


class Sitting(Generic[StateT, MoveT, EventT, OptionsT]):
    """A game being played: its state now, its log so far, and who answers for chance."""

    def __init__(
        self,
        game: Game[StateT, MoveT, EventT, OptionsT],
        seats: int,
        options: OptionsT,
        chance: Chance,
    ) -> None:
        step = game.start(seats, options)
        self.game = game
        self.state = step.state
        self._opening = Log[MoveT, OptionsT](seats, options)
        self._entries: list[Entry[MoveT]] = []
        self._events = [*step.events]
        self._told = 0
        self._chance = chance
        self._outcomes = 0

    @property
    def log(self) -> Log[MoveT, OptionsT]:
        """Everything needed to play this game again."""
        return Log(self._opening.seats, self._opening.options, tuple(self._entries))

    @property
    def awaited(self) -> Awaited:
        """Who is waited for."""
        return self.game.awaited(self.state)

    @property
    def events(self) -> Sequence[EventT]:
        """All that happened so far."""
        return self._events

    def play(self, seat: Seat, move: MoveT) -> None:
        """Make a move for a seat; if it is refused nothing has changed."""
        self._take(Moved(seat, move))

    def deal(self) -> Settled:
        """Let chance answer until a seat is waited for, or nobody; return which."""
        while not isinstance(awaited := self.game.awaited(self.state), Settled):
            self._take(self._chance.answer(awaited, self._outcomes))
            self._outcomes += 1
        return awaited

    def news(self) -> Sequence[EventT]:
        """Return what happened since this was last asked."""
        events = self._events[self._told :]
        self._told = len(self._events)
        return events

    def _take(self, entry: Entry[MoveT]) -> None:
        step = self.game.step(self.state, entry)
        self.state = step.state
        self._entries.append(entry)
        self._events += step.events
