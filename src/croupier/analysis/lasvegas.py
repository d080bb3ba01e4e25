"""What rolls and placements of Las Vegas are worth."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from croupier.analysis.findings import Better
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import codec, row, searching
from croupier.lasvegas import placing
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Placing, Rolling, State

LUCK_PLAYOUTS = 2400
MOVE_PLAYOUTS = 400


class LasVegasJudge:
    """Plays rounds on to their end, as the searching bot does."""

    def __init__(self, series: int = 0) -> None:
        self._rows = row.rows(2)
        self._series = series

    def luck(self, before: State, after: State) -> tuple[float, ...]:
        """Return what a roll did for the one who rolled; notes and scattered dice are for all."""
        if not isinstance(before, Rolling) or not isinstance(after, Placing):
            return ()
        change = self._chance(after, before.seat) - self._chance(before, before.seat)
        return (*(0.0 for _ in range(before.seat)), change)

    def better(self, state: State, _seat: Seat, move: Place) -> Better[Place] | None:
        """Try all faces, and the best of them once more beside the one that was chosen."""
        assert isinstance(state, Placing)
        moves = [Place(face) for face in placing.faces(state.roll)]
        if len(moves) == 1:
            return None
        codec.write(self._rows, searching.ROOT, state)
        chances = self._tried(moves)
        best = moves[int(np.argmax(chances))]
        if best == move:
            return None
        # What looks best of many has also been lucky: measured anew it has not.
        of_best, of_chosen = self._tried([best, move])
        return Better(best, float(of_best - of_chosen))

    def _chance(self, state: State, seat: Seat) -> float:
        codec.write(self._rows, searching.ROOT, state)
        self._series += 1
        return searching.expect(self._rows, seat, self._series, LUCK_PLAYOUTS)

    def _tried(self, moves: Sequence[Place]) -> NDArray[np.float64]:
        self._series += 1
        faces = np.array([move.face - 1 for move in moves])
        sums = np.zeros(row.FACES)
        searching.try_faces(self._rows, faces, self._series, 0, MOVE_PLAYOUTS, sums)
        chances: NDArray[np.float64] = sums[faces] / MOVE_PLAYOUTS
        return chances
