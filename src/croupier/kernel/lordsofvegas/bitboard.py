"""The board as masks of 64 bits and tables, made from the board of the rules.

Bit n is lot n of the rules, row after row of three lots, with no gap between rows or blocks. So a
shift by one bit or by three finds the neighbours of all lots of a mask at once.
"""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.bits import nth_place
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.row import SEATS, Mask
from croupier.lordsofvegas.board import COLOURS, LOTS, NEIGHBOURS, PLACE, SITES, Lot
from croupier.lordsofvegas.dealing import above_the_end
from croupier.lordsofvegas.drawing import is_closed
from croupier.lordsofvegas.scoring import TRACK as SPACES
from croupier.lordsofvegas.scoring import advance
from croupier.lordsofvegas.sprawling import sprawl_cost
from croupier.lordsofvegas.state import TILES

NONE = np.uint64(0)
ONE = np.uint64(1)
_ROW = max(PLACE[other] - PLACE[lot] for lot in LOTS for other in NEIGHBOURS[lot])
"""How far apart two lots are that lie one above the other."""
LOTS_PER_ROW = np.uint64(_ROW)
STRIP_CARD = len(COLOURS)
LAST = len(SPACES) - 1
"""The place of the last space on the track, where the game ends."""


def _mask(lots: Iterable[Lot]) -> np.uint64:
    return np.uint64(sum(1 << PLACE[lot] for lot in lots))


ALL = _mask(LOTS)
STRIP = _mask(site.lot for site in SITES if site.on_strip == "yes")
CLOSED = np.array(
    [_mask(lot for lot in LOTS if is_closed(seats, lot)) for seats in range(SEATS + 1)]
)
"""The lots that are out of the game, by the number of seats."""


def _with_neighbour(step: int) -> np.uint64:
    """Return the lots that have a neighbour so many bits further on, or back."""
    return _mask(lot for lot in LOTS if PLACE[lot] + step in [PLACE[n] for n in NEIGHBOURS[lot]])


WITH_RIGHT, WITH_LEFT = _with_neighbour(1), _with_neighbour(-1)
WITH_BELOW, WITH_ABOVE = _with_neighbour(_ROW), _with_neighbour(-_ROW)
"""Without these masks the last lot of a row would touch the first of the next, and every block the
one below it."""

BUILD_COST = np.array([site.build_cost for site in SITES], np.int64)
SPRAWL_COST = np.array([sprawl_cost(lot) for lot in LOTS], np.int64)
DIE = np.array([site.die for site in SITES], np.int64)
START_MONEY = np.array([site.start_money for site in SITES], np.int64)
_CARDS = (*COLOURS, "strip")
CARD = np.array([_CARDS.index(site.card) for site in SITES], np.int64)

MOST_COST = int(max(BUILD_COST.max(), SPRAWL_COST.max()))


def _affordable(costs: NDArray[np.int64]) -> NDArray[np.uint64]:
    """Return the lots one can pay for, by money; with more than the highest cost all of them."""
    by_money = range(MOST_COST + 1)
    return np.array([_mask(LOTS[n] for n in np.flatnonzero(costs <= money)) for money in by_money])


BUILD_AFFORD = _affordable(BUILD_COST)
SPRAWL_AFFORD = _affordable(SPRAWL_COST)

ABOVE = np.array([above_the_end(cards) for cards in range(len(LOTS) + 1)], np.int64)
"""How many cards lie above the End of Game card, by how many there are."""

TRACK = np.array(SPACES, np.int64)
ADVANCE = np.array(
    [[SPACES.index(advance(space, points)) for points in range(TILES + 1)] for space in SPACES],
    np.int64,
)
"""Where a chip comes to stand, by its place and the points of one casino."""


@compiled
def bit(lot: int) -> Mask:
    """Return the mask of one lot."""
    return ONE << np.uint64(lot)


@compiled
def first(mask: Mask) -> Mask:
    """Return the mask of the first of some lots.

    Minus a number has the same lowest set bit and differs in all above; here minus is written as
    it is in binary, for an unsigned number has none.
    """
    return mask & (~mask + ONE)


@compiled
def spread(mask: Mask) -> Mask:
    """Return these lots and their neighbours. Twin: board.NEIGHBOURS (LOV-2.2)."""
    right, left = (mask & WITH_RIGHT) << ONE, (mask & WITH_LEFT) >> ONE
    below = (mask & WITH_BELOW) << LOTS_PER_ROW
    above = (mask & WITH_ABOVE) >> LOTS_PER_ROW
    return mask | right | left | below | above


@compiled
def joined(mask: Mask, tiles: Mask) -> Mask:
    """Return all tiles reached from some, by flood fill. Twin: casinos._joined (LOV-2.3)."""
    reached = spread(mask) & tiles
    while reached != mask:
        mask = reached
        reached = spread(mask) & tiles
    return mask


@compiled
def nth(mask: Mask, number: int) -> int:
    """Return the lot of this number, from 0, among some."""
    return nth_place(mask, number)
