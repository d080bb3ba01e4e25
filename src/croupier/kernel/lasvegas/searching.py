"""Trying out faces by playing the game on from them."""

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.playing import play_out
from croupier.kernel.lasvegas.rolls import shown
from croupier.kernel.lasvegas.row import FACES, VALUES, Numbers, Row, Rows
from croupier.kernel.lasvegas.rules import COUNTS, TEN_THOUSAND, choices, place, score
from croupier.kernel.luck import below, seed

ROOT, TRIAL = range(2)
"""The rows of a search: the position, and where it is played on."""


@compiled
def try_faces(
    rows: Rows, policies: Numbers, series: int, first: int, playouts: int, wins: NDArray[np.float64]
) -> None:
    """Add up, for every face that may be chosen, the seat's shares of the win in playouts.

    Playout k has the same luck whatever face it follows, which cancels much of the noise.
    """
    root = rows[ROOT]
    may = choices(root)
    for playout in range(first, first + playouts):
        for face in range(FACES):
            if shown(may, face):
                rows[TRIAL] = rows[ROOT]
                trial = rows[TRIAL]
                seed(trial.luck, np.uint64(series), np.uint64(playout))
                guess_winnings(trial)
                place(trial, face)
                play_out(trial, policies)
                wins[face] += win_share(trial, root.turn)


@compiled
def win_share(row: Row, seat: int) -> float:
    """Return what a seat has of the win. Twin: core.game.Result.win_shares."""
    own, sharing = score(row, seat), 0
    for other in range(row.seats):
        theirs = score(row, other)
        if theirs > own:
            return 0.0
        sharing += theirs == own
    return 1.0 / sharing


@compiled
def guess_winnings(row: Row) -> None:
    """Turn up face-down winnings as any notes that can lie there."""
    for seat in range(row.seats):
        for _ in range(row.face_down[seat]):
            note = unseen_note(row)
            row.won[seat, note] += 1
            row.money[seat] += (note + 1) * TEN_THOUSAND
        row.face_down[seat] = -1


@compiled
def unseen_note(row: Row) -> int:
    """Draw the value, from 0, of a note that is neither in the deck nor seen on the table."""
    left = 0
    for value in range(VALUES):
        left += unseen(row, value)
    drawn = below(row.luck, left)
    for value in range(VALUES):
        drawn -= unseen(row, value)
        if drawn < 0:
            return value
    return VALUES


@compiled
def unseen(row: Row, value: int) -> int:
    """Return how many notes of a value are neither in the deck nor seen on the table."""
    count = np.int64(COUNTS[value]) - np.int64(row.deck[value])
    for seat in range(row.seats):
        count -= np.int64(row.won[seat, value])
    for casino in range(FACES):
        for place_ in range(row.notes.shape[1]):
            count -= np.int64(row.notes[casino, place_] == value + 1)
    return int(count)
