"""How games ended, added up."""

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.figures import Sums
from croupier.kernel.lasvegas.row import Row
from croupier.kernel.lasvegas.rules import TEN_THOUSAND, notes_won
from croupier.kernel.lasvegas.winners import winners


@compiled
def add_up(row: Row, sums: Sums) -> None:
    """Add the end of a game to the totals, money in tens of thousands. Twin: core.game.Result."""
    won = winners(row)
    sharing = count(np.uint64(won))
    sums.shared += sharing > 1
    for seat in range(row.seats):
        money = row.money[seat] // TEN_THOUSAND
        sums.scores[seat, 0] += money
        sums.scores[seat, 1] += notes_won(row, seat)
        sums.squares[seat] += money * money
        if (won >> seat) & 1:
            sums.wins[seat, sharing - 1] += 1
