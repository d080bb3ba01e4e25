"""Simulations of Lords of Vegas."""

from collections.abc import Callable, Sequence

import numpy as np

from croupier.kernel.lordsofvegas import playing, row
from croupier.kernel.lordsofvegas.listing import MOST_MOVES
from croupier.kernel.simulating import Figures, Totals, figures, totals_of
from croupier.lordsofvegas.state import Options

MOST_DICE = 16
"""Room for the dice of one roll, to a whole line of the cache."""


BOTS = ("uniform",)
"""The players the kernel knows, by the names of the bots they are twins of."""


def simulate(
    bots: Sequence[str],
    options: Options,
    games: int,
    seed: int,
    *,
    jobs: int,
    tell: Callable[[int], None],
    trades: bool = True,
) -> Figures:
    """Play many games between uniform players, with or without trades; there are no options."""
    assert options == Options()
    seats = len(bots)
    rows = row.rows(jobs)
    moves = np.zeros((jobs, MOST_MOVES), np.int64)
    values = np.zeros((jobs, MOST_DICE), np.int64)

    def play(totals: Totals, at: int, first: int, count: int) -> None:
        playing.play_many(rows, moves, values, totals, at, seed, first, count, seats, int(trades))

    sums = totals_of(games, jobs, play, tell=tell)
    return figures(sums, games, seats, unit=1)
