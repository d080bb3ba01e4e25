"""Playing a round on from a position, as searches do."""

from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.dealer import roll_dice
from croupier.kernel.lasvegas.policies import greedy_face, uniform_face
from croupier.kernel.lasvegas.row import ROLLING, Row
from croupier.kernel.lasvegas.rules import place
from croupier.kernel.luck import below

WHIMS = 3
"""One choice in so many is a whim where it is guessed what others do: they are not all greedy."""


@compiled
def play_round(row: Row, seat: int) -> None:
    """Play a round whose next roll is due to its end: a seat greedy, the others mostly so."""
    while row.phase == ROLLING:
        roll_dice(row)
        is_whim = row.turn != seat and below(row.luck, WHIMS) == 0
        place(row, uniform_face(row) if is_whim else greedy_face(row))
