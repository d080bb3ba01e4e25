"""The net that judges positions: every seat's chance to win.

Every seat's features go through the same two hidden layers to one number, and the chances are in
proportion to the exponentials of these numbers. All weights lie in one array, layer after layer.
"""

from math import exp

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import compiled
from croupier.kernel.lordsofvegas.desk import FEATURES, INNER, OUTER, Desk, Singles
from croupier.kernel.lordsofvegas.features import describe
from croupier.kernel.lordsofvegas.row import DRAWING, OVER, Row
from croupier.kernel.lordsofvegas.winners import win_share
from croupier.lordsofvegas.game import RULES, LordsOfVegas
from croupier.nets.weights import Weights, load

LAYOUT = 1
"""The version of what the weights mean: of the features, and of the layers."""
SHAPES = {
    "outer": (FEATURES, OUTER),
    "outer_bias": (OUTER,),
    "inner": (OUTER, INNER),
    "inner_bias": (INNER,),
    "last": (INNER,),
}
"""The layers by their names, in the order in which they lie. The last one needs no bias, which all
seats would have alike."""
_SIZES = [int(np.prod(shape)) for shape in SHAPES.values()]
OUTER_AT, OUTER_BIAS_AT, INNER_AT, INNER_BIAS_AT, LAST_AT = (
    sum(_SIZES[:number]) for number in range(len(_SIZES))
)
WEIGHTS = sum(_SIZES)
"""How many weights there are."""

_NOTHING = np.float32(0)

Net = NDArray[np.float32]


def net_of(weights: Weights) -> Net:
    """Return weights as the kernel takes them."""
    return np.concatenate([weights[name].reshape(-1) for name in SHAPES]).astype(np.float32)


def trained_net() -> Net:
    """Return the weights that were trained, or refuse those that do not fit."""
    return net_of(load(LordsOfVegas.name, RULES, LAYOUT))


def no_net() -> Net:
    """Return weights that find all seats alike."""
    return np.zeros(WEIGHTS, np.float32)


@compiled
def rating(desk: Desk, net: Net, features: Singles) -> float:
    """Return the number of a seat.

    Values of a layer are added four at a time: so the sums are loaded once for all of them.
    """
    outer, inner = desk.outer, desk.inner
    for to in range(OUTER):
        outer[to] = net[OUTER_BIAS_AT + to]
    for unit in range(0, FEATURES, 4):
        one, two = features[unit], features[unit + 1]
        three, four = features[unit + 2], features[unit + 3]
        at = OUTER_AT + unit * OUTER
        for to in range(OUTER):
            added = outer[to] + one * net[at + to]
            added += two * net[at + OUTER + to]
            added += three * net[at + 2 * OUTER + to]
            outer[to] = added + four * net[at + 3 * OUTER + to]
    for to in range(INNER):
        inner[to] = net[INNER_BIAS_AT + to]
    for unit in range(0, OUTER, 4):
        one, two = max(outer[unit], _NOTHING), max(outer[unit + 1], _NOTHING)
        three, four = max(outer[unit + 2], _NOTHING), max(outer[unit + 3], _NOTHING)
        at = INNER_AT + unit * INNER
        for to in range(INNER):
            added = inner[to] + one * net[at + to]
            added += two * net[at + INNER + to]
            added += three * net[at + 2 * INNER + to]
            inner[to] = added + four * net[at + 3 * INNER + to]
    total = 0.0
    for unit in range(INNER):
        if inner[unit] > 0:
            total += inner[unit] * net[LAST_AT + unit]
    return total


@compiled
def judge(row: Row, desk: Desk, net: Net) -> None:
    """Work out every seat's chance to win; after the end, its share of the win.

    In the middle of a turn it is judged as if the turn ended now.
    """
    if row.phase == OVER:
        for seat in range(row.seats):
            desk.chances[seat] = win_share(row, seat)
        return
    describe(row, desk, row.turn if row.phase == DRAWING else (row.turn + 1) % row.seats)
    highest = -1e9
    for seat in range(row.seats):
        desk.chances[seat] = rating(desk, net, desk.features[seat])
        highest = max(highest, desk.chances[seat])
    total = 0.0
    for seat in range(row.seats):
        desk.chances[seat] = exp(desk.chances[seat] - highest)
        total += desk.chances[seat]
    for seat in range(row.seats):
        desk.chances[seat] /= total


@compiled
def chance_of(row: Row, desk: Desk, net: Net, seat: int) -> float:
    """Return a seat's chance to win."""
    judge(row, desk, net)
    return float(desk.chances[seat])
