"""Who becomes boss when dice are rolled anew."""

from collections.abc import Sequence
from random import Random

import pytest

from croupier.lordsofvegas.chances import boss_chances

ROLLS = 4000
CLOSE = 0.03


def rolled(dice: Sequence[int], luck: Random) -> int:
    """Roll as at the table: the highest dice of several players again, until one has them."""
    values = [(seat, luck.randint(1, 6)) for seat, count in enumerate(dice) for _ in range(count)]
    while True:
        highest = max(value for _, value in values)
        leaders = {seat for seat, value in values if value == highest}
        if len(leaders) == 1:
            return leaders.pop()
        values = [(s, luck.randint(1, 6) if value == highest else value) for s, value in values]


@pytest.mark.parametrize("dice", [(1, 1), (2, 1), (0, 3, 1), (2, 0, 2, 1), (4, 3)])
def test_the_chances_are_those_of_many_rolls(dice: tuple[int, ...]) -> None:
    luck = Random(1)
    wins = [0] * len(dice)
    for _ in range(ROLLS):
        wins[rolled(dice, luck)] += 1

    assert boss_chances(dice) == pytest.approx([won / ROLLS for won in wins], abs=CLOSE)


@pytest.mark.parametrize("dice", [(1,), (0, 2), (3, 2, 2, 2), (1, 1, 1)])
def test_the_chances_add_up(dice: tuple[int, ...]) -> None:
    chances = boss_chances(dice)

    assert sum(chances) == pytest.approx(1)
    assert all((chance > 0) == (count > 0) for chance, count in zip(chances, dice, strict=True))
