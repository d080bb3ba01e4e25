"""A bot that goes by its net alone."""

from collections.abc import Sequence
from random import Random

import numpy as np

from croupier.bots.lasvegas.memory import Memory
from croupier.core.seats import Seat
from croupier.kernel.lasvegas.models import drawn_face
from croupier.kernel.lasvegas.searching import ROOT, guess_winnings
from croupier.kernel.lasvegas.thinking import TEMPERATURE, mind_for
from croupier.kernel.luck import seed
from croupier.lasvegas.events import Event
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face, Placing, State


class Trained:
    """Chooses without a search, the likelier the better its net thinks of a face.

    It knows the money of everyone whose notes it has seen paid, and guesses that of others.
    """

    def __init__(self, luck: Random) -> None:
        self._luck = luck
        self._mind = mind_for(["trained"])
        self._memory = Memory(self._mind)

    def hear(self, events: Sequence[Event], /) -> None:
        """Remember what happened."""
        self._memory.hear(events)

    def choose(self, _seat: Seat, view: State, legal: Sequence[Place], /) -> Place:
        """Draw a face."""
        assert isinstance(view, Placing)
        if len(legal) == 1:
            return legal[0]
        self._memory.recall(view)
        root = self._mind.rows[ROOT]
        seed(root.luck, np.uint64(self._luck.getrandbits(62)), np.uint64(0))
        guess_winnings(root)
        return Place(Face(drawn_face(root, self._mind.net, TEMPERATURE) + 1))
