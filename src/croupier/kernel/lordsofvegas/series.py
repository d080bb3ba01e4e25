"""Series of games: played whole inside compiled code, and added up."""

from collections.abc import Callable, Sequence

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.figures import Figures, Sums, Totals, figures, totals_of
from croupier.kernel.lordsofvegas import row as r
from croupier.kernel.lordsofvegas.bitboard import TRACK
from croupier.kernel.lordsofvegas.dealer import MOST_DICE, let_luck_answer
from croupier.kernel.lordsofvegas.movegen import MOST_MOVES, Moves
from croupier.kernel.lordsofvegas.policies import trade_uniformly, uniform_choice
from croupier.kernel.lordsofvegas.row import OVER, Numbers, Row, Rows
from croupier.kernel.lordsofvegas.rules import choose, start
from croupier.kernel.lordsofvegas.trading import lapse_impossible
from croupier.kernel.lordsofvegas.winners import winners
from croupier.kernel.luck import seed
from croupier.lordsofvegas.state import Options


@compiled
def play_out(row: Row, moves: Moves, values: Numbers, trades: int) -> int:
    """Play a game to its end, all seats uniform; return how many decisions were taken."""
    decisions = 0
    let_luck_answer(row, values)
    while row.phase != OVER:
        if trades:
            trade_uniformly(row, moves)
        else:
            choose(row, uniform_choice(row, moves))
        decisions += 1
        let_luck_answer(row, values)
        if trades:
            lapse_impossible(row)
    return decisions


@compiled
def play_many(
    rows: Rows,
    moves: Moves,
    values: Numbers,
    totals: Totals,
    at: int,
    series: int,
    first: int,
    games: int,
    seats: int,
    trades: int,
) -> None:
    """Play games of a series in one row, and add up how they ended."""
    row = rows[at]
    sums = totals[at]
    for game in range(first, first + games):
        seed(row.luck, np.uint64(series), np.uint64(game))
        start(row, seats)
        sums.decisions += play_out(row, moves[at], values[at], trades)
        add_up(row, sums)


@compiled
def add_up(row: Row, sums: Sums) -> None:
    """Add the end of a game to the totals. Twin: core.game.Result."""
    won = winners(row)
    sharing = count(np.uint64(won))
    sums.shared += sharing > 1
    sums.turns += row.turns
    for seat in range(row.seats):
        points = TRACK[row.space[seat]]
        sums.scores[seat, 0] += points
        sums.scores[seat, 1] += row.money[seat]
        sums.squares[seat] += points * points
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
    trades: bool = True,
) -> Figures:
    """Play many games between uniform players, with or without trades; there are no options."""
    assert options == Options()
    seats = len(bots)
    rows = r.rows(jobs)
    moves = np.zeros((jobs, MOST_MOVES), np.int64)
    values = np.zeros((jobs, MOST_DICE), np.int64)

    def play(totals: Totals, at: int, first: int, number: int) -> None:
        play_many(rows, moves, values, totals, at, seed, first, number, seats, int(trades))

    sums = totals_of(games, jobs, play, tell=tell)
    return figures(sums, games, seats, unit=1)
