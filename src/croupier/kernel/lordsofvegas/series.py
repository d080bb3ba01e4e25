"""Series of games: played whole inside compiled code, and added up."""

from collections.abc import Callable, Sequence

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.figures import Figures, PlayChunk, Sums, Totals, figures, totals_of
from croupier.kernel.lordsofvegas import row as r
from croupier.kernel.lordsofvegas.arena import play_game, room_for
from croupier.kernel.lordsofvegas.bitboard import TRACK
from croupier.kernel.lordsofvegas.dealer import let_luck_answer
from croupier.kernel.lordsofvegas.desk import Desk, desk
from croupier.kernel.lordsofvegas.policies import POLICIES, move_by, uniform_choice
from croupier.kernel.lordsofvegas.row import ACTING, OVER, Numbers, Row, Rows
from croupier.kernel.lordsofvegas.rules import choose, start
from croupier.kernel.lordsofvegas.trading import lapse_impossible
from croupier.kernel.lordsofvegas.unlisted import unlisted_action
from croupier.kernel.lordsofvegas.winners import winners
from croupier.kernel.luck import seed
from croupier.lordsofvegas.state import Options

GAME, ASIDE = range(2)
"""The rows of a worker: the game, and where it is tried what actions lead to."""


@compiled
def play_out(rows: Rows, desk: Desk, policies: Numbers) -> int:
    """Play a game to its end; return how many decisions were taken."""
    row = rows[GAME]
    decisions = 0
    let_luck_answer(row, desk.values)
    while row.phase != OVER:
        move_by(rows, GAME, ASIDE, desk, policies)
        decisions += 1
        let_luck_answer(row, desk.values)
        lapse_impossible(row)
    return decisions


@compiled
def play_on_uniformly(row: Row, desk: Desk) -> int:
    """Play a game to its end, all seats uniform and without trades; return how many decisions."""
    decisions = 0
    let_luck_answer(row, desk.values)
    while row.phase != OVER:
        choose(row, uniform_choice(row, desk.moves))
        decisions += 1
        let_luck_answer(row, desk.values)
    return decisions


@compiled
def play_on_unlisted(row: Row, desk: Desk) -> int:
    """Play a game to its end, with actions that nobody lists; return how many decisions."""
    decisions = 0
    let_luck_answer(row, desk.values)
    while row.phase != OVER:
        is_action = row.phase == ACTING
        choose(row, unlisted_action(row) if is_action else uniform_choice(row, desk.moves))
        decisions += 1
        let_luck_answer(row, desk.values)
    return decisions


@compiled
def play_many(
    rows: Rows,
    desk: Desk,
    sums: Sums,
    series: int,
    first: int,
    games: int,
    policies: Numbers,
    trades: int,
    lists: int,
) -> None:
    """Play games of a series, and add up how they ended."""
    row = rows[GAME]
    for game in range(first, first + games):
        seed(row.luck, np.uint64(series), np.uint64(game))
        start(row, len(policies))
        if trades:
            sums.decisions += play_out(rows, desk, policies)
        elif lists:
            sums.decisions += play_on_uniformly(row, desk)
        else:
            sums.decisions += play_on_unlisted(row, desk)
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
    first_game: int = 0,
    trades: bool = True,
    lists: bool = True,
) -> Figures:
    """Play many games between players of these names.

    Uniform ones also do without trades, and then even without lists of actions.
    """
    assert options == Options()
    if {*bots} <= {*POLICIES}:
        play = among_quick(bots, seed, jobs, trades=trades, lists=lists)
    else:
        play = among_any(bots, seed, jobs)
    sums = totals_of(games, jobs, play, tell=tell, first_game=first_game)
    return figures(sums, games, len(bots), unit=1)


def among_quick(
    bots: Sequence[str], seed: int, jobs: int, *, trades: bool, lists: bool
) -> PlayChunk:
    """Return who plays games between players who do not search: whole chunks in compiled code."""
    rows = [r.rows(2) for _ in range(jobs)]
    desks = [desk() for _ in range(jobs)]
    policies = np.array([POLICIES[bot] for bot in bots])

    def play(totals: Totals, at: int, first: int, number: int) -> None:
        room = rows[at], desks[at], totals[at]
        play_many(*room, seed, first, number, policies, int(trades), int(lists))

    return play


def among_any(bots: Sequence[str], seed: int, jobs: int) -> PlayChunk:
    """Return who plays games between any players, game by game: to search takes far longer."""
    rooms = [room_for(bots) for _ in range(jobs)]

    def play(totals: Totals, at: int, first: int, number: int) -> None:
        for game in range(first, first + number):
            totals[at].decisions += play_game(*rooms[at], seed, game)
            add_up(rooms[at][0][GAME], totals[at])

    return play
