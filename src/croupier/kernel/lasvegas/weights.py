"""The weights of both nets: one chooses faces, the other judges chances."""

import numpy as np

from croupier.kernel.lasvegas import chances, face_net
from croupier.lasvegas.game import RULES, LasVegas
from croupier.nets.weights import Weights, load

LAYOUT = 2
"""Raised whenever what a net sees, or a layer, changes: older weights do not fit then."""
SHAPES = {**face_net.SHAPES, **chances.SHAPES}
"""All layers by their names."""


def trained_weights() -> Weights:
    """Return the weights that were trained, or refuse those that do not fit."""
    return load(LasVegas.name, RULES, LAYOUT)


def no_weights() -> Weights:
    """Return weights that find all faces and all seats alike."""
    return {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
