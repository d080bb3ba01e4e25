"""Rolls of dice that are alike, drawn whole from a table."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.kernel.lasvegas.rolls import (
    FACES,
    MOST_DICE,
    faces,
    nth_face,
    packed,
    rolled,
    shown,
    unpacked,
)
from croupier.kernel.luck import Luck, seed

counts = st.lists(st.integers(0, MOST_DICE), min_size=FACES, max_size=FACES)


def luck() -> Luck:
    words = np.zeros(4, np.uint64)
    seed(words, np.uint64(3), np.uint64(0))
    return words


@given(counts)
def test_a_roll_tells_how_many_dice_show_each_face(dice: list[int]) -> None:
    roll = packed(dice)

    assert unpacked(roll) == dice
    assert [shown(roll, face) for face in range(FACES)] == dice


@given(counts.filter(any))
def test_the_faces_of_a_roll_are_those_that_are_shown(dice: list[int]) -> None:
    there = [face for face in range(FACES) if dice[face]]
    shown_faces = faces(packed(dice))

    assert [nth_face(shown_faces, number) for number in range(len(there))] == there


@pytest.mark.parametrize("dice", range(MOST_DICE + 1))
def test_as_many_dice_are_rolled_as_are_in_hand(dice: int) -> None:
    chance = luck()

    assert {sum(unpacked(rolled(chance, dice))) for _ in range(200)} == {dice}


def test_rolls_come_as_often_as_they_should() -> None:
    """Of two dice a double is one roll in 36, two different faces are two."""
    chance = luck()
    rolls = [tuple(unpacked(rolled(chance, 2))) for _ in range(36_000)]

    assert len({*rolls}) == 21
    for roll in {*rolls}:
        expected = 1000 if 2 in roll else 2000
        assert rolls.count(roll) == pytest.approx(expected, rel=0.15)
