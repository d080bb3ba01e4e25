"""Series of games: played whole inside compiled code, and added up."""

from collections.abc import Callable, Sequence

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.figures import Figures, Sums, Totals, figures, totals_of
from croupier.kernel.lasvegas import row as r
from croupier.kernel.lasvegas.dealer import deal
from croupier.kernel.lasvegas.policies import POLICIES, choose
from croupier.kernel.lasvegas.row import OVER, Numbers, Row, Rows
from croupier.kernel.lasvegas.rules import TEN_THOUSAND, notes_won, place, start
from croupier.kernel.lasvegas.winners import winners
from croupier.kernel.luck import seed
from croupier.lasvegas.state import Options


@compiled
def play_out(row: Row, policies: Numbers) -> int:
    """Play a game to its end; return how many decisions were taken."""
    decisions = 0
    deal(row)
    while row.phase != OVER:
        place(row, choose(row, policies[row.turn]))
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
    policies: Numbers,
    seats: int,
    plays_white: int,
    starter: int,
) -> None:
    """Play games of a series in one row, and add up how they ended."""
    row = rows[at]
    sums = totals[at]
    for game in range(first, first + games):
        seed(row.luck, np.uint64(series), np.uint64(game))
        start(row, seats, plays_white, 0, starter)
        sums.decisions += play_out(row, policies)
        add_up(row, sums)


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
    rows = r.rows(jobs)
    policies = np.array([POLICIES.index(bot) for bot in bots], np.uint8)
    starter = r.LOT if options.start is None else int(options.start)
    seats, white = len(bots), int(options.white)

    def play(totals: Totals, at: int, first: int, number: int) -> None:
        play_many(rows, totals, at, seed, first, number, policies, seats, white, starter)

    sums = totals_of(games, jobs, play, tell=tell)
    return figures(sums, games, seats, unit=TEN_THOUSAND)
