"""What the net is told of a position. Twin: bots.lordsofvegas.features.

A position is looked at as it will be when the next card is drawn, by the `drawer`: who has acted in
a turn, or which offers are open, makes no difference to it.
"""

import numpy as np

from croupier.kernel.bits import count, lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.bitboard import (
    ADVANCE,
    ALL,
    BUILD_AFFORD,
    CLOSED,
    DIE,
    LAST,
    MOST_COST,
    NONE,
    STRIP,
    TRACK,
    first,
    spread,
)
from croupier.kernel.lordsofvegas.casinos import (
    all_dice,
    all_markers,
    all_tiles,
    highest,
    pips,
    value_of,
)
from croupier.kernel.lordsofvegas.desk import FIGURES, Desk
from croupier.kernel.lordsofvegas.evaluation import STRIDE, dollar_with, payments, time_left
from croupier.kernel.lordsofvegas.row import Mask, Row
from croupier.kernel.lordsofvegas.weights import LOT, RISK, TIME_ENOUGH

(
    POINTS,
    MONEY,
    USABLE,
    INCOME,
    BOSS,
    SAFE,
    HELD,
    HOPE,
    LOST,
    FINAL,
    LOTS,
    PAYABLE,
    PRINTED,
    BESIDE,
    DICE,
    ROOM,
    LARGEST,
    EDGE,
    WORTH,
) = range(FIGURES)
"""The figures of a seat.

Points; money, and as much of it as there is time to use; the income to expect from its dice. Of the
casinos it is boss of: the points to expect, those from casinos with no die of another, and those in
proportion to its dice there; of others, the points in proportion to its dice. Points to be lost at
breaks of the track, and those that the End of Game card brings. Lots, those it can pay for now, the
dice printed on them, those beside its own casinos. Dice; lots its casinos can sprawl onto; its
largest casino; how far its highest dice are above those of others; and the worth of the position in
points, as greedy players see it.
"""

SCALE = np.array([30, 50, 50, 50, 20, 20, 20, 20, 10, 10, 5, 5, 15, 3, 8, 5, 6, 50, 40], np.float64)
"""What the figures are divided by, so that the net meets small numbers."""
MOST_CARDS, MOST_TURNS, WIDEST_GAP = 30, 8, 9
"""What cards, turns and gaps are divided by."""


@compiled
def turns_to_come(row: Row, seat: int, drawer: int) -> int:
    """Return how often a seat will draw before the game ends, if every card counts."""
    before = (seat + row.seats - drawer) % row.seats
    return int(max(0, row.above - before + row.seats - 1) // row.seats)


@compiled
def reckon(row: Row, desk: Desk, drawer: int) -> None:
    """Reckon the figures of all seats."""
    time = time_left(row)
    dollar = dollar_with(time)
    for seat in range(row.seats):
        reckon_seat(row, desk, seat, drawer)
        figures = desk.figures[seat]
        money = row.money[seat] + figures[LOTS] * row.above / 2
        figures[WORTH] = figures[POINTS] + figures[LOTS] * LOT * time + money * dollar
    reps = row.reps
    while reps:
        reckon_casino(row, desk, row.casino[lowest(reps)], dollar)
        reps &= ~first(reps)


@compiled
def reckon_seat(row: Row, desk: Desk, seat: int, drawer: int) -> None:
    """Reckon what a seat has, apart from its casinos."""
    figures, lots, money = desk.figures[seat], row.markers[seat], row.money[seat]
    figures[:] = 0.0
    left = turns_to_come(row, seat, drawer)
    figures[POINTS] = TRACK[row.space[seat]]
    figures[MONEY] = money
    figures[USABLE] = money * min(1.0, left / TIME_ENOUGH)
    figures[LOTS] = count(lots)
    figures[PAYABLE] = count(lots & BUILD_AFFORD[min(money, MOST_COST)])
    figures[DICE] = count(row.dice[seat])
    around, left_lots = around_own(row, seat), lots
    figures[BESIDE] = count(lots & around)
    figures[ROOM] = count(around & ~all_tiles(row) & ~all_markers(row) & ~CLOSED[row.seats])
    while left_lots:
        figures[PRINTED] += DIE[lowest(left_lots)]
        left_lots &= ~first(left_lots)


@compiled
def around_own(row: Row, seat: int) -> Mask:
    """Return the lots beside casinos a seat is boss of, and those casinos."""
    own, reps = NONE, row.bossed[seat]
    while reps:
        own |= row.casino[lowest(reps)]
        reps &= ~first(reps)
    return np.uint64(spread(own) & ALL)


@compiled
def reckon_casino(row: Row, desk: Desk, tiles: Mask, dollar: float) -> None:
    """Add a casino to the figures of those who have dice there."""
    dice = tiles & all_dice(row)
    if not dice:
        return
    times, size, number = payments(row, tiles), count(tiles), count(dice)
    top, leaders = highest(row, dice), 0
    for seat in range(row.seats):
        leaders += int((row.dice[seat] & top) != NONE)
    for seat in range(row.seats):
        own = row.dice[seat] & tiles
        if own:
            figures, part = desk.figures[seat], count(own) / number
            income = pips(row, own) * times
            figures[INCOME] += income
            figures[WORTH] += income * dollar
            if own & top:
                points = times / leaders * STRIDE[row.space[seat], size]
                hold = 1 - RISK * (1 - part)
                figures[WORTH] += points * hold
                reckon_boss(row, desk, seat, tiles, points, part, times / leaders)
                figures[EDGE] += times * size * edge(row, dice, own) / leaders
            else:
                figures[HOPE] += times * size * part


@compiled
def reckon_boss(
    row: Row, desk: Desk, seat: int, tiles: Mask, points: float, part: float, times: float
) -> None:
    """Add a casino to the figures of its boss, or of one of those who are tied there."""
    figures, size = desk.figures[seat], count(tiles)
    forward = TRACK[ADVANCE[row.space[seat], size]] - TRACK[row.space[seat]]
    figures[BOSS] += points
    figures[HELD] += points * part
    figures[LOST] += times * (size - forward)
    if part == 1.0:
        figures[SAFE] += points
    if tiles & STRIP:
        figures[FINAL] += forward
    if size > figures[LARGEST]:
        figures[LARGEST] = size


@compiled
def edge(row: Row, dice: Mask, own: Mask) -> int:
    """Return how far the highest of a seat's dice is above the highest of others, if there are."""
    others = dice & ~own
    if not others:
        return 0
    return value_of(row, first(highest(row, own))) - value_of(row, first(highest(row, others)))


@compiled
def describe(row: Row, desk: Desk, drawer: int) -> None:
    """Write down the features of all seats."""
    reckon(row, desk, drawer)
    for seat in range(row.seats):
        features = desk.features[seat]
        for figure in range(FIGURES):
            most, total = -1e9, 0.0
            for other in range(row.seats):
                if other != seat:
                    value = desk.figures[other, figure]
                    total += value
                    if value > most:
                        most = value
            features[figure] = desk.figures[seat, figure] / SCALE[figure]
            features[FIGURES + figure] = most / SCALE[figure]
            features[2 * FIGURES + figure] = total / (row.seats - 1) / SCALE[figure]
        describe_place(row, desk, seat, drawer)


@compiled
def describe_place(row: Row, desk: Desk, seat: int, drawer: int) -> None:
    """Write down by what the figures of a seat are seen."""
    features, at = desk.features[seat], 3 * FIGURES
    left = turns_to_come(row, seat, drawer)
    space = row.space[seat]
    gap = TRACK[min(space + 1, LAST)] - TRACK[space]
    features[at] = 1.0 if row.seats == 2 else 0.0
    features[at + 1] = 1.0 if row.seats == 3 else 0.0
    features[at + 2] = row.above / MOST_CARDS
    features[at + 3] = left / MOST_TURNS
    features[at + 4] = 1.0 if left <= 1 else 0.0
    features[at + 5] = 1.0 if left <= 2 else 0.0
    features[at + 6] = gap / WIDEST_GAP
