"""Who has won. Twins: ending.result, core.game.Result (LV-6.3)."""

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.row import Row
from croupier.kernel.lasvegas.rules import COUNTS, TEN_THOUSAND, notes_won

MORE_THAN_NOTES = int(COUNTS.sum()) + 1
"""What money is counted in, so that notes decide only between equal sums."""


@compiled
def final_score(row: Row, seat: int) -> int:
    """Return money and notes as one number that ranks the seats."""
    return int(row.money[seat]) // TEN_THOUSAND * MORE_THAN_NOTES + notes_won(row, seat)


@compiled
def winners(row: Row) -> int:
    """Return the seats that share the win, one bit for each."""
    best, won = -1, 0
    for seat in range(row.seats):
        score = final_score(row, seat)
        if score > best:
            best, won = score, 0
        if score == best:
            won |= 1 << seat
    return won


@compiled
def win_share(row: Row, seat: int) -> float:
    """Return what a seat has of the win."""
    won = winners(row)
    return 1.0 / count(np.uint64(won)) if (won >> seat) & 1 else 0.0
