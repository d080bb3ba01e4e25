"""Trying out faces by playing the round on from them."""

from math import erf, sqrt

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.policies import greedy_face
from croupier.kernel.lasvegas.rollout import play_round
from croupier.kernel.lasvegas.row import FACE_UP, FACES, OVER, PLACING, VALUES, Row, Rows
from croupier.kernel.lasvegas.rules import COUNTS, ROUNDS, TEN_THOUSAND, place
from croupier.kernel.lasvegas.winners import win_share
from croupier.kernel.luck import below, seed

ROOT, TRIAL = range(2)
"""The rows of a search: the position, and where it is played on."""
SPREAD = 50_000.0
"""By how much the winnings of a round deviate, seen from those of another seat.

Among greedy bots it is 46,000 at two seats, and 55,000, 52,000 and 48,000 at three to five.
"""


def _normal() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return some deviations with their weights that stand for all (Gauss and Hermite's)."""
    deviations, weights = np.polynomial.hermite_e.hermegauss(11)
    return deviations, weights / weights.sum()


DEVIATIONS, WEIGHTS = _normal()


@compiled
def try_faces(
    rows: Rows,
    faces: NDArray[np.int64],
    series: int,
    first: int,
    times: int,
    chances: NDArray[np.float64],
) -> None:
    """Add up, for each of these faces, the seat's chances to win after playouts of the round.

    Playout k has the same luck whatever face it follows, which cancels much of the noise.
    """
    seat = rows[ROOT].turn
    for playout in range(first, first + times):
        for face in faces:
            rows[TRIAL] = rows[ROOT]
            trial = rows[TRIAL]
            seed(trial.luck, np.uint64(series), np.uint64(playout))
            guess_winnings(trial)
            place(trial, face)
            play_round(trial, seat)
            chances[face] += chance_to_win(trial, seat)


@compiled
def expect(rows: Rows, seat: int, series: int, times: int) -> float:
    """Return a seat's chance to win in the position, on average of playouts of the round.

    The seat is greedy in them from the roll on, be it thrown already or not.
    """
    total = 0.0
    for playout in range(times):
        rows[TRIAL] = rows[ROOT]
        trial = rows[TRIAL]
        seed(trial.luck, np.uint64(series), np.uint64(playout))
        guess_winnings(trial)
        if trial.phase == PLACING:
            place(trial, greedy_face(trial))
        play_round(trial, seat)
        total += chance_to_win(trial, seat)
    return total / times


@compiled
def chance_to_win(row: Row, seat: int) -> float:
    """Return how likely a seat is to win, when a round has just been paid out.

    As if the rounds to come brought all seats the same on average, with normal deviations. For
    each deviation of this seat's, the chances of the others to stay below it are multiplied.
    """
    if row.phase == OVER:
        return win_share(row, seat)
    spread = SPREAD * sqrt(ROUNDS + 1 - row.game_round)
    total = 0.0
    for number in range(len(DEVIATIONS)):
        own = row.money[seat] + DEVIATIONS[number] * spread
        chance = WEIGHTS[number]
        for other in range(row.seats):
            if other != seat:
                chance *= (1 + erf((own - row.money[other]) / spread / sqrt(2.0))) / 2
        total += chance
    return total


@compiled
def guess_winnings(row: Row) -> None:
    """Turn up face-down winnings as any notes that can lie there."""
    for seat in range(row.seats):
        for _ in range(row.face_down[seat]):
            note = unseen_note(row)
            row.won[seat, note] += 1
            row.money[seat] += (note + 1) * TEN_THOUSAND
        row.face_down[seat] = FACE_UP


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
