"""A row of Las Vegas that follows the rules step by step."""

from collections.abc import Sequence

from croupier.core.chance import Outcome
from croupier.core.seats import Seat
from croupier.kernel.lasvegas import coding, rolls, row, rules
from croupier.lasvegas import text
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import FACES, State


class LasVegasTwin:
    """One game of Las Vegas in the kernel, for comparison."""

    def __init__(self) -> None:
        self._rows = row.rows(1)
        self._row: row.Row = self._rows[0]

    def put(self, state: State) -> None:
        """Set up a state."""
        coding.write(self._rows, 0, state)

    def play(self, seat: Seat, move: Place) -> None:
        """Make a move."""
        coding.play(self._row, seat, move)

    def resolve(self, outcome: Outcome) -> None:
        """Take what luck decided."""
        coding.resolve(self._row, outcome)

    def holds(self, state: State) -> bool:
        """Tell whether the row holds this state."""
        return coding.encode(state) == coding.part(self._rows, 0)

    def lists(self, legal: Sequence[Place]) -> bool:
        """Tell whether these faces may be chosen."""
        listed = rolls.unpacked(rules.choices(self._row))
        return listed == [Place(face) in legal for face in FACES]

    def text(self) -> str:
        """Write what the row holds as one line."""
        return text.write(coding.state_of(self._row))
