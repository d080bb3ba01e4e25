"""What positions and placements of Las Vegas are worth."""

from collections.abc import Sequence

import numpy as np

from croupier.analysis.findings import Option
from croupier.core.game import Moved
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import champion, chances, codec, row, searching
from croupier.kernel.lasvegas.thinking import mind_for
from croupier.kernel.lasvegas.weights import trained_weights
from croupier.lasvegas import placing
from croupier.lasvegas.game import LasVegas
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Placing, State

DEALS = 800
"""How many deals of notes are tried in a position that waits for them."""
PLAYOUTS = 4000
"""How often moves that are compared are played on: more often than any bot does."""
GAME = LasVegas()


class LasVegasJudge:
    """Judges by the net what luck and choices lead to."""

    def __init__(self, series: int = 0) -> None:
        self._net = chances.net_of(trained_weights())
        self._scratch = chances.scratch()
        self._rows = row.rows(chances.LAST + 1)
        self._mind = mind_for(["champion"])
        self._series = series

    def chances(self, state: State) -> Sequence[float]:
        """Return the chances of all seats."""
        codec.write(self._rows, chances.ROOT, state)
        self._series += 1
        expected = np.zeros(row.SEATS)
        chances.expect(self._rows, self._net, self._scratch, self._series, DEALS, expected)
        of_seats: list[float] = expected[: self._rows[chances.ROOT].seats].tolist()
        return of_seats

    def options(
        self, state: State, seat: Seat, _also: Place | None = None
    ) -> Sequence[Option[Place]]:
        """Return all faces, each with what the best replies to it leave."""
        if not isinstance(state, Placing):
            return []
        moves = [Place(face) for face in placing.faces(state.roll)]
        return [
            Option(move, self.chances(GAME.step(state, Moved(seat, move)).state)[seat])
            for move in moves
        ]

    def glance(self, state: State, seat: Seat) -> Sequence[Option[Place]]:
        """Return all faces, looked at as closely as ever: it takes no time.

        Luck is not used up by it.
        """
        series, found = self._series, self.options(state, seat)
        self._series = series
        return found

    def compare(self, state: State, _seat: Seat, moves: Sequence[Place]) -> Sequence[float]:
        """Return what moves leave on average of playouts, with luck that was never seen before.

        That is the search of the champion, who knows nothing of how the others play.
        """
        codec.write(self._mind.rows, searching.ROOT, state)
        self._series += 1
        champion.begin_search(self._mind)
        faces = np.array([move.face - 1 for move in moves])
        champion.try_faces(self._mind, faces, self._series, 0, PLAYOUTS)
        return [float(self._mind.chances[face]) / PLAYOUTS for face in faces]
