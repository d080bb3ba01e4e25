"""Trying out moves by playing the game on from them."""

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.board import TRACK
from croupier.kernel.lordsofvegas.listing import Moves
from croupier.kernel.lordsofvegas.playing import play_out, score_of
from croupier.kernel.lordsofvegas.row import Numbers, Row, Rows
from croupier.kernel.lordsofvegas.trading import move
from croupier.kernel.luck import seed

ROOT, TRIAL = range(2)
"""The rows of a search: the position, and where it is played on."""
LEAD = 0.004
"""What a point of lead counts for, beside the win."""


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
    worth: NDArray[np.float64],
) -> None:
    """Add up, for every move to try, what playouts from it are worth to a seat.

    Playout k has the same luck whatever move it follows, which cancels some of the noise.
    """
    for playout in range(first, first + playouts):
        for number in range(len(tried)):
            rows[TRIAL] = rows[ROOT]
            trial = rows[TRIAL]
            seed(trial.luck, np.uint64(series), np.uint64(playout))
            move(trial, tried[number])
            play_out(trial, moves, values, 0)
            worth[number] += outcome(trial, seat)


@compiled
def outcome(row: Row, seat: int) -> float:
    """Return a seat's share of the win, and a little for its lead over the best rival."""
    own, best, sharing = score_of(row, seat), -1, 1
    rival = 0
    for other in range(row.seats):
        if other != seat:
            theirs = score_of(row, other)
            best = max(best, theirs)
            sharing += theirs == own
            rival = max(rival, TRACK[row.space[other]])
    share = 0.0 if best > own else 1.0 / sharing
    return share + LEAD * float(TRACK[row.space[seat]] - rival)
