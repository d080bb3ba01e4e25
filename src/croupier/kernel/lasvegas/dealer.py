"""Luck over rows: whatever is rolled or drawn next, until a seat has to choose."""

import numpy as np

from croupier.kernel.bits import count
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.rolls import rolled
from croupier.kernel.lasvegas.row import (
    DEALING,
    FACES,
    ROLLING,
    SCATTERING,
    STARTING,
    VALUES,
    WHITE,
    Row,
    Rows,
)
from croupier.kernel.lasvegas.rules import (
    FULL,
    begin_turn,
    dealt,
    draw_starter,
    lay_note,
    left_over,
    roll,
    start,
    worth,
)
from croupier.kernel.luck import below, seed

EACH = np.uint64(sum(1 << 8 * value for value in range(VALUES - 1)))
"""One in the byte of every value but the highest."""
HIGH = np.uint64(7)
HIGHS = EACH << HIGH
"""The highest bit of every such byte."""


@compiled
def notes_left(row: Row) -> tuple[np.uint64, int]:
    """Return how many notes up to each value were never turned up, a byte for each, and all."""
    left, up_to = 0, np.uint64(0)
    for value in range(VALUES - 1):
        left += int(np.int64(row.deck[value]))
        up_to |= np.uint64(left) << np.uint64(8 * value)
    return up_to, left + int(np.int64(row.deck[VALUES - 1]))


@compiled
def lower_than(drawn: int, up_to: np.uint64) -> np.uint64:
    """Return which values are lower than that of a note by its place in the deck, a bit for each.

    Its place is compared with how many notes there are up to each value, for all by one difference:
    the processor could not foresee where to stop looking.
    """
    return np.uint64((np.uint64(drawn) * EACH + HIGHS - up_to) & HIGHS)


@compiled
def begin(
    rows: Rows, at: int, series: int, game: int, seats: int, plays_white: int, starter: int
) -> None:
    """Begin a game of a series, up to the first choice."""
    row = rows[at]
    seed(row.luck, np.uint64(series), np.uint64(game))
    start(row, seats, plays_white, 0, starter)
    deal(row)


@compiled
def deal(row: Row) -> None:
    """Let luck answer until a seat has rolled, or the game is over."""
    deal_table(row)
    if row.phase == ROLLING:
        roll_dice(row)


@compiled
def deal_table(row: Row) -> None:
    """Let luck answer until a seat is to roll, or the game is over."""
    if row.phase == STARTING:
        draw_starter(row, below(row.luck, row.seats))
    if row.phase == DEALING:
        deal_notes(row)
    if row.phase == SCATTERING:
        deal_left_over(row)


@compiled
def roll_dice(row: Row) -> None:
    """Roll the dice of the seat on turn."""
    white = row.white[row.turn]
    own_roll = rolled(row.luck, row.own[row.turn])
    roll(row, own_roll, rolled(row.luck, white) if white else 0)


@compiled
def deal_notes(row: Row) -> None:
    """Fill all casinos that are short of money."""
    up_to, left = notes_left(row)
    for casino in range(FACES):
        shown = worth(row, casino)
        while shown < FULL:
            lower = lower_than(below(row.luck, left), up_to)
            up_to -= (HIGHS - lower) >> HIGH
            left -= 1
            note = 1 + count(lower)
            lay_note(row, casino, note)
            shown += note
    dealt(row)


@compiled
def deal_left_over(row: Row) -> None:
    """Roll the white dice left over, each to its casino."""
    for _ in range(left_over(row)):
        row.dice[below(row.luck, FACES), WHITE] += 1
    begin_turn(row, row.starter)
