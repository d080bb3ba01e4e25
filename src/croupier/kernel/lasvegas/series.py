"""Series of games: played whole inside compiled code, and added up."""

from collections.abc import Callable, Sequence

import numpy as np

from croupier.kernel.compiling import compiled
from croupier.kernel.figures import Figures, Totals, figures, totals_of
from croupier.kernel.lasvegas import row as r
from croupier.kernel.lasvegas.dealer import deal
from croupier.kernel.lasvegas.players import Numbers, are_plain, players_of
from croupier.kernel.lasvegas.policies import choose
from croupier.kernel.lasvegas.row import OVER, Row, Rows
from croupier.kernel.lasvegas.rules import TEN_THOUSAND, place, start
from croupier.kernel.lasvegas.summing import add_up
from croupier.kernel.luck import seed
from croupier.lasvegas.state import Options

CHUNK = 2000
"""Games a thread plays before it looks for more.

That takes five milliseconds. After each chunk the thread that hands them out wakes up, and where
all cores play it takes its time from them.
"""


@compiled
def play_out(row: Row, players: Numbers) -> int:
    """Play a game to its end; return how many decisions were taken."""
    decisions = 0
    deal(row)
    while row.phase != OVER:
        place(row, choose(row, players[row.turn]))
        decisions += 1
        deal(row)
    return decisions


@compiled
def play_many(
    rows: Rows,
    totals: Totals,
    at: int,
    series: int,
    first: int,
    games: int,
    players: Numbers,
    plays_white: int,
    starter: int,
) -> None:
    """Play games of a series in one row, and add up how they ended."""
    row = rows[at]
    sums = totals[at]
    for game in range(first, first + games):
        seed(row.luck, np.uint64(series), np.uint64(game))
        start(row, len(players), plays_white, 0, starter)
        sums.decisions += play_out(row, players)
        add_up(row, sums)


def simulate(
    bots: Sequence[str],
    options: Options,
    games: int,
    seed: int,
    *,
    jobs: int,
    tell: Callable[[int], None],
    first_game: int = 0,
) -> Figures:
    """Play many games between the players of these names, one in each seat."""
    rows, starter, white = r.rows(jobs), start_of(options), int(options.white)
    players, _ = players_of(bots)

    def play(totals: Totals, at: int, first: int, number: int) -> None:
        play_many(rows, totals, at, seed, first, number, players, white, starter)

    if are_plain(players):
        sums = totals_of(games, jobs, play, tell=tell, first_game=first_game, chunk=CHUNK)
    else:
        from croupier.kernel.lasvegas.thinking import thinkers

        think = thinkers(rows, seed, bots, white, starter)
        sums = totals_of(games, jobs, think, tell=tell, first_game=first_game, chunk=1)
    return figures(sums, games, len(bots), unit=TEN_THOUSAND)


def start_of(options: Options) -> int:
    """Return the start player of a table, or that the lot decides."""
    return r.LOT if options.start is None else int(options.start)
