"""Who has won. Twins: ending.result, core.game.Result (LOV-20.3, LOV-20.4)."""

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.row import Row

MORE_THAN_MONEY = 1 << 32
"""What a space on the track is counted in, so that money decides only between equal points: no game
brings nearly as much."""


@compiled
def final_score(row: Row, seat: int) -> int:
    """Return points and money as one number that ranks the seats."""
    return int(row.space[seat] * MORE_THAN_MONEY + row.money[seat])


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
