"""What is to be chosen, as the table shows it."""

import pytest
from msgspec.structs import replace

from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.state import Drawing, MovingDie
from croupier.screens.lordsofvegas.choices import drawing, moved
from tests.lordsofvegas.boards import position as read_position
from tests.screens.lordsofvegas.scenes import NAMES, position


class TestMovingADie:
    def test_tells_of_the_casino_it_leaves_and_of_the_one_it_joins(self) -> None:
        state = read_position(
            "moving-die",
            "A1:gold.0.3 A2:gold.1.2 C1:silver.0.4 C2:silver.0.4 C3:silver.0.4 C4:silver.0.4"
            " C5:silver.0.4 C6:silver.0.4 C7:silver.0.4 D3:brown.0.4 D2:brown.0.4 D5:brown.0.1"
            " D9:gold.0.1 F1:green F2:green.1.4 F3:green",
            card="F1",
            value=5,
        )
        assert isinstance(state, MovingDie)

        assert moved(state, Lot("A1")).plain == "A1 ●3 in G2● (you +1  ▲ −1)"


class TestTheDeck:
    @pytest.mark.parametrize(
        ("above", "told"),
        [
            (2, "2 cards before the End of Game card"),
            (1, "1 card before the End of Game card"),
            (0, "the next card is the End of Game card"),
        ],
    )
    def test_tells_how_far_the_end_is(self, above: int, told: str) -> None:
        view = Drawing(replace(position("drawing").table, above=above))

        assert told in drawing(view, NAMES).plain
