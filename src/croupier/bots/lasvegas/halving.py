"""How a search shares its playouts out among faces."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from croupier.bots.limits import Limit
from croupier.kernel.lasvegas.thinking import BATCH

Faces = NDArray[np.int64]
TryFaces = Callable[[Faces, int, int], NDArray[np.float64]]
"""Tries faces, from a playout on, so many times; returns the sums of all faces so far."""


def best_face(faces: Faces, limit: Limit, try_faces: TryFaces) -> int:
    """Return the best of some faces: the worse half drops out again and again."""
    left, first = faces, 0
    halvings = (len(faces) - 1).bit_length()
    for _ in range(halvings):
        for batch in limit.split(halvings).batches(BATCH):
            times = max(1, batch // len(left))
            chances = try_faces(left, first, times)
            first += times
        left = left[np.argsort(-chances[left], kind="stable")][: (len(left) + 1) // 2]
    return int(left[0])
