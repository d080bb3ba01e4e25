"""The end of a round, where so few dice are left that all that may happen can be looked at.

Turn by turn every roll is thrown and every face placed, and what each line leads to is added up on
the way back. It is written as a loop over turns, for compiled functions that call themselves cannot
be kept for the next start.
"""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.chances import Net, Scratch, believe
from croupier.kernel.lasvegas.face_net import FaceNet
from croupier.kernel.lasvegas.models import MODELS, Beliefs, foresee
from croupier.kernel.lasvegas.rolls import BEGINS, CHANCES, LISTED, shown
from croupier.kernel.lasvegas.row import FACES, ROLLING, Row, Rows
from croupier.kernel.lasvegas.rules import place, roll

EXACT_DICE = 3
"""How many dice may be left in all hands together."""
TURNS = EXACT_DICE
"""So many turns may be left: each places a die at least."""
GONE_THROUGH = np.dtype(
    [
        ("own_roll", np.int64),
        ("white_roll", np.int64),
        ("face", np.int64),
        ("best", np.float64),
        ("average", np.float64),
        ("total", np.float64),
        ("guess", np.float64, FACES),
        ("guesses", np.float64, FACES),
    ],
    align=True,
)
"""A turn that is gone through: the roll and the face it is at, the best and the mean chance of the
faces of this roll, the sum over all rolls, and what one model chooses and all of them together."""

Turns = np.recarray[tuple[int], np.dtype[np.void]]


class Turn(Protocol):
    """The fields of a turn, as the kernel sees them."""

    own_roll: int
    white_roll: int
    face: int
    best: float
    average: float
    total: float
    guess: NDArray[np.float64]
    guesses: NDArray[np.float64]


def turns() -> Turns:
    """Return room for all turns that may be left."""
    return np.zeros(TURNS, GONE_THROUGH).view(np.recarray)


@compiled
def expect(
    rows: Rows,
    at: int,
    seat: int,
    net: FaceNet,
    judge: Net,
    scratch: Scratch,
    beliefs: Beliefs,
    turns: Turns,
) -> float:
    """Return a seat's chance to win if a row is played on: the mean over all that may happen.

    The seat does what is best for it, and each of the others what it is believed to do. Two rows
    are needed for each turn behind the first: one with a roll, one with a face placed.
    """
    if rows[at].phase != ROLLING:
        return chance_of(rows[at], seat, judge, scratch)
    depth, chance = 0, 0.0
    begin_turn(rows, at, seat, net, beliefs, turns[0])
    while depth >= 0:
        here, turn = at + 2 * depth, turns[depth]
        if next_face(rows[here + 1], turn):
            rows[here + 2] = rows[here + 1]
            place(rows[here + 2], turn.face)
            if rows[here + 2].phase == ROLLING:
                depth += 1
                begin_turn(rows, here + 2, seat, net, beliefs, turns[depth])
            else:
                count_in(turn, chance_of(rows[here + 2], seat, judge, scratch))
        elif next_roll(rows[here], turn, seat):
            throw(rows, here, seat, net, beliefs, turn)
        else:
            chance = turn.total
            depth -= 1
            if depth >= 0:
                count_in(turns[depth], chance)
    return chance


@compiled
def chance_of(row: Row, seat: int, judge: Net, scratch: Scratch) -> float:
    """Return a seat's chance to win when a round has been paid out."""
    believe(row, judge, scratch, scratch.tried)
    return float(scratch.tried[seat])


@compiled
def begin_turn(rows: Rows, at: int, seat: int, net: FaceNet, beliefs: Beliefs, turn: Turn) -> None:
    """Begin to go through the turn of a row that waits for a roll."""
    row = rows[at]
    turn.own_roll = BEGINS[row.own[row.turn]]
    turn.white_roll = BEGINS[row.white[row.turn]]
    turn.total = 0
    throw(rows, at, seat, net, beliefs, turn)


@compiled
def throw(rows: Rows, at: int, seat: int, net: FaceNet, beliefs: Beliefs, turn: Turn) -> None:
    """Show a roll in the next row, and guess what is chosen there."""
    rows[at + 1] = rows[at]
    roll(rows[at + 1], LISTED[turn.own_roll], LISTED[turn.white_roll])
    turn.face = -1
    turn.best = turn.average = 0.0
    if rows[at].turn != seat:
        guess(rows[at + 1], net, beliefs[rows[at].turn], turn)


@compiled
def guess(row: Row, net: FaceNet, likely: NDArray[np.float64], turn: Turn) -> None:
    """Write down how likely the seat on turn chooses each face, by all models together."""
    turn.guesses[:] = 0
    for model in range(MODELS):
        foresee(row, model, net, turn.guess)
        for face in range(FACES):
            turn.guesses[face] += likely[model] * turn.guess[face]


@compiled
def next_face(row: Row, turn: Turn) -> bool:
    """Go on to the next face that was rolled, if there is one."""
    turn.face += 1
    while turn.face < FACES and not shown(row.rolled[0] + row.rolled[1], turn.face):
        turn.face += 1
    return bool(turn.face < FACES)


@compiled
def count_in(turn: Turn, chance: float) -> None:
    """Take note of what a face led to."""
    turn.best = max(turn.best, chance)
    turn.average += turn.guesses[turn.face] * chance


@compiled
def next_roll(row: Row, turn: Turn, seat: int) -> bool:
    """Take note of what a roll led to, and go on to the next, if there is one."""
    likely = CHANCES[turn.own_roll] * CHANCES[turn.white_roll]
    turn.total += likely * (turn.best if row.turn == seat else turn.average)
    turn.white_roll += 1
    if turn.white_roll == BEGINS[row.white[row.turn] + 1]:
        turn.white_roll = BEGINS[row.white[row.turn]]
        turn.own_roll += 1
    return bool(turn.own_roll < BEGINS[row.own[row.turn] + 1])
