"""The draw: taking over a lot, payment, two players and block F, and the end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Drawn, Rolled
from croupier.core.errors import WrongOutcome
from croupier.core.game import Moved, Step, Turn
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.events import (
    BlockClosed,
    CardDrawn,
    CasinoPaid,
    DieMoved,
    DiePlaced,
    DieReplaced,
    EndCardDrawn,
    Event,
    GameEnded,
    LotGivenUp,
    LotKept,
    LotMarked,
    LotsPaid,
    PointsScored,
    TieRerolled,
)
from croupier.lordsofvegas.moves import DrawCard, EndTurn, GiveUp, MoveDie
from croupier.lordsofvegas.state import (
    Acting,
    GivingUp,
    MovingDie,
    Over,
    Revealing,
    Settling,
    State,
)
from tests.lordsofvegas.boards import (
    BLUE,
    GAME,
    RED,
    YELLOW,
    after,
    lots,
    position,
    refusal,
    shown,
    sprawl,
)

TWELVE_DICE = (
    "A1:gold.0.3 A2:gold.0.2 A4:gold.0.4 A5:gold.0.3 C1:green.0.4 C2:green.0.3 C4:green.0.2"
    " C5:green.0.1 C7:green.0.2 C8:green.0.1 D2:brown.0.3 D3:brown.0.4"
)
TEN_MARKERS = "A1:0 A2:0 A3:0 A4:0 A5:0 A6:0 C1:0 C2:0 C4:0 C5:0"


def draw(state: State, card: str, seat: Seat = RED) -> Step[State, Event]:
    """Draw a card."""
    return after(state, Moved(seat, DrawCard()), Drawn(card))


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


@given(st.sampled_from(["revealing", "drawing"]), st.integers(1, 6))
def test_dice_are_no_card(phase: str, face: int) -> None:
    with pytest.raises(WrongOutcome):
        GAME.step(position(phase), Rolled((face,)))
