"""What is found in a finished game. Chances to win are between 0 and 1."""

from collections.abc import Callable, Collection, Sequence
from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from croupier.analysis.account import WHOLE, Parts, SeatAccount, accounts, in_parts
from croupier.core.errors import CroupierError
from croupier.core.game import EventT, Game, Moved, MoveT, OptionsT, StateT
from croupier.core.log import Log, replay
from croupier.core.seats import Seat

LEAST = 0.02
"""What a move must cost to be worth a word."""
DEAR = 0.03
"""What costs this much is proved more often, for people look at it first."""
PROOFS = 1
"""How often it is proved again."""

StateT_contra = TypeVar("StateT_contra", contravariant=True)

Heard = Callable[[Sequence[Parts]], object]
"""Hears the chances found so far, after every position: they are all one list, which grows."""


class Unfinished(CroupierError):
    """A game whose end nobody knows."""

    def __init__(self) -> None:
        super().__init__("unfinished", "This game was left before its end: nobody has won it.")


class Error(Struct, Generic[MoveT], frozen=True):
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
    """How a game was won and lost.

    `chances` has the chances of all seats in every position, the first before anything happened;
    each of them adds up to 1, and `seats` follows from them. `errors` are in the order of the game.
    """

    seats: tuple[SeatAccount, ...]
    chances: tuple[tuple[float, ...], ...]
    errors: tuple[Error[MoveT], ...]


class Option(Struct, Generic[MoveT], frozen=True):
    """A move, and the chance to win that it leaves whoever makes it."""

    move: MoveT
    chance: float


def lead(options: Sequence[Option[MoveT]]) -> float:
    """Return by how much the best option is better than the second; without two, by nothing.

    >>> round(lead([Option("a", 0.2), Option("b", 0.5), Option("c", 0.4)]), 2)
    0.1
    """
    chances = sorted((option.chance for option in options), reverse=True)
    return chances[0] - chances[1] if len(chances) > 1 else 0.0


class Judge(Protocol[StateT_contra, MoveT]):
    """Somebody who knows what positions are worth."""

    def chances(self, state: StateT_contra, /) -> Sequence[float]:
        """Return the chance of every seat to win; if luck is next, the mean of what it brings."""
        ...

    def options(
        self, state: StateT_contra, seat: Seat, /, also: MoveT | None = None
    ) -> Sequence[Option[MoveT]]:
        """Return what a seat may consider, and a certain move among it; where it has a choice."""
        ...

    def glance(self, state: StateT_contra, seat: Seat, /) -> Sequence[Option[MoveT]]:
        """Return as much of the same as shows whether a move leads, for those who look at many."""
        ...

    def compare(
        self, state: StateT_contra, seat: Seat, moves: Sequence[MoveT], /
    ) -> Sequence[float]:
        """Return the chance to win that each of some moves leaves, found with fresh luck."""
        ...


def analyse(
    game: Game[StateT, MoveT, EventT, OptionsT],
    judge: Judge[StateT, MoveT],
    log: Log[MoveT, OptionsT],
    heard: Heard = len,
    void: Collection[int] = (),
) -> Analysis[MoveT]:
    """Look at every position of a finished game, and then at every move.

    Entries in these places of the log are `void`, for they were taken back: they change no chance
    and are no errors.
    """
    states = [step.state for step in replay(game, log)]
    chances = chances_in(game, judge, states, heard, void)
    return Analysis(
        accounts(log.entries, chances),
        shares(chances),
        tuple(errors(judge, states, log, void)),
    )


def chances_in(
    game: Game[StateT, MoveT, EventT, OptionsT],
    judge: Judge[StateT, MoveT],
    states: Sequence[StateT],
    heard: Heard = len,
    void: Collection[int] = (),
) -> list[Parts]:
    """Return the chances in every position of a game, and at last how it was won."""
    result = game.result(states[-1])
    if result is None:
        raise Unfinished
    chances: list[Parts] = []
    for number, state in enumerate(states[:-1]):
        chances.append(chances[-1] if number - 1 in void else in_parts(judge.chances(state)))
        heard(chances)
    chances.append(in_parts([float(share) for share in result.win_shares]))
    heard(chances)
    return chances


def shares(chances: Sequence[Parts]) -> tuple[tuple[float, ...], ...]:
    """Return chances as shares of 1."""
    return tuple(tuple(part / WHOLE for part in parts) for parts in chances)


def errors(
    judge: Judge[StateT, MoveT],
    states: Sequence[StateT],
    log: Log[MoveT, OptionsT],
    void: Collection[int] = (),
) -> list[Error[MoveT]]:
    """Return the moves that had a better one beside them."""
    missed = []
    for number, (state, entry) in enumerate(zip(states, log.entries, strict=False)):
        if isinstance(entry, Moved) and number not in void:
            better = better_move(judge, state, entry.seat, entry.move)
            if better is not None:
                cost = round(better.chance, 4)
                missed.append(Error(number, entry.seat, cost, entry.move, better.move))
    return missed


def better_move(
    judge: Judge[StateT, MoveT], state: StateT, seat: Seat, made: MoveT
) -> Option[MoveT] | None:
    """Return the move that was better than the one made, and by how much, if there was one.

    The best of many has always been lucky too: so it has to prove better with fresh luck as well,
    and by how much it is better is the mean of both judgements. What is dear is proved again.
    """
    options = {option.move: option.chance for option in judge.options(state, seat, made)}
    if made not in options:
        return None
    best = max(options, key=lambda move: options[move])
    gain = options[best] - options[made]
    if gain < LEAST:
        return None
    proved = _gain(judge, state, seat, made, best)
    if gain + proved >= 2 * DEAR:
        proofs = [proved, *(_gain(judge, state, seat, made, best) for _ in range(PROOFS))]
        proved = sum(proofs) / len(proofs)
    return Option(best, (gain + proved) / 2) if proved >= LEAST else None


def _gain(
    judge: Judge[StateT, MoveT], state: StateT, seat: Seat, made: MoveT, best: MoveT
) -> float:
    """Return by how much one move is better than another, with fresh luck."""
    first, second = judge.compare(state, seat, (made, best))
    return second - first
