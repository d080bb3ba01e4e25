"""Rules and kernel side by side: the same moves and outcomes, every state compared."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeVar

from croupier.core.chance import FACES, Ask, Chance, Dice, Draw, Drawn, Outcome, Rolled
from croupier.core.errors import CroupierError
from croupier.core.game import (
    End,
    Entry,
    EventT,
    Game,
    Moved,
    MoveT,
    OptionsT,
    Result,
    StateT,
    Turn,
)
from croupier.core.seats import Seat

TwinStateT = TypeVar("TwinStateT", contravariant=True)
TwinMoveT = TypeVar("TwinMoveT", contravariant=True)

Choose = Callable[[Seat, StateT, Sequence[MoveT]], MoveT]
"""Whoever chooses for the seats."""


class Drift(CroupierError):
    """Rules and kernel disagree; the rules are right."""

    def __init__(self, sentence: str) -> None:
        super().__init__("drift", sentence)


class QuickDealer:
    """Chance from a generator: quick, and nothing anybody could check afterwards."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def answer(self, ask: Ask, _number: int) -> Outcome:
        """Return any outcome of those there are."""
        match ask:
            case Dice(alike):
                groups = (sorted(self._luck.choices(FACES, k=dice)) for dice in alike)
                return Rolled(tuple(face for group in groups for face in group))
            case Draw(bag):
                items, counts = zip(*bag, strict=True)
                return Drawn(self._luck.choices(items, counts)[0])


class Twin(Protocol[TwinStateT, TwinMoveT]):
    """One game in the kernel."""

    def put(self, state: TwinStateT) -> None:
        """Set up the first state of a game."""
        ...

    def play(self, seat: Seat, move: TwinMoveT) -> None:
        """Make a move."""
        ...

    def resolve(self, outcome: Outcome) -> None:
        """Take what luck decided."""
        ...

    def holds(self, state: TwinStateT) -> bool:
        """Tell whether the row holds this state, and all that follows from it."""
        ...

    def lists(self, seat: Seat, legal: Sequence[TwinMoveT]) -> bool:
        """Tell whether these are the moves listed for a seat."""
        ...

    def text(self) -> str:
        """Write what the row holds as one line."""
        ...

    def line(self, state: TwinStateT) -> str:
        """Write as one line what a row would hold of a state."""
        ...


def lockstep(
    game: Game[StateT, MoveT, EventT, OptionsT],
    twin: Twin[StateT, MoveT],
    log: tuple[int, OptionsT],
    choose: Choose[StateT, MoveT],
    chance: Chance,
) -> int:
    """Play a game in both; return its number of steps, or raise at the first that differs."""
    state = game.start(*log).state
    twin.put(state)
    steps, outcomes = 0, 0
    while not isinstance(awaited := game.awaited(state), End):
        entry: Entry[MoveT]
        if isinstance(awaited, Turn):
            seat = awaited.next_to_move
            legal = game.legal(state, seat)
            if not twin.lists(seat, legal):
                raise Drift(f"Step {steps}, other moves are listed here: {game.text(state)}")
            entry = Moved(seat, choose(seat, state, legal))
            after = game.step(state, entry).state
            twin.play(seat, entry.move)
        else:
            entry = chance.answer(awaited, outcomes)
            outcomes += 1
            after = game.step(state, entry).state
            twin.resolve(entry)
        if not twin.holds(after):
            told = _told(game.text(state), entry, twin.line(after), twin.text())
            raise Drift(f"Step {steps}, {told}")
        state = after
        steps += 1
    return steps


def end_alike(scores: Sequence[int], winners: int, result: Result) -> bool:
    """Tell whether these scores and winners in the kernel, one bit each, are those of a result."""
    same_places = Result(tuple((score,) for score in scores)).places == result.places
    return same_places and winners == sum(1 << seat for seat in result.winners)


def _told(before: str, entry: object, rules: str, kernel: str) -> str:
    told = f"from «{before}» after {entry} the rules have «{rules}», the kernel has"
    return f"{told} the same, but not what follows." if rules == kernel else f"{told} «{kernel}»."
