"""Typed words, and what they may be short for."""

import pytest

from croupier.lordsofvegas.moves import Goods, Move, Offer, Terms
from croupier.screens.lordsofvegas.reading import read
from croupier.screens.screen import Unreadable
from tests.screens.lordsofvegas.scenes import position
from tests.screens.lordsofvegas.tables import ANNA, CARLA


class TestAName:
    NAMES = ("You", "Greedy 1", "Greedy 2")

    def to(self, who: str) -> Move:
        return read(f"offer {who} give 1", position("three-seats"), ANNA, self.NAMES)

    @pytest.mark.parametrize("who", ["greedy 2", "Greedy-2", "greedy2", "g2"])
    def test_may_be_written_as_one_likes(self, who: str) -> None:
        assert self.to(who) == Offer(CARLA, Terms(Goods(1)))

    @pytest.mark.parametrize("who", ["greedy", "g"])
    def test_that_may_mean_two_is_refused(self, who: str) -> None:
        with pytest.raises(Unreadable, match=f"“{who}” may be Greedy 1 or Greedy 2."):
            self.to(who)

    @pytest.mark.parametrize("who", ["2", "greedy3", "-"])
    def test_of_nobody_is_refused(self, who: str) -> None:
        with pytest.raises(Unreadable, match="at this table, only You, Greedy 1 or Greedy 2"):
            self.to(who)
