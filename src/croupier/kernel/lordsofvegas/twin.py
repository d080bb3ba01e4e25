"""A row of Lords of Vegas that follows the rules step by step."""

from collections.abc import Sequence

import numpy as np

from croupier.core.chance import Outcome
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import casinos, coding, listing, row
from croupier.lordsofvegas import text
from croupier.lordsofvegas.moves import Choice, Move
from croupier.lordsofvegas.state import State


class LordsOfVegasTwin:
    """One game of Lords of Vegas in the kernel, for comparison."""

    def __init__(self) -> None:
        self._rows = row.rows(2)
        self._row: row.Row = self._rows[0]
        self._fresh: row.Row = self._rows[1]
        self._moves = np.zeros(listing.MOST_MOVES, np.int64)

    def put(self, state: State) -> None:
        """Set up a state."""
        coding.write(self._rows, 0, state)

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move."""
        coding.play(self._row, seat, move)

    def resolve(self, outcome: Outcome) -> None:
        """Take what luck decided."""
        coding.resolve(self._row, outcome)

    def holds(self, state: State) -> bool:
        """Tell whether the row holds this state, and knows its casinos and their bosses."""
        if coding.encode(state) != coding.part(self._rows, 0):
            return False
        self._rows[1] = self._rows[0]
        casinos.derive(self._fresh)
        return casinos.know_the_same(self._row, self._fresh)

    def lists(self, legal: Sequence[Move]) -> bool:
        """Tell whether these, but for the trades, are the moves listed."""
        found = listing.choices(self._row, self._moves)
        codes = sorted(coding.choice_code(move) for move in legal if isinstance(move, Choice))
        return codes == sorted(self._moves[:found].tolist())

    def text(self) -> str:
        """Write what the row holds as one line."""
        return text.write(coding.state_of(self._row))
