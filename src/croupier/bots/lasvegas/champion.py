"""The strongest bot: it remembers, reads the others, and plays the round on as they may play."""

from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from croupier.bots.lasvegas.halving import Faces, best_face
from croupier.bots.lasvegas.memory import Memory
from croupier.bots.limits import Limit
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import champion
from croupier.kernel.lasvegas.searching import ROOT
from croupier.kernel.lasvegas.thinking import mind_for
from croupier.lasvegas.events import Event
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face, Placing, State


class Champion:
    """Chooses the face most likely to win, the worse half dropping out again and again.

    It knows the money of everyone whose notes it has seen paid. In its playouts it plays by its
    net, and the others as what they have done so far makes likely: at random, greedily, with
    care, or as well as itself. Where few dice are left it looks at all that may happen, and if
    nobody says anything it does the more playouts the fewer dice are left. The same luck gives the
    same choice, unless the limit is one of time.
    """

    def __init__(self, luck: Random, limit: Limit | None = None) -> None:
        self._luck = luck
        self._limit = limit
        self._mind = mind_for(["champion"])
        self._memory = Memory(self._mind)

    def hear(self, events: Sequence[Event], /) -> None:
        """Remember what happened."""
        self._memory.hear(events)

    def choose(self, _seat: Seat, view: State, legal: Sequence[Place], /) -> Place:
        """Choose the face with the best chance to win."""
        assert isinstance(view, Placing)
        if len(legal) == 1:
            return legal[0]
        self._memory.recall(view)
        champion.begin_search(self._mind)
        series = self._luck.getrandbits(62)

        def try_faces(faces: Faces, first: int, times: int) -> NDArray[np.float64]:
            champion.try_faces(self._mind, faces, series, first, times)
            return self._mind.chances

        faces = np.array([move.face - 1 for move in legal])
        limit = self._limit or Limit(playouts=champion.usual_playouts(self._mind.rows[ROOT]))
        return Place(Face(best_face(faces, limit, try_faces) + 1))
