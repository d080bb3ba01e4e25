"""Writing into arrays."""

import numpy as np

from croupier.kernel.arrays import put, put_rows


def test_values_are_written_over_the_first_ones() -> None:
    into = np.arange(5)

    put(into, np.array([7, 8]))

    assert into.tolist() == [7, 8, 2, 3, 4]


def test_rows_are_written_over_the_first_ones() -> None:
    into = np.zeros((3, 2))

    put_rows(into, np.array([[1.0, 2.0], [3.0, 4.0]]))

    assert into.tolist() == [[1, 2], [3, 4], [0, 0]]
