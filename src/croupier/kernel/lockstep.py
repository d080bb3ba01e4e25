"""Rules and kernel side by side: the same moves and outcomes, every state compared."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from croupier.core.chance import Chance, Outcome
from croupier.core.errors import CroupierError
from croupier.core.game import End, Entry, EventT, Game, Moved, MoveT, OptionsT, StateT, Turn
from croupier.core.seats import Seat

TwinStateT = TypeVar("TwinStateT", contravariant=True)
TwinMoveT = TypeVar("TwinMoveT", contravariant=True)

Choose = Callable[[Seat, StateT, Sequence[MoveT]], MoveT]
"""Whoever chooses for the seats."""


class Drift(CroupierError):
    """Rules and kernel disagree; the rules are right."""

    def __init__(self, sentence: str) -> None:
        super().__init__("drift", sentence)


class Twin(Protocol[TwinStateT, TwinMoveT]):
    """One game in the kernel."""

    def put(self, state: TwinStateT) -> None:
        """Set up a state."""
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

    def lists(self, legal: Sequence[TwinMoveT]) -> bool:
        """Tell whether these are the moves listed for the seat that is waited for."""
        ...

    def text(self) -> str:
        """Write what the row holds as one line."""
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
            if seat == awaited.seat and not twin.lists(legal):
                raise Drift(f"Other moves are listed than the rules know: {game.text(state)}")
            entry = Moved(seat, choose(seat, state, legal))
            after = game.step(state, entry).state
            twin.play(seat, entry.move)
        else:
            entry = chance.answer(awaited, outcomes)
            outcomes += 1
            after = game.step(state, entry).state
            twin.resolve(entry)
        if not twin.holds(after):
            raise Drift(_told(game.text(state), entry, game.text(after), twin.text()))
        state = after
        steps += 1
    return steps


def _told(before: str, entry: object, rules: str, kernel: str) -> str:
    return f"From {before}\nafter {entry}\nthe rules have {rules}\nthe kernel  {kernel}"
