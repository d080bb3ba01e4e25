"""How playouts are shared out."""

import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.bots.lasvegas.halving import Faces, best_face
from croupier.bots.limits import Limit

WORTH = np.array([0.3, 0.5, 0.1, 0.7, 0.2, 0.4])


class Trials:
    """Remembers what was tried."""

    def __init__(self) -> None:
        self.tried: list[tuple[int, ...]] = []
        self.sums = np.zeros(6)
        self.last = 0

    def __call__(self, faces: Faces, first: int, times: int) -> NDArray[np.float64]:
        """Try faces, each as good as it is worth."""
        assert first == self.last
        self.last += times
        self.sums[faces] += times * WORTH[faces]
        self.tried.append(tuple(sorted(faces.tolist())))
        return self.sums


@pytest.mark.parametrize("limit", [Limit(playouts=300), Limit(seconds=0.001)])
def test_the_worse_half_drops_out_again_and_again(limit: Limit) -> None:
    trials = Trials()

    assert best_face(np.arange(6), limit, trials) == 3
    assert [*dict.fromkeys(trials.tried)] == [(0, 1, 2, 3, 4, 5), (1, 3, 5), (1, 3)]


def test_of_equals_the_first_stays() -> None:
    assert best_face(np.array([2, 4]), Limit(playouts=2), lambda _f, _n, _t: np.ones(6)) == 2
