"""What a position is worth to the seats, over rows. Twin: bots.lordsofvegas.worth."""

from math import exp

import numpy as np

from croupier.kernel.bits import count, lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.bitboard import (
    ADVANCE,
    CARD,
    NONE,
    STRIP,
    STRIP_CARD,
    TRACK,
    first,
)
from croupier.kernel.lordsofvegas.casinos import all_dice, colour_of, highest, pips, set_value
from croupier.kernel.lordsofvegas.row import Mask, Row, Rows
from croupier.kernel.lordsofvegas.rules import act
from croupier.kernel.lordsofvegas.weights import (
    HIGHEST,
    IDLE,
    INVESTED,
    LOT,
    MIDDLING,
    RISK,
    TIME_ENOUGH,
)

SPREAD, SPREAD_PER_CARD = 1.3, 1.0
"""How many points of worth count for little: that many at the end, and more with every card to
come. So it was in 3,000 games between greedy players."""

CARDS = np.array(
    [sum(1 << lot for lot in np.flatnonzero(card == CARD)) for card in range(STRIP_CARD + 1)]
).astype(np.uint64)
"""The lots whose cards pay a colour, or the Strip."""

POINTS = np.arange(ADVANCE.shape[1])
STRIDE = (2 * (TRACK[ADVANCE] - TRACK[:, None]) + POINTS) / 3
"""How far points carry a chip, by its place. Twin: worth.stride."""


@compiled
def weigh(row: Row) -> None:
    """Work out what the position is worth to every seat."""
    time = time_left(row)
    dollar = dollar_with(time)
    for seat in range(row.seats):
        markers = count(row.markers[seat])
        money = row.money[seat] + markers * row.above / 2
        row.worth[seat] = TRACK[row.space[seat]] + markers * LOT * time + money * dollar
    reps = row.reps
    while reps:
        add_casino(row, row.casino[lowest(reps)], dollar)
        reps &= ~first(reps)


@compiled
def time_left(row: Row) -> float:
    """Return how much of the time to make use of money is left. Twin: worth.time_left."""
    return min(1.0, row.above / row.seats / TIME_ENOUGH)


@compiled
def dollar_with(time: float) -> float:
    """Return what a million is worth with so much time left. Twin: worth.dollar."""
    return IDLE + INVESTED * time


@compiled
def add_casino(row: Row, tiles: Mask, dollar: float) -> None:
    """Add what the payments of a casino will bring. Twin: worth.add_casino."""
    times, dice = payments(row, tiles), tiles & all_dice(row)
    top, leaders = highest(row, dice), 0
    for seat in range(row.seats):
        leaders += int((row.dice[seat] & top) != NONE)
    for seat in range(row.seats):
        own = row.dice[seat] & tiles
        row.worth[seat] += pips(row, own) * times * dollar
        if own & top:
            hold = 1 - RISK * (1 - count(own) / count(dice))
            row.worth[seat] += times * hold / leaders * STRIDE[row.space[seat], count(tiles)]


@compiled
def payments(row: Row, tiles: Mask) -> float:
    """Return how often a casino will pay, on average. Twin: worth.payments."""
    return payments_in(row, tiles, colour_of(row, tiles))


@compiled
def payments_in(row: Row, tiles: Mask, colour: int) -> float:
    """Return how often tiles will pay that are a casino of this colour."""
    cards = CARDS[colour]
    at_the_end = 0
    if tiles & STRIP:
        cards |= CARDS[STRIP_CARD]
        at_the_end = 1
    return count(row.deck & cards) * row.above / max(1, count(row.deck)) + at_the_end


@compiled
def lead(row: Row, seat: int) -> float:
    """Return what a position is worth to a seat, less what it is to others. Twin: worth.lead."""
    weigh(row)
    return ahead(row, seat)


@compiled
def ahead(row: Row, seat: int) -> float:
    """Return the lead of a seat in a row that has been weighed."""
    others = 0.0
    for other in range(row.seats):
        if other != seat:
            others += row.worth[other]
    return float(row.worth[seat] - others / (row.seats - 1))


@compiled
def chance(row: Row, seat: int) -> float:
    """Return how likely a seat is to win, judging by what the position is worth to all."""
    weigh(row)
    spread = SPREAD + SPREAD_PER_CARD * row.above
    total = 0.0
    for other in range(row.seats):
        total += exp((row.worth[other] - row.worth[seat]) / spread)
    return 1.0 / total


@compiled
def expected_lead(rows: Rows, at: int, aside: int, move: int) -> float:
    """Return the lead an action can be expected to give, tried aside.

    Twin: greedy.expected_lead.
    """
    rows[aside] = rows[at]
    row = rows[aside]
    if codes.kind_of(move) == codes.REORGANIZE:
        return reorganized(row, row.casino[codes.part(move, 0)])
    act(row, move)
    return lead(row, row.turn)


@compiled
def reorganized(row: Row, tiles: Mask) -> float:
    """Return the lead to expect from a reorganization. Twin: greedy.reorganized."""
    dice = tiles & all_dice(row)
    row.money[row.turn] -= pips(row, dice)
    left, leads = dice, 0.0
    while left:
        set_highest(row, dice, first(left))
        leads += lead(row, row.turn)
        left &= ~first(left)
    return leads / count(dice)


@compiled
def set_highest(row: Row, dice: Mask, at: Mask) -> None:
    """Let one die be highest and all others middling. Twin: greedy.with_highest."""
    set_value(row, dice, MIDDLING)
    set_value(row, at, HIGHEST)
