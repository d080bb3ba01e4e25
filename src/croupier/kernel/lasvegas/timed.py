"""Games in the kernel with a clock for every seat: of processor time, whatever else is computed."""

from collections.abc import Callable, Sequence
from time import thread_time

from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas import row as r
from croupier.kernel.lasvegas.dealer import begin, deal
from croupier.kernel.lasvegas.players import Numbers, are_plain, players_of
from croupier.kernel.lasvegas.policies import choose
from croupier.kernel.lasvegas.row import OVER, Rows
from croupier.kernel.lasvegas.rules import notes_won, place
from croupier.kernel.lasvegas.series import start_of
from croupier.lasvegas.state import Options

Timed = tuple[tuple[tuple[int, ...], ...], tuple[float, ...], tuple[int, ...]]
"""The scores of all seats, and the seconds of processor time and number of their decisions."""


def play(bots: Sequence[str], options: Options, seed: int, number: int) -> Timed:
    """Play the game of a number between the players of these names, one in each seat."""
    rows, decide = r.rows(1), decider(bots)
    seconds, decisions = [0.0] * len(bots), [0] * len(bots)
    begin(rows, 0, seed, number, len(bots), int(options.white), start_of(options))
    row: r.Row = rows[0]
    while row.phase != OVER:
        turn, began = row.turn, thread_time()
        decide(rows)
        seconds[turn] += thread_time() - began
        decisions[turn] += 1
    return scores(rows, len(bots)), tuple(seconds), tuple(decisions)


def decider(bots: Sequence[str]) -> Callable[[Rows], object]:
    """Return who places a face for the seat on turn."""
    players, playouts = players_of(bots)
    if are_plain(players):
        return lambda rows: decide_plainly(rows, players)
    from croupier.kernel.lasvegas.thinking import go_on, mind_for

    mind = mind_for(bots)
    return lambda rows: go_on(rows, 0, players, playouts, mind, 1)


def scores(rows: Rows, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return money and notes of each seat, once a game is over."""
    row: r.Row = rows[0]
    return tuple((int(row.money[seat]), notes_won(row, seat)) for seat in range(seats))


@compiled
def decide_plainly(rows: Rows, players: Numbers) -> None:
    """Let the player of the seat on turn place a face, one that needs only the position."""
    row = rows[0]
    place(row, choose(row, players[row.turn]))
    deal(row)
