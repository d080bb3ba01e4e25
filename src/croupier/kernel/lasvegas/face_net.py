"""A small net that scores the faces that may be placed, each by itself: one hidden layer."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.arrays import put
from croupier.kernel.compiling import compiled
from croupier.kernel.lasvegas.face_features import FEATURES, Floats, look
from croupier.kernel.lasvegas.rolls import shown
from croupier.kernel.lasvegas.row import FACES, Row
from croupier.nets.weights import Weights

HIDDEN = 24
SHAPES = {"face_into": (len(FEATURES), HIDDEN), "face_bias": (HIDDEN,), "face_out": (HIDDEN,)}
"""The layers by their names."""


class FaceNet(NamedTuple):
    """The weights of both layers, and room to work in: nothing is allocated while it plays."""

    into: Floats
    bias: Floats
    out: Floats
    hidden: Floats
    seen: Floats
    scores: NDArray[np.float64]


def net_of(weights: Weights) -> FaceNet:
    """Return a net of these weights, for one thread."""
    into, bias, out = (weights[name].copy() for name in SHAPES)
    seen = np.zeros((FACES, len(FEATURES)), np.float32)
    return FaceNet(into, bias, out, np.zeros_like(bias), seen, np.zeros(FACES))


@compiled
def score(row: Row, net: FaceNet) -> None:
    """Score every face that was rolled, for the seat on turn."""
    look(row, net.seen)
    both = row.rolled[0] + row.rolled[1]
    for face in range(FACES):
        if shown(both, face):
            net.scores[face] = applied(net, net.seen[face])


@compiled
def applied(net: FaceNet, seen: Floats) -> float:
    """Return what the net makes of what is seen of a face."""
    hidden = net.hidden
    put(hidden, net.bias)
    for feature in range(len(seen)):
        value = seen[feature]
        if value != 0:
            for unit in range(len(hidden)):
                hidden[unit] += value * net.into[feature, unit]
    total = np.float32(0)
    for unit in range(len(hidden)):
        total += max(hidden[unit], np.float32(0)) * net.out[unit]
    return float(total)


@compiled
def trained_face(row: Row, net: FaceNet) -> int:
    """Choose the face with the best score."""
    score(row, net)
    both, best = row.rolled[0] + row.rolled[1], -1
    for face in range(FACES):
        if shown(both, face) and (best < 0 or net.scores[face] > net.scores[best]):
            best = face
    return best
