"""One game of Lords of Vegas as one record: the board as masks of 48 bits, one for each lot."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from croupier.core.chance import FACES
from croupier.kernel.luck import Luck
from croupier.kernel.packing import Field
from croupier.lordsofvegas import board, dealing, moves

SEATS = dealing.MOST_SEATS
COLOURS = len(board.COLOURS)
LOTS = len(board.LOTS)
KINDS = len(moves.ACTION_KINDS)
"""How many kinds of actions there are."""
PLANES = max(FACES).bit_length()
"""How many bits the value of a die has."""
SLOTS = SEATS * SEATS
"""Where offers lie: at the maker's seat times SEATS, plus the seat they are made to."""

(
    DEALING,
    BEGINNING,
    DRAWING,
    REVEALING,
    GIVING_UP,
    MOVING_DIE,
    SETTLING,
    ACTING,
    REROLLING,
    ARRANGING,
    ANSWERING,
    BETTING,
    OVER,
) = range(13)
TO_DRAW, TO_ACT, TO_PAY = range(3)
NEVER = -1
"""When a seat that has not thought of an offer yet did so last."""

Mask = np.uint64
Masks = NDArray[np.uint64]
Numbers = NDArray[np.int64]
Floats = NDArray[np.float64]

GAME: list[Field] = [
    ("tiles", np.uint64, COLOURS),
    ("dice", np.uint64, SEATS),
    ("markers", np.uint64, SEATS),
    ("plane", np.uint64, PLANES),
    ("marked", np.uint64),
    ("deck", np.uint64),
    ("promised", np.uint64, KINDS),
    ("lots", np.uint64),
    ("offer_lots", np.uint64, (SLOTS, 2)),
    ("offer_dice", np.uint64, (SLOTS, 2)),
    ("offer_promised", np.uint64, (SLOTS, KINDS)),
    ("offer_money", np.int64, (SLOTS, 2)),
    ("offer_action", np.int64, SLOTS),
    ("offer_number", np.int64, SLOTS),
    ("offers_made", np.int64),
    ("money", np.int64, SEATS),
    ("bet", np.int64),
    ("space", np.int64, SEATS),
    ("phase", np.int64),
    ("seats", np.int64),
    ("turn", np.int64),
    ("above", np.int64),
    ("gambled", np.int64),
    ("lot", np.int64),
    ("value", np.int64),
    ("then", np.int64),
    ("seat", np.int64),
    ("laid_off", np.int64),
    ("contenders", np.int64),
]
"""What a state is made of.

`plane` holds the values of all dice in binary, one mask for each bit, `marked` the dice reorganized
this turn, `space` the place of each chip on the track. `lot`, `value`, `then`, `seat`, `bet`,
`laid_off`, `lots` and `contenders` belong to single phases and are 0 in all others. An offer gives
[0] and takes [1]; its number is 0 where there is none.
"""

DERIVED: list[Field] = [
    ("casino", np.uint64, LOTS),
    ("bossed", np.uint64, SEATS),
    ("reps", np.uint64),
    ("tied", np.uint64),
    ("worth", np.float64, SEATS),
    ("share", np.float64, LOTS),
]
"""What follows from it: `reps` has the first lot of every casino, `casino` its tiles by that lot,
`bossed` those a seat is boss of, `tied` those without a boss for a tie; `worth` is for what a
position is worth to each seat, `share` for what each casino adds to a lead."""

APART: list[Field] = [
    ("turns", np.int64),
    ("offered_at", np.int64, SEATS),
    ("luck", np.uint64, 4),
    ("padding", np.uint8, 64),
]
"""What is not of the game: turns played so far, the card at which each seat last thought of an
offer, luck, and a line of the cache between two rows, as
threads that write neighbouring rows would slow each other down."""

ROW = np.dtype([*GAME, *DERIVED, *APART], align=True)


class Row(Protocol):
    """The fields of a row, as the kernel sees them."""

    tiles: Masks
    dice: Masks
    markers: Masks
    plane: Masks
    marked: Mask
    deck: Mask
    promised: Masks
    lots: Mask
    offer_lots: Masks
    offer_dice: Masks
    offer_promised: Masks
    offer_money: Numbers
    offer_action: Numbers
    offer_number: Numbers
    offers_made: int
    money: Numbers
    bet: int
    space: Numbers
    phase: int
    seats: int
    turn: int
    above: int
    gambled: int
    lot: int
    value: int
    then: int
    seat: int
    laid_off: int
    contenders: int
    casino: Masks
    bossed: Masks
    reps: Mask
    tied: Mask
    worth: Floats
    share: Floats
    turns: int
    offered_at: Numbers
    luck: Luck


Rows = np.recarray[tuple[int], np.dtype[np.void]]
"""Many games."""


def rows(games: int) -> Rows:
    """Return room for so many games."""
    return np.zeros(games, ROW).view(np.recarray)
