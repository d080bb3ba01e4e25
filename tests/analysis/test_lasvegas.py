"""Luck and missed moves of Las Vegas, in positions where both are plain."""

import pytest

from croupier.analysis.lasvegas import LasVegasJudge
from croupier.core.chance import Dice, Rolled, outcomes
from croupier.core.seats import Seat
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face, Options, Placing, Rolling, State
from tests.strategies import GAME

TABLE = (
    "white=no open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
    " hands=0+0,2+0,0+0 won=-,-,- seat=1"
)
ROLL = GAME.read(f"las-vegas rolling {TABLE}")
"""Everyone has 90,000; seat 1 rolls the last two dice."""


def thrown(own: str) -> State:
    """Return the position after a roll of these two dice."""
    return GAME.read(f"las-vegas placing {TABLE} own={own} white_dice=-")


class TestChances:
    def test_are_better_after_a_good_roll_and_worse_after_a_bad_one(self) -> None:
        """A four brings 90,000 more and leaves a die for as much again, ones nothing."""
        judge = LasVegasJudge()
        good, before, bad = map(judge.chances, (thrown("4.5"), ROLL, thrown("1.1")))

        assert bad[1] < before[1] < good[1]
        assert bad[0] > before[0] > good[0]

    def test_before_a_roll_are_the_mean_over_all_rolls(self) -> None:
        judge, mean = LasVegasJudge(), 0.0
        dice = GAME.awaited(ROLL)
        assert isinstance(dice, Dice)
        for outcome, probability in outcomes(dice):
            assert isinstance(outcome, Rolled)
            mean += float(probability) * judge.chances(GAME.step(ROLL, outcome).state)[1]

        assert mean == pytest.approx(judge.chances(ROLL)[1])

    def test_before_notes_are_dealt_hardly_depend_on_the_deals_tried(self) -> None:
        start = GAME.start(3, Options(start=Seat(0))).state

        assert LasVegasJudge(1).chances(start) == pytest.approx(
            LasVegasJudge(1000).chances(start), abs=0.01
        )


class TestOptions:
    def test_the_better_face_has_the_better_chance(self) -> None:
        """A four brings 90,000 more, a one nothing."""
        one, four = LasVegasJudge().options(thrown("1.4"), Seat(1))

        assert (one.move, four.move) == (Place(Face(1)), Place(Face(4)))
        assert one.chance + 0.1 < four.chance

    def test_there_are_none_before_a_roll(self) -> None:
        assert not LasVegasJudge().options(ROLL, Seat(1))


def test_the_positions_are_what_they_seem() -> None:
    assert isinstance(ROLL, Rolling)
    assert isinstance(thrown("1.4"), Placing)
