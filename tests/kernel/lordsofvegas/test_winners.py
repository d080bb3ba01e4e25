"""Who has won, by points and then by money."""

import pytest

from croupier.kernel.lordsofvegas.winners import win_share, winners
from tests.kernel.lordsofvegas.laying import laid
from tests.lordsofvegas.boards import position


@pytest.mark.parametrize(
    ("points", "money", "won"),
    [
        ((5, 7, 6), (90, 0, 0), [0, 1, 0]),
        ((7, 7, 5), (3, 4, 90), [0, 1, 0]),
        ((7, 5, 7), (4, 90, 4), [0.5, 0, 0.5]),
        ((0, 0, 0), (1, 1, 1), [1 / 3] * 3),
    ],
)
def test_points_decide_and_then_money_and_equals_share(
    points: tuple[int, ...], money: tuple[int, ...], won: list[float]
) -> None:
    """LOV-20.3, LOV-20.4."""
    row = laid(position("over", points=points, money=money, above=0))

    assert [win_share(row, seat) for seat in range(3)] == won
    assert winners(row) == sum(1 << seat for seat, share in enumerate(won) if share)
