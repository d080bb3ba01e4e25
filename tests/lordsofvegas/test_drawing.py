"""The draw: taking over a lot, payment, two players and block F, and the end."""

import pytest

from croupier.core.chance import Drawn
from croupier.core.errors import WrongOutcome
from croupier.core.game import Moved, Turn
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.events import (
    BlockClosed,
    CardDrawn,
    CasinoPaid,
    EndCardDrawn,
    GameEnded,
    LotMarked,
    LotsPaid,
    PointsScored,
)
from croupier.lordsofvegas.moves import DrawCard
from croupier.lordsofvegas.state import Acting, Over, Revealing
from tests.lordsofvegas.boards import GAME, RED, YELLOW, after, draw, lots, position, shown


class TestADraw:
    def test_is_a_move_of_its_own(self) -> None:
        """LOV-4.3."""
        state = position("drawing", deck=lots("A1 B1"), above=1)

        assert GAME.legal(state, RED) == (DrawCard(),)
        assert GAME.legal(state, YELLOW) == ()
        revealing = GAME.step(state, Moved(RED, DrawCard()))
        assert revealing.events == ()
        assert isinstance(revealing.state, Revealing)

    def test_takes_the_card_out_of_the_deck_and_counts_down(self) -> None:
        """LOV-3.4, LOV-5.1."""
        drawn = draw(position("drawing", deck=lots("A1 B1 C1"), above=2), "B1")

        assert drawn.state.table.deck == lots("A1 C1")
        assert drawn.state.table.above == 1
        assert isinstance(drawn.state, Acting)
        assert GAME.awaited(drawn.state) == Turn(RED)

    def test_brings_only_cards_that_are_left(self) -> None:
        with pytest.raises(WrongOutcome, match="There is no A2 left to draw"):
            draw(position("drawing", deck=lots("A1 B1")), "A2")


class TestTheEndOfGameCard:
    def test_pays_lots_and_the_strip_and_ends_the_game_at_once(self) -> None:
        """LOV-5.8, LOV-20.1."""
        board = "A2:gold.0.3 A3:gold.1.6 B2:green.0.5 C1:0 C2:1"
        before = position("drawing", board, money=(5, 5), points=(3, 2), deck=lots("D5"), above=0)
        ended = after(before, Moved(RED, DrawCard()))

        assert ended.events == (
            EndCardDrawn(RED),
            LotsPaid((1, 1)),
            CasinoPaid(lots("A2 A3"), "gold", (3, 6)),
            PointsScored(YELLOW, lots("A2 A3"), 2, 2, 4),
            GameEnded((3, 4), (9, 12), (2, 1)),
        )
        assert isinstance(ended.state, Over)
        assert ended.state.table.deck == lots("D5")
        assert GAME.legal(ended.state, RED) == ()


TWO_OF_NINE = " ".join(
    [
        *(f"C{n}:gold" for n in range(2, 10)),
        *(f"D{n}:green" for n in range(2, 10)),
        "C1:gold.0.4",
        "D1:green.1.6",
    ]
)
"""Two casinos of nine tiles on the Strip: red's and, later in the order of the lots, yellow's."""


class TestAChipOn90:
    def test_ends_the_game_once_the_whole_card_is_paid(self) -> None:
        """LOV-20.2."""
        before = position(
            "drawing", TWO_OF_NINE, money=(0, 0, 0), points=(81, 7, 0), deck=lots("A6 B1")
        )
        ended = draw(before, "A6")

        assert ended.events == (
            CardDrawn(RED, Lot("A6"), "strip"),
            LotMarked(RED, Lot("A6")),
            LotsPaid((1, 0, 0)),
            CasinoPaid(lots("C1 C2 C3 C4 C5 C6 C7 C8 C9"), "gold", (4, 0, 0)),
            PointsScored(RED, lots("C1 C2 C3 C4 C5 C6 C7 C8 C9"), 9, 81, 90),
            CasinoPaid(lots("D1 D2 D3 D4 D5 D6 D7 D8 D9"), "green", (0, 6, 0)),
            PointsScored(YELLOW, lots("D1 D2 D3 D4 D5 D6 D7 D8 D9"), 9, 7, 16),
            GameEnded((90, 16, 0), (5, 6, 0), (1, 2, 3)),
        )
        assert isinstance(ended.state, Over)

    def test_that_two_reach_at_once_is_decided_by_money(self) -> None:
        """LOV-20.2, LOV-20.3."""
        before = position(
            "drawing", TWO_OF_NINE, money=(0, 0, 0), points=(81, 81, 0), deck=lots("A6 B1")
        )
        ended = draw(before, "A6", RED)

        assert ended.events[-1] == GameEnded((90, 90, 0), (5, 6, 0), (2, 1, 3))

    def test_ends_even_a_chain_of_block_f(self) -> None:
        """LOV-20.2, LOV-21.3."""
        before = position(
            "drawing", TWO_OF_NINE, money=(0, 0), points=(0, 81), deck=lots("A1 F1 F6 F8")
        )
        ended = after(before, Moved(RED, DrawCard()), Drawn("F1"), Drawn("F8"))

        assert ended.events[:3] == (
            CardDrawn(RED, Lot("F1"), "purple"),
            BlockClosed(RED, Lot("F1")),
            LotsPaid((0, 0)),
        )
        assert ended.events[-1] == GameEnded((8, 90), (4, 6), (2, 1))
        assert isinstance(ended.state, Over)
        assert ended.state.table.deck == lots("A1 F6")

    def test_is_not_needed_to_end_the_game_by_card(self) -> None:
        """LOV-20.1, LOV-20.2."""
        before = position("drawing", TWO_OF_NINE, money=(0, 0), points=(81, 0), above=0)
        ended = after(before, Moved(RED, DrawCard()))

        assert ended.events[-1] == GameEnded((90, 8), (4, 6), (1, 2))

    def test_is_missed_by_8_points_from_81(self) -> None:
        """LOV-7.2."""
        board = TWO_OF_NINE.replace(" C9:gold ", " ")
        before = position("drawing", board, money=(0, 0), points=(81, 0), deck=lots("A6"))

        assert draw(before, "A6").state.table.points == (81, 8)


class TestBlockFWithTwoPlayers:
    def test_pays_and_is_followed_by_another_card(self) -> None:
        """LOV-21.3: F3 is a gold card."""
        before = position("drawing", "A1:gold.0.3 A2:1", money=(0, 0), deck=lots("B1 F3 F5"))
        drawn = draw(before, "F3")

        assert drawn.events == (
            CardDrawn(RED, Lot("F3"), "gold"),
            BlockClosed(RED, Lot("F3")),
            LotsPaid((0, 1)),
            CasinoPaid(lots("A1"), "gold", (3, 0)),
            PointsScored(RED, lots("A1"), 1, 0, 1),
        )
        assert isinstance(drawn.state, Revealing)
        assert drawn.state.table.above == 2
        again = after(drawn.state, Drawn("F5"), Drawn("B1"))
        assert again.events == (
            CardDrawn(RED, Lot("F5"), "brown"),
            BlockClosed(RED, Lot("F5")),
            LotsPaid((0, 1)),
            CardDrawn(RED, Lot("B1"), "gold"),
            LotMarked(RED, Lot("B1")),
            LotsPaid((1, 1)),
            CasinoPaid(lots("A1"), "gold", (3, 0)),
            PointsScored(RED, lots("A1"), 1, 1, 2),
        )
        assert isinstance(again.state, Acting)
        assert again.state.table.money == (7, 3)
        assert shown(again.state) == "A1:gold.0.3 A2:1 B1:0"

    def test_may_be_followed_by_the_end_of_game_card(self) -> None:
        """LOV-5.8, LOV-21.3."""
        before = position("drawing", "A3:gold.0.3", money=(0, 0), deck=lots("B1 F5 F8"), above=2)
        ended = after(before, Moved(RED, DrawCard()), Drawn("F8"), Drawn("F5"))

        assert ended.events[-5:] == (
            EndCardDrawn(RED),
            LotsPaid((0, 0)),
            CasinoPaid(lots("A3"), "gold", (3, 0)),
            PointsScored(RED, lots("A3"), 1, 1, 2),
            GameEnded((2, 0), (6, 0), (1, 2)),
        )
        assert isinstance(ended.state, Over)

    @pytest.mark.parametrize("seats", [3, 4])
    def test_is_like_any_other_with_more_players(self, seats: int) -> None:
        """LOV-21.1."""
        drawn = draw(position("drawing", money=(0,) * seats), "F3")

        assert shown(drawn.state) == "F3:0"
        assert isinstance(drawn.state, Acting)
