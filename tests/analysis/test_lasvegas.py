"""Luck and missed moves of Las Vegas, in positions where both are plain."""

import pytest

from croupier.analysis.findings import LEAST
from croupier.analysis.lasvegas import LasVegasJudge
from croupier.core.chance import Dice, Rolled, outcomes
from croupier.core.seats import Seat
from croupier.lasvegas.moves import Place
from croupier.lasvegas.state import Face, Placing, Rolling, State
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


class TestLuck:
    def test_of_a_good_roll_is_good_and_of_a_bad_one_bad(self) -> None:
        """Fours bring 90,000 more, ones nothing."""
        good = LasVegasJudge().luck(ROLL, thrown("4.4"))
        bad = LasVegasJudge().luck(ROLL, thrown("1.1"))

        assert good[0] == bad[0] == 0
        assert bad[1] < 0 < good[1]

    def test_comes_to_nothing_on_average(self) -> None:
        total = 0.0
        dice = GAME.awaited(ROLL)
        assert isinstance(dice, Dice)
        for number, (outcome, probability) in enumerate(outcomes(dice)):
            assert isinstance(outcome, Rolled)
            after = GAME.step(ROLL, outcome).state
            total += float(probability) * LasVegasJudge(number * 10).luck(ROLL, after)[1]

        assert total == pytest.approx(0, abs=0.02)

    def test_of_notes_is_nobodys(self) -> None:
        assert LasVegasJudge().luck(ROLL, ROLL) == ()


class TestMisses:
    def test_a_better_face_is_named_with_what_it_was_worth(self) -> None:
        """A four brings 90,000 more, a one nothing."""
        better = LasVegasJudge().better(thrown("1.4"), Seat(1), Place(Face(1)))

        assert better is not None
        assert better.move == Place(Face(4))
        assert better.by > LEAST

    def test_the_best_face_is_no_miss(self) -> None:
        assert LasVegasJudge().better(thrown("1.4"), Seat(1), Place(Face(4))) is None

    def test_who_has_no_choice_misses_nothing(self) -> None:
        assert LasVegasJudge().better(thrown("1.1"), Seat(1), Place(Face(1))) is None


def test_the_positions_are_what_they_seem() -> None:
    assert isinstance(ROLL, Rolling)
    assert isinstance(thrown("1.4"), Placing)
