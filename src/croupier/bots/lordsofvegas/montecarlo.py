"""A bot that plays the most promising moves out many times."""

from collections.abc import Sequence
from random import Random

import numpy as np

from croupier.bots.lordsofvegas.greedy import prospect
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import coding, listing, row, searching, simulating
from croupier.kernel.lordsofvegas.listing import Moves
from croupier.lordsofvegas.moves import (
    Accept,
    Build,
    Choice,
    EndTurn,
    Gamble,
    Move,
    Refuse,
    Remodel,
    Reorganize,
    Sprawl,
)
from croupier.lordsofvegas.state import Acting, State

PLAYOUTS = 3000
CANDIDATES = 16
"""How many actions are tried: those that a look one step ahead finds best."""

Tried = Choice | Accept | Refuse
"""The moves that are played out."""


class MonteCarlo:
    """Chooses the move whose playouts win most, half of the moves dropping out again and again.

    The playouts are uniform; a little counts for the lead in points. It makes no offers of its
    own, and answers those of others by what playouts say.
    """

    def __init__(self, luck: Random, playouts: int = PLAYOUTS) -> None:
        self._luck = luck
        self._playouts = playouts
        self._rows = row.rows(2)
        self._moves = np.zeros(listing.MOST_MOVES, np.int64)
        self._values = np.zeros(simulating.MOST_DICE, np.int64)

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Choose the move with the best chance to win."""
        asked: list[Tried] = [move for move in legal if isinstance(move, Accept | Refuse)]
        moves = asked or promising(view, seat, legal)
        if len(moves) == 1:
            return moves[0]
        coding.write(self._rows, searching.ROOT, view)
        return self._best(seat, moves, np.array([self._code(move) for move in moves]))

    def _code(self, move: Tried) -> int:
        if isinstance(move, Choice):
            return coding.choice_code(move)
        return coding.answer_code(self._rows[searching.ROOT], move)

    def _best(self, seat: Seat, moves: Sequence[Tried], tried: Moves) -> Move:
        """Play all moves out; drop the worse half; again with what is left of the playouts."""
        series = self._luck.getrandbits(62)
        left, first = np.arange(len(moves)), 0
        worth = np.zeros(len(moves))
        rounds = max(1, (len(moves) - 1).bit_length())
        for _ in range(rounds):
            playouts = max(1, self._playouts // rounds // len(left))
            sums = np.zeros(len(left))
            searching.try_moves(
                self._rows,
                tried[left],
                self._moves,
                self._values,
                seat,
                series,
                first,
                playouts,
                sums,
            )
            first += playouts
            worth[left] += sums
            left = left[np.argsort(-worth[left], kind="stable")][: (len(left) + 1) // 2]
        return moves[int(left[0])]


def promising(view: State, seat: Seat, legal: Sequence[Move]) -> list[Tried]:
    """Return the moves worth trying: of many actions those that look best at first sight."""
    if not isinstance(view, Acting):
        return [move for move in legal if isinstance(move, Choice)]
    actions = [m for m in legal if isinstance(m, Build | Sprawl | Remodel | Reorganize)]
    actions.sort(key=lambda action: -prospect(view.table, seat, action))
    gambles = sorted((m for m in legal if isinstance(m, Gamble)), key=lambda gamble: -gamble.bet)
    return [EndTurn(), *actions[:CANDIDATES], *gambles[:1]]
