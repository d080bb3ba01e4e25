"""Simulations of Las Vegas."""

from collections.abc import Callable, Sequence

import numpy as np

from croupier.kernel.lasvegas import playing, row
from croupier.kernel.lasvegas.rules import TEN_THOUSAND
from croupier.kernel.simulating import Figures, Totals, figures, totals_of
from croupier.lasvegas.state import Options


def simulate(
    bots: Sequence[str],
    options: Options,
    games: int,
    seed: int,
    *,
    jobs: int,
    tell: Callable[[int], None],
) -> Figures:
    """Play many games between the players of these names, one in each seat."""
    rows = row.rows(jobs)
    policies = np.array([playing.POLICIES.index(bot) for bot in bots], np.uint8)
    starter = row.LOT if options.start is None else int(options.start)
    seats, white = len(bots), int(options.white)

    def play(totals: Totals, at: int, first: int, count: int) -> None:
        playing.play_many(rows, totals, at, seed, first, count, policies, seats, white, starter)

    sums = totals_of(games, jobs, play, tell=tell)
    return figures(sums, games, seats, unit=TEN_THOUSAND)
