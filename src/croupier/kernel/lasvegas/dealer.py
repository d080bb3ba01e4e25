"""Luck over rows: whatever is rolled or drawn next, until a seat has to choose."""

import numpy as np

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


@compiled
def draw_note(row: Row) -> int:
    """Draw the number of a note from those never turned up."""
    left = 0
    for value in range(VALUES):
        left += int(np.int64(row.deck[value]))
    drawn, number = below(row.luck, left), 1
    # All values are gone through whatever is drawn: the processor cannot foresee where to stop.
    for value in range(VALUES - 1):
        drawn -= int(np.int64(row.deck[value]))
        number += int(drawn >= 0)
    return number


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
    for casino in range(FACES):
        while worth(row, casino) < FULL:
            lay_note(row, casino, draw_note(row))
    dealt(row)


@compiled
def deal_left_over(row: Row) -> None:
    """Roll the white dice left over, each to its casino."""
    for _ in range(left_over(row)):
        row.dice[below(row.luck, FACES), WHITE] += 1
    begin_turn(row, row.starter)
