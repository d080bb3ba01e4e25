"""A bot that plays the round on many times from every face."""

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from croupier.bots.lasvegas.halving import Faces, best_face
from croupier.bots.limits import Limit
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import codec, row, searching
from croupier.kernel.lasvegas.players import MONTECARLO, PLAYOUTS
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face, State

USUAL = Limit(playouts=PLAYOUTS[MONTECARLO])


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
        series, chances = self._luck.getrandbits(62), np.zeros(row.FACES)

        def try_faces(faces: Faces, first: int, times: int) -> NDArray[np.float64]:
            searching.try_faces(self._rows, faces, series, first, times, chances)
            return chances

        faces = np.array([move.face - 1 for move in legal])
        return Place(Face(best_face(faces, self._limit, try_faces) + 1))
