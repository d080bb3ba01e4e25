"""Taking over the lot on a card, also when markers or dice run out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Rolled
from croupier.core.errors import WrongOutcome
from croupier.core.game import Moved, Turn
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.events import (
    CardDrawn,
    CasinoPaid,
    DieMoved,
    DiePlaced,
    DieReplaced,
    LotGivenUp,
    LotKept,
    LotMarked,
    LotsPaid,
    PointsScored,
    TieRerolled,
)
from croupier.lordsofvegas.moves import EndTurn, GiveUp, MoveDie
from croupier.lordsofvegas.state import Acting, GivingUp, MovingDie, Settling
from tests.lordsofvegas.boards import (
    BLUE,
    GAME,
    RED,
    TWELVE_DICE,
    YELLOW,
    after,
    draw,
    lots,
    position,
    refusal,
    shown,
    sprawl,
)

TEN_MARKERS = "A1:0 A2:0 A3:0 A4:0 A5:0 A6:0 C1:0 C2:0 C4:0 C5:0"


class TestTakingOver:
    def test_an_empty_lot_puts_a_marker_there(self) -> None:
        """LOV-5.3, LOV-6.1: the new marker pays too."""
        drawn = draw(position("drawing", "B1:0 B2:1", money=(0, 0)), "A1")

        assert drawn.events == (
            CardDrawn(RED, Lot("A1"), "brown"),
            LotMarked(RED, Lot("A1")),
            LotsPaid((2, 1)),
        )
        assert shown(drawn.state) == "A1:0 B1:0 B2:1"

    def test_anothers_die_puts_ones_own_of_the_same_value_in_its_place(self) -> None:
        """LOV-5.4: A5 has a 3 printed on it."""
        before = position("drawing", "A1:silver.1.3 A4:silver.1.4 A5:silver.1.6", deck=lots("A5"))
        drawn = draw(before, "A5")

        assert drawn.events[1:3] == (
            DieReplaced(RED, Lot("A5"), YELLOW),
            DiePlaced(RED, Lot("A5"), 6),
        )
        assert shown(drawn.state) == "A1:silver.1.3 A4:silver.1.4 A5:silver.0.6"
        assert drawn.state.table.points == (3, 0, 0, 0)

    def test_ones_own_die_changes_nothing(self) -> None:
        """LOV-5.5."""
        drawn = draw(position("drawing", "A5:silver.0.6", deck=lots("A5")), "A5")

        assert drawn.events == (
            CardDrawn(RED, Lot("A5"), "silver"),
            LotKept(RED, Lot("A5")),
            LotsPaid((0, 0, 0, 0)),
            CasinoPaid(lots("A5"), "silver", (6, 0, 0, 0)),
            PointsScored(RED, lots("A5"), 1, 0, 1),
        )
        assert shown(drawn.state) == "A5:silver.0.6"

    def test_a_tile_without_a_die_puts_one_of_the_printed_value_there(self) -> None:
        """LOV-5.6, LOV-2.7."""
        drawn = draw(position("drawing", "A4:silver.1.2 A5:silver", deck=lots("A5")), "A5")

        assert drawn.events[1] == DiePlaced(RED, Lot("A5"), 3)
        assert shown(drawn.state) == "A4:silver.1.2 A5:silver.0.3"

    def test_settles_ties_before_anything_is_paid(self) -> None:
        """LOV-5.7: red's new 3 meets yellow's."""
        before = position("drawing", "A4:silver.1.3 A5:silver", money=(0, 0), deck=lots("A5"))
        tied = draw(before, "A5")

        assert isinstance(tied.state, Settling)
        assert tied.state.table.money == (0, 0)
        settled = after(tied.state, Rolled((5, 6)))
        assert settled.events == (
            TieRerolled(lots("A4 A5"), 3, (5, 6)),
            LotsPaid((0, 0)),
            CasinoPaid(lots("A4 A5"), "silver", (6, 5)),
            PointsScored(RED, lots("A4 A5"), 2, 0, 2),
        )

    def test_of_a_boss_can_make_somebody_else_boss(self) -> None:
        """LOV-5.4, LOV-6.5."""
        before = position("drawing", "B2:silver.1.5 B3:silver.2.4", deck=lots("B2"), turn=BLUE)
        drawn = draw(before, "B2", BLUE)

        assert shown(drawn.state) == "B2:silver.3.5 B3:silver.2.4"
        assert drawn.state.table.points == (0, 0, 0, 2)


class TestWithNoMarkerLeft:
    def test_one_of_the_other_lots_is_given_up_before_lots_pay(self) -> None:
        """LOV-14.6."""
        asked = draw(position("drawing", f"{TEN_MARKERS} B1:1", money=(0, 0)), "D1")

        assert isinstance(asked.state, GivingUp)
        assert asked.events == (CardDrawn(RED, Lot("D1"), "silver"),)
        assert GAME.awaited(asked.state) == Turn(RED)
        assert GAME.legal(asked.state, RED) == tuple(
            GiveUp(lot) for lot in lots("A1 A2 A3 A4 A5 A6 C1 C2 C4 C5")
        )
        assert GAME.legal(asked.state, YELLOW) == ()
        given = after(asked.state, Moved(RED, GiveUp(Lot("A3"))))
        assert given.events == (
            LotGivenUp(RED, Lot("A3")),
            LotMarked(RED, Lot("D1")),
            LotsPaid((10, 1)),
        )
        assert shown(given.state) == "A1:0 A2:0 A4:0 A5:0 A6:0 B1:1 C1:0 C2:0 C4:0 C5:0 D1:0"

    @pytest.mark.parametrize("lot", ["D1", "B1", "E1", "Z9", ""])
    def test_only_ones_own_other_lots_can_be_given_up(self, lot: str) -> None:
        """LOV-14.6."""
        asked = draw(position("drawing", f"{TEN_MARKERS} B1:1"), "D1")

        assert refusal(asked.state, RED, GiveUp(Lot(lot))) == "not-your-lot"

    def test_a_lot_given_up_has_no_card_and_can_be_sprawled_onto(self) -> None:
        """LOV-14.7."""
        state = position("giving-up", f"{TEN_MARKERS} B1:green.0.5", card="B2", deck=lots("B3"))
        given = after(state, Moved(RED, GiveUp(Lot("A3"))), Moved(RED, EndTurn()))
        assert Lot("A3") not in given.state.table.deck
        owner = position("acting", "A2:gold.1.2", deck=lots("B3"), turn=YELLOW)

        assert after(owner, Moved(YELLOW, sprawl("A2", "A3"))).events

    def test_a_tile_is_taken_over_all_the_same(self) -> None:
        """LOV-14.6: no marker is needed there."""
        before = position("drawing", f"{TEN_MARKERS} B1:gold.1.5", deck=lots("B1 B2"))

        assert isinstance(draw(before, "B1").state, Acting)


class TestWithNoDieLeft:
    def test_the_old_die_leaves_then_one_is_chosen_then_all_is_paid(self) -> None:
        """LOV-14.2, LOV-14.5: B2 is a silver card."""
        board = f"{TWELVE_DICE} B2:silver.1.6 B3:silver.2.5"
        asked = draw(position("drawing", board, money=(0, 0, 0), deck=lots("B2")), "B2")

        assert isinstance(asked.state, MovingDie)
        assert asked.events == (
            CardDrawn(RED, Lot("B2"), "silver"),
            DieReplaced(RED, Lot("B2"), YELLOW),
        )
        assert shown(asked.state, "B2 B3") == "B2:silver B3:silver.2.5"
        assert len(asked.state.table.dice(YELLOW)) == 0
        assert GAME.awaited(asked.state) == Turn(RED)
        assert GAME.legal(asked.state, RED) == tuple(
            MoveDie(lot) for lot in asked.state.table.dice(RED)
        )
        moved = after(asked.state, Moved(RED, MoveDie(Lot("C5"))))
        assert moved.events == (
            DieMoved(RED, Lot("C5")),
            DiePlaced(RED, Lot("B2"), 6),
            LotsPaid((0, 0, 0)),
            CasinoPaid(lots("B2 B3"), "silver", (6, 0, 5)),
            PointsScored(RED, lots("B2 B3"), 2, 0, 2),
        )
        assert shown(moved.state, "B2 B3 C5") == "B2:silver.0.6 B3:silver.2.5 C5:green"
        assert len(moved.state.table.dice(RED)) == 12

    def test_a_tile_without_a_die_gets_one_of_the_printed_value(self) -> None:
        """LOV-5.6, LOV-14.2."""
        asked = draw(position("drawing", f"{TWELVE_DICE} B2:silver", deck=lots("B2")), "B2")

        assert isinstance(asked.state, MovingDie)
        moved = after(asked.state, Moved(RED, MoveDie(Lot("A4"))))
        assert moved.events[:2] == (DieMoved(RED, Lot("A4")), DiePlaced(RED, Lot("B2"), 2))
        assert shown(moved.state, "A4 B2") == "A4:gold B2:silver.0.2"

    def test_a_die_that_moves_away_may_leave_a_tie_behind_which_is_settled_first(self) -> None:
        """LOV-13.4, LOV-14.5: without red's 4 on A4, red's 3s meet yellow's on A3."""
        board = f"{TWELVE_DICE} A3:gold.1.3 B2:silver.1.6"
        before = position("drawing", board, money=(0, 0), deck=lots("B2"))
        tied = after(draw(before, "B2").state, Moved(RED, MoveDie(Lot("A4"))))

        assert isinstance(tied.state, Settling)
        assert tied.state.table.money == (0, 0)
        settled = after(tied.state, Rolled((5, 2, 1)))
        assert settled.events[:2] == (
            TieRerolled(lots("A1 A3 A5"), 3, (5, 2, 1)),
            LotsPaid((0, 0)),
        )
        assert isinstance(settled.state, Acting)

    def test_ones_own_die_there_stays_and_none_moves(self) -> None:
        """LOV-5.5."""
        before = position("drawing", TWELVE_DICE, deck=lots("D2 E1"))

        assert isinstance(draw(before, "D2").state, Acting)

    @pytest.mark.parametrize("lot", ["B2", "B3", "E1", "Z9"])
    def test_only_ones_own_dice_can_move(self, lot: str) -> None:
        """LOV-14.2."""
        board = f"{TWELVE_DICE} B2:silver.1.6 B3:silver.2.5"
        asked = draw(position("drawing", board, deck=lots("B2")), "B2")

        assert refusal(asked.state, RED, MoveDie(Lot(lot))) == "not-your-die"


@given(st.sampled_from(["revealing", "drawing"]), st.integers(1, 6))
def test_dice_are_no_card(phase: str, face: int) -> None:
    with pytest.raises(WrongOutcome):
        GAME.step(position(phase), Rolled((face,)))
