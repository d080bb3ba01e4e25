"""A bot that plays the round on many times from every face."""

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from croupier.bots.limits import Limit
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import codec, row, searching
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import State

USUAL = Limit(playouts=2400)
BATCH = 240
"""How many playouts pass between two looks at the clock."""


class MonteCarlo:
    """Chooses the face most likely to win, the worse half dropping out again and again.

    In its playouts all seats are greedy to the end of the round, the others with a whim now and
    then. What lies face down is guessed anew in each of them, and the money everyone has at the
    end says how likely the win is. The same luck gives the same choice, unless the limit is one
    of time.
    """

    def __init__(self, luck: Random, limit: Limit = USUAL) -> None:
        self._luck = luck
        self._limit = limit
        self._rows = row.rows(2)

    def choose(self, _seat: Seat, view: State, legal: Sequence[Place], /) -> Place:
        """Choose the face with the best chance to win."""
        if len(legal) == 1:
            return legal[0]
        codec.write(self._rows, searching.ROOT, view)
        return legal[self._best(np.array([move.face - 1 for move in legal]))]

    def _best(self, faces: NDArray[np.int64]) -> int:
        """Play all faces on; drop the worse half; again until one is left."""
        series, first = self._luck.getrandbits(62), 0
        left, chances = np.arange(len(faces)), np.zeros(row.FACES)
        halvings = (len(faces) - 1).bit_length()
        for _ in range(halvings):
            for batch in self._limit.split(halvings).batches(BATCH):
                times = max(1, batch // len(left))
                searching.try_faces(self._rows, faces[left], series, first, times, chances)
                first += times
            left = left[np.argsort(-chances[faces[left]], kind="stable")][: (len(left) + 1) // 2]
        return int(left[0])
