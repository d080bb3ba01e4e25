"""A bot that plays every face out many times."""

from collections.abc import Sequence
from random import Random

import numpy as np

from croupier.core.seats import Seat
from croupier.kernel.lasvegas import coding, playing, row, searching
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import State

PLAYOUTS = 400


class MonteCarlo:
    """Chooses the face that wins most of the games played on from it.

    All seats of these games are greedy; what lies face down is guessed anew in each of them.
    """

    def __init__(self, luck: Random, playouts: int = PLAYOUTS) -> None:
        self._luck = luck
        self._playouts = playouts
        self._rows = row.rows(2)
        self._policies = np.full(row.SEATS, playing.GREEDY, np.uint8)

    def choose(self, _seat: Seat, view: State, legal: Sequence[Place], /) -> Place:
        """Choose the face with the best chance to win."""
        if len(legal) == 1:
            return legal[0]
        coding.write(self._rows, searching.ROOT, view)
        wins = np.zeros(row.FACES)
        series = self._luck.getrandbits(62)
        searching.try_faces(self._rows, self._policies, series, 0, self._playouts, wins)
        return max(legal, key=lambda move: wins[move.face - 1])
