"""What is found in a finished game. Chances to win are between 0 and 1."""

from collections import Counter
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from croupier.core.chance import Drawn, Rolled
from croupier.core.game import EventT, Game, Moved, MoveT, OptionsT, StateT
from croupier.core.log import Log, replay
from croupier.core.seats import Seat

LEAST = 0.03
"""What a move must cost to be worth a word."""
MOST = 3
"""How many missed moves of a seat are told, the dearest ones."""

StateT_contra = TypeVar("StateT_contra", contravariant=True)


class Missed(Struct, Generic[MoveT], frozen=True):
    """A move with a better one beside it.

    `entry` is its place in the log of the game, `cost` by how much the other one's chance to win
    was higher.
    """

    entry: int
    seat: Seat
    cost: float
    move: MoveT
    better: MoveT


class Analysis(Struct, Generic[MoveT], frozen=True):
    """What dice and cards did for each seat's chance to win, and the moves that were missed."""

    luck: tuple[float, ...]
    missed: tuple[Missed[MoveT], ...]


class Better(Struct, Generic[MoveT], frozen=True):
    """A move, and by how much its chance to win is higher."""

    move: MoveT
    by: float


class Judge(Protocol[StateT_contra, MoveT]):
    """Somebody who knows what positions are worth."""

    def luck(self, before: StateT_contra, after: StateT_contra) -> Sequence[float]:
        """Return what an outcome did to the chances of the seats, from the first one on."""
        ...

    def better(self, state: StateT_contra, seat: Seat, move: MoveT) -> Better[MoveT] | None:
        """Return a better move than this one, if there is any."""
        ...


def found(
    game: Game[StateT, MoveT, EventT, OptionsT],
    judge: Judge[StateT, MoveT],
    log: Log[MoveT, OptionsT],
) -> Analysis[MoveT]:
    """Look at every entry of a game."""
    luck = [0.0] * log.seats
    missed: list[Missed[MoveT]] = []
    before, *then = (step.state for step in replay(game, log))
    for number, (entry, after) in enumerate(zip(log.entries, then, strict=True)):
        match entry:
            case Rolled() | Drawn():
                for seat, change in enumerate(judge.luck(before, after)):
                    luck[seat] += change
            case Moved(seat, move):
                better = judge.better(before, seat, move)
                if better is not None and better.by >= LEAST:
                    missed.append(Missed(number, seat, better.by, move, better.move))
        before = after
    return Analysis(tuple(luck), tuple(_dearest(missed)))


def _dearest(missed: Sequence[Missed[MoveT]]) -> list[Missed[MoveT]]:
    """Return the dearest ones of each seat, in the order in which they were made."""
    told: Counter[Seat] = Counter()
    chosen = []
    for one in sorted(missed, key=lambda one: -one.cost):
        told[one.seat] += 1
        if told[one.seat] <= MOST:
            chosen.append(one)
    return sorted(chosen, key=lambda one: one.entry)
