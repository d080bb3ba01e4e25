"""What cards, rolls and actions of Lords of Vegas are worth."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from croupier.analysis.findings import Better
from croupier.bots.lordsofvegas.montecarlo import Tried, code, promising
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import codec, dealer, movegen, row, searching
from croupier.lordsofvegas import turns
from croupier.lordsofvegas.moves import Action, EndTurn, Move
from croupier.lordsofvegas.state import Acting, State

LUCK_PLAYOUTS = 800
MOVE_PLAYOUTS = 200


class LordsOfVegasJudge:
    """Plays on until everyone has drawn once more, as the searching bot does."""

    def __init__(self, series: int = 0) -> None:
        self._rows = row.rows(3)
        self._moves = np.zeros(movegen.MOST_MOVES, np.int64)
        self._values = np.zeros(dealer.MOST_DICE, np.int64)
        self._series = series

    def luck(self, before: State, after: State) -> Sequence[float]:
        """Return what a card or a roll did for everyone."""
        change: list[float] = (self._chances(after) - self._chances(before)).tolist()
        return change

    def better(self, state: State, seat: Seat, move: Move) -> Better[Move] | None:
        """Try the actions that look best, and the best once more beside the chosen one."""
        if not isinstance(state, Acting) or not isinstance(move, Action | EndTurn):
            return None
        codec.write(self._rows, searching.ROOT, state)
        others = [m for m in turns.choices(state) if isinstance(m, Action | EndTurn) and m != move]
        moves: list[Tried] = [move, *promising(self._rows, others)]
        best = moves[int(np.argmax(self._tried(state, seat, moves)))]
        if best == move:
            return None
        # What looks best of many has also been lucky: measured anew it has not.
        of_best, of_chosen = self._tried(state, seat, [best, move])
        return Better(best, float(of_best - of_chosen))

    def _tried(self, state: State, seat: Seat, moves: Sequence[Tried]) -> NDArray[np.float64]:
        self._series += 1
        tried = np.array([code(state.table, seat, move) for move in moves])
        sums = np.zeros(len(moves))
        searching.try_moves(
            self._rows,
            tried,
            self._moves,
            self._values,
            seat,
            self._series,
            0,
            MOVE_PLAYOUTS,
            sums,
        )
        return sums / MOVE_PLAYOUTS

    def _chances(self, state: State) -> NDArray[np.float64]:
        codec.write(self._rows, searching.ROOT, state)
        self._series += 1
        sums = np.zeros(row.SEATS)
        searching.expect(self._rows, self._moves, self._values, self._series, LUCK_PLAYOUTS, sums)
        return sums[: state.table.seats] / LUCK_PLAYOUTS
