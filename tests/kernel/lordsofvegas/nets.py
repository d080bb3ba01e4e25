"""Nets for tests."""

import numpy as np

from croupier.kernel.lordsofvegas.features import WORTH
from croupier.kernel.lordsofvegas.net import SHAPES, Net, net_of
from croupier.nets.weights import Weights


def weights_by_worth(steepness: float = 6.0) -> Weights:
    """Return weights that go by what a position is worth, as greedy players see it."""
    weights = {name: np.zeros(shape, np.float32) for name, shape in SHAPES.items()}
    weights["outer"][WORTH, 0] = weights["inner"][0, 0] = 1.0
    weights["last"][0] = steepness
    return weights


def by_worth() -> Net:
    """Return a net that goes by worth."""
    return net_of(weights_by_worth())


def random_weights(seed: int) -> Weights:
    """Return any weights."""
    luck = np.random.default_rng(seed)
    return {name: luck.normal(0, 0.4, shape).astype(np.float32) for name, shape in SHAPES.items()}
