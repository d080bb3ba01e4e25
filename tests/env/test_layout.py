"""Vectors whose parts have names, and actions whose numbers do."""

import numpy as np
import pytest

from croupier.core.errors import CroupierError
from croupier.env.layout import Actions, Layout, Part

LAYOUT = Layout([Part("turn", (3,)), Part("dice", (2, 3), most=8), Part("bet", (1,), most=45)])


def test_the_parts_lie_one_after_the_other() -> None:
    assert dict(LAYOUT) == {"turn": slice(0, 3), "dice": slice(3, 9), "bet": slice(9, 10)}
    assert (LAYOUT.size, len(LAYOUT)) == (10, 3)


def test_a_part_has_its_own_shape_and_is_no_copy() -> None:
    vector = np.arange(10)

    LAYOUT.part(vector, "dice")[1, 2] = 99

    assert vector[8] == 99


def test_a_part_of_many_vectors_is_taken_from_each() -> None:
    vectors = np.arange(20).reshape(2, 10)

    assert LAYOUT.part(vectors, "dice").tolist() == [
        [[3, 4, 5], [6, 7, 8]],
        [[13, 14, 15], [16, 17, 18]],
    ]


def test_the_highest_numbers_are_those_of_the_parts() -> None:
    assert LAYOUT.highest.tolist() == [1, 1, 1, 8, 8, 8, 8, 8, 8, 45]


def test_a_name_no_action_has_is_refused() -> None:
    with pytest.raises(CroupierError, match="There is no action 'fly'"):
        Actions({"draw": ()}).index("fly")
