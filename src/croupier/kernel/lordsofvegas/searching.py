"""Trying out moves by playing the game on from them."""

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.bitboard import TRACK
from croupier.kernel.lordsofvegas.dealer import let_luck_answer
from croupier.kernel.lordsofvegas.evaluation import chance, expected_lead
from croupier.kernel.lordsofvegas.movegen import Moves
from croupier.kernel.lordsofvegas.rollout import rollout_choice
from croupier.kernel.lordsofvegas.row import DRAWING, OVER, REVEALING, Numbers, Row, Rows
from croupier.kernel.lordsofvegas.rules import choose
from croupier.kernel.lordsofvegas.trading import move
from croupier.kernel.lordsofvegas.winners import win_share
from croupier.kernel.luck import seed

ROOT, TRIAL, ASIDE = range(3)
"""The rows of a search: the position, where it is played on, and where actions are glanced at."""
LEAD = 0.004
"""What a point of lead counts for at the end of the game, beside the win."""
MOST_CARDS = 64
"""More than there are cards, so that each card of each playout has a number of its own."""

Floats = NDArray[np.float64]


@compiled
def glance(rows: Rows, actions: Moves, leads: Floats) -> None:
    """Note the lead that each action can be expected to give the seat on turn."""
    rows[TRIAL] = rows[ROOT]
    for number in range(len(actions)):
        leads[number] = expected_lead(rows, TRIAL, ASIDE, actions[number])


@compiled
def try_moves(
    rows: Rows,
    tried: Moves,
    moves: Moves,
    values: Numbers,
    seat: int,
    series: int,
    first: int,
    playouts: int,
    worth: Floats,
) -> None:
    """Add up, for every move to try, the chance to win that playouts from it leave a seat."""
    for playout in range(first, first + playouts):
        for number in range(len(tried)):
            rows[TRIAL] = rows[ROOT]
            trial = rows[TRIAL]
            seed(trial.luck, np.uint64(series), np.uint64(playout * MOST_CARDS))
            move(trial, tried[number])
            play_on(rows, moves, values, series, playout)
            worth[number] += outcome(trial, seat)


@compiled
def play_on(rows: Rows, moves: Moves, values: Numbers, series: int, playout: int) -> None:
    """Play on by the rollout policy until every seat has drawn once more, or the game is over.

    Luck begins anew with each card, the same for all moves tried: so they differ by what they
    change and not by what they happen to come before.
    """
    row = rows[TRIAL]
    last = rows[ROOT].above - row.seats
    while True:
        if row.phase == REVEALING:
            seed(row.luck, np.uint64(series), np.uint64(playout * MOST_CARDS + row.above))
        let_luck_answer(row, values)
        if row.phase == OVER or (row.phase == DRAWING and row.above <= last):
            return
        choose(row, rollout_choice(rows, TRIAL, ASIDE, moves))


@compiled
def expect(
    rows: Rows, moves: Moves, values: Numbers, series: int, times: int, sums: Floats
) -> None:
    """Add up every seat's chance to win in the position, in so many playouts."""
    row = rows[TRIAL]
    for playout in range(times):
        rows[TRIAL] = rows[ROOT]
        seed(row.luck, np.uint64(series), np.uint64(playout * MOST_CARDS))
        play_on(rows, moves, values, series, playout)
        for seat in range(row.seats):
            sums[seat] += win_share(row, seat) if row.phase == OVER else chance(row, seat)


@compiled
def outcome(row: Row, seat: int) -> float:
    """Return a seat's chance to win; after the end its share, and a little for its lead."""
    if row.phase != OVER:
        return chance(row, seat)
    rival = 0
    for other in range(row.seats):
        if other != seat:
            rival = max(rival, TRACK[row.space[other]])
    return win_share(row, seat) + LEAD * float(TRACK[row.space[seat]] - rival)
