"""How the seats are ranked at the end."""

import pytest

from croupier.core.game import Moved
from croupier.lordsofvegas.events import GameEnded
from croupier.lordsofvegas.moves import DrawCard
from tests.lordsofvegas.boards import GAME, RED, after, position


class TestTheEnd:
    @pytest.mark.parametrize(
        ("points", "money", "places"),
        [
            ((5, 7, 7), (90, 3, 4), (3, 2, 1)),
            ((7, 7, 5), (4, 4, 90), (1, 1, 3)),
            ((0, 0, 0), (1, 1, 1), (1, 1, 1)),
            ((3, 8, 3), (2, 0, 2), (2, 1, 2)),
        ],
    )
    def test_ranks_by_points_then_by_money_and_equals_share(
        self, points: tuple[int, ...], money: tuple[int, ...], places: tuple[int, ...]
    ) -> None:
        """LOV-20.3, LOV-20.4."""
        before = position("drawing", points=points, money=money, above=0)
        ended = after(before, Moved(RED, DrawCard()))

        assert ended.events[-1] == GameEnded(points, money, places)
        result = GAME.result(ended.state)
        assert result is not None
        assert result.places == places
