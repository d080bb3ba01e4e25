"""One game of Las Vegas as one record."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.luck import Luck
from croupier.kernel.packing import Field
from croupier.lasvegas import dealing, notes, state

SEATS = dealing.MOST_SEATS
FACES = len(state.FACES)
VALUES = len(notes.VALUES)
MOST_NOTES = dealing.FULL // notes.VALUES[0]
"""A casino never shows more notes: with so many of the lowest it is full, and gets no other."""
WHITE = SEATS
"""Where white stands among those who have dice in a casino: behind all seats."""
LOT = -1
"""The start player of a table that lets the lot decide."""
FACE_UP = -1
"""The number of face-down notes of a seat whose winnings can be seen."""

STARTING, DEALING, SCATTERING, ROLLING, PLACING, OVER = range(6)

Numbers = NDArray[np.uint8]

GAME: list[Field] = [
    ("phase", np.int64),
    ("seats", np.int64),
    ("turn", np.int64),
    ("starter", np.int64),
    ("game_round", np.int64),
    ("plays_white", np.int64),
    ("open_money", np.int64),
    ("start", np.int64),
    ("rolled", np.int64, 2),
    ("won", np.uint8, (SEATS, VALUES)),
    ("face_down", np.int8, SEATS),
    ("dice", np.uint8, (FACES, SEATS + 1)),
    ("notes", np.uint8, (FACES, MOST_NOTES)),
    ("deck", np.uint8, VALUES),
    ("own", np.uint8, SEATS),
    ("white", np.uint8, SEATS),
]
"""What a state is made of.

Notes are numbers 1 to 9 by value, highest first, 0 for none; `dice` has white last; `rolled`
has the rolls of own and of white dice, as croupier.kernel.lasvegas.rolls writes them.
"""

ROW = np.dtype(
    [*GAME, ("money", np.int64, SEATS), ("luck", np.uint64, 4), ("padding", np.uint8, 64)],
    align=True,
)
"""Besides, `money` follows from the notes won. The padding is a whole line of the cache: without it
two threads that write neighbouring rows slow each other down."""


class Row(Protocol):
    """The fields of a row, as the kernel sees them."""

    luck: Luck
    money: NDArray[np.int64]
    won: Numbers
    face_down: NDArray[np.int8]
    dice: Numbers
    notes: Numbers
    deck: Numbers
    own: Numbers
    white: Numbers
    rolled: NDArray[np.int64]
    phase: int
    seats: int
    turn: int
    starter: int
    game_round: int
    plays_white: int
    open_money: int
    start: int


Rows = np.recarray[tuple[int], np.dtype[np.void]]
"""Many games."""


def rows(games: int) -> Rows:
    """Return room for so many games."""
    return np.zeros(games, ROW).view(np.recarray)
