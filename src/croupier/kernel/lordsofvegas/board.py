"""The board as masks and tables, made from the board of the rules."""

from collections.abc import Iterable

import numpy as np

from croupier.kernel.bits import lowest
from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.row import Mask
from croupier.lordsofvegas.board import COLOURS, LOTS, NEIGHBOURS, PLACE, SITES, Lot
from croupier.lordsofvegas.drawing import CLOSED_BLOCK
from croupier.lordsofvegas.scoring import TRACK as SPACES
from croupier.lordsofvegas.scoring import advance

NONE = np.uint64(0)
ONE = np.uint64(1)
THREE = np.uint64(3)
STRIP_CARD = len(COLOURS)
LAST = len(SPACES) - 1
"""The place of the last space on the track, where the game ends."""


def _mask(lots: Iterable[Lot]) -> np.uint64:
    return np.uint64(sum(1 << PLACE[lot] for lot in lots))


ALL = _mask(LOTS)
STRIP = _mask(site.lot for site in SITES if site.on_strip == "yes")
CLOSED = _mask(site.lot for site in SITES if site.block == CLOSED_BLOCK)
WITH_RIGHT = _mask(lot for lot in LOTS if any(PLACE[n] == PLACE[lot] + 1 for n in NEIGHBOURS[lot]))
WITH_LEFT = _mask(lot for lot in LOTS if any(PLACE[n] == PLACE[lot] - 1 for n in NEIGHBOURS[lot]))
WITH_BELOW = _mask(lot for lot in LOTS if any(PLACE[n] == PLACE[lot] + 3 for n in NEIGHBOURS[lot]))
WITH_ABOVE = _mask(lot for lot in LOTS if any(PLACE[n] == PLACE[lot] - 3 for n in NEIGHBOURS[lot]))
"""The lots that have a neighbour one bit or one row of three further on, or back."""

COST = np.array([site.build_cost for site in SITES], np.int64)
DIE = np.array([site.die for site in SITES], np.int64)
START_MONEY = np.array([site.start_money for site in SITES], np.int64)
_CARDS = (*COLOURS, "strip")
CARD = np.array([_CARDS.index(site.card) for site in SITES], np.int64)

MOST_COST = int(COST.max())
AFFORD = np.array([_mask(s.lot for s in SITES if s.build_cost <= m) for m in range(MOST_COST + 1)])
"""The lots one can pay for with so much money."""

TRACK = np.array(SPACES, np.int64)
ADVANCE = np.array(
    [[SPACES.index(advance(space, points)) for points in range(10)] for space in SPACES], np.int64
)
"""Where a chip comes to stand, by its place and the points of one casino."""


@compiled
def bit(lot: int) -> Mask:
    """Return the mask of one lot."""
    return ONE << np.uint64(lot)


@compiled
def first(mask: Mask) -> Mask:
    """Return the mask of the first of some lots."""
    return mask & (~mask + ONE)


@compiled
def spread(mask: Mask) -> Mask:
    """Return these lots and their neighbours. Twin: board.NEIGHBOURS (LOV-2.2)."""
    right, left = (mask & WITH_RIGHT) << ONE, (mask & WITH_LEFT) >> ONE
    below, above = (mask & WITH_BELOW) << THREE, (mask & WITH_ABOVE) >> THREE
    return mask | right | left | below | above


@compiled
def joined(mask: Mask, tiles: Mask) -> Mask:
    """Return all tiles reached from some. Twin: casinos._joined (LOV-2.3)."""
    reached = spread(mask) & tiles
    while reached != mask:
        mask = reached
        reached = spread(mask) & tiles
    return mask


@compiled
def nth(mask: Mask, number: int) -> int:
    """Return the lot of this number, from 0, among some."""
    for _ in range(number):
        mask &= mask - ONE
    return lowest(mask)
