import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Dice, Rolled
from croupier.core.game import Moved, Turn
from croupier.core.seats import clockwise
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.events import (
    CasinoReorganized,
    DiceArranged,
    DiceRerolled,
    TieRerolled,
)
from croupier.lordsofvegas.moves import Arrange, EndTurn
from croupier.lordsofvegas.state import Acting, Arranging, Rerolling, Settling
from tests.lordsofvegas.boards import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    after,
    build,
    lots,
    position,
    refusal,
    remodel,
    reorganize,
    shown,
)

SIX_DICE = "C1:gold.0.4 C2:gold.1.3 C3:gold.2.6 C4:gold.1.2 C5:gold.0.1 C6:gold.2.4"


class TestReorganizing:
    def test_costs_the_pips_of_all_dice_whoever_owns_them(self) -> None:
        """LOV-11.1, LOV-2.6."""
        board = "A1:gold.0.3 A2:gold.1.5 A3:gold"
        state = position("acting", board, money=(8, 0))
        rolling = after(state, Moved(RED, reorganize("A3")))

        assert rolling.events == (CasinoReorganized(RED, lots("A1 A2 A3"), 8),)
        assert isinstance(rolling.state, Rerolling)
        assert rolling.state.table.money == (0, 0)
        assert GAME.awaited(rolling.state) == Dice((1, 1))
        poor = position("acting", board, money=(7, 0))
        assert refusal(poor, RED, reorganize("A1")) == "too-expensive"

    def test_needs_a_die_there_but_not_to_be_boss(self) -> None:
        """LOV-11.1, LOV-2.8."""
        board = "A1:gold.0.3 A2:gold.1.5 C1:gold"

        assert reorganize("A1") in GAME.legal(position("acting", board), RED)
        state = position("acting", board, turn=GREEN)
        assert refusal(state, GREEN, reorganize("A1")) == "no-die-there"
        assert refusal(state, GREEN, reorganize("C1")) == "no-die-there"

    def test_rolls_in_the_order_of_the_lots_and_marks_the_dice(self) -> None:
        """LOV-13.5, LOV-11.6: C10 comes after C9."""
        state = position("acting", "C7:gold.0.4 C9:gold.1.2 C8:gold.2.1 C10:gold.0.5 C11:gold")
        rolled = after(state, Moved(RED, reorganize("C7")), Rolled((1, 2, 3, 1)))

        assert rolled.events[1] == DiceRerolled(lots("C7 C8 C9 C10"), (1, 2, 3, 1))
        assert shown(rolled.state) == (
            "C7:gold.0.1* C8:gold.2.2* C9:gold.1.3* C10:gold.0.1* C11:gold"
        )
        assert isinstance(rolled.state, Acting)

    def test_lets_owners_place_in_turn_order_from_whoever_reorganized(self) -> None:
        """LOV-11.2, LOV-11.3: green reorganizes, then red, then yellow; blue has no dice."""
        state = position("acting", SIX_DICE, turn=GREEN)
        rolled = after(state, Moved(GREEN, reorganize("C1")), Rolled((1, 2, 3, 4, 5, 6)))
        assert GAME.awaited(rolled.state) == Turn(GREEN)
        assert GAME.legal(rolled.state, GREEN) == (Arrange(3), Arrange(6))
        assert [GAME.legal(rolled.state, seat) for seat in (RED, YELLOW, BLUE)] == [(), (), ()]

        green = after(rolled.state, Moved(GREEN, Arrange(6)))
        assert green.events == (DiceArranged(GREEN, lots("C3 C6"), (6, 3)),)
        assert GAME.awaited(green.state) == Turn(RED)
        red = after(green.state, Moved(RED, Arrange(1)))
        assert red.events == (DiceArranged(RED, lots("C1 C5"), (1, 5)),)
        assert GAME.awaited(red.state) == Turn(YELLOW)
        yellow = after(red.state, Moved(YELLOW, Arrange(4)))
        assert yellow.events == (DiceArranged(YELLOW, lots("C2 C4"), (4, 2)),)
        assert isinstance(yellow.state, Acting)
        assert shown(yellow.state) == (
            "C1:gold.0.1* C2:gold.1.4* C3:gold.2.6* C4:gold.1.2* C5:gold.0.5* C6:gold.2.3*"
        )

    def test_asks_nobody_with_one_die_or_equal_values(self) -> None:
        """LOV-11.3: yellow has two 2s, blue one die; only green has a choice."""
        board = "C1:gold.0.4 C2:gold.1.3 C3:gold.2.6 C4:gold.1.2 C5:gold.3.1 C6:gold.2.4"
        state = position("acting", board, turn=BLUE)
        rolled = after(state, Moved(BLUE, reorganize("C1")), Rolled((6, 2, 1, 2, 3, 5)))

        assert GAME.awaited(rolled.state) == Turn(GREEN)
        done = after(rolled.state, Moved(GREEN, Arrange(1)))
        assert done.events == (DiceArranged(GREEN, lots("C3 C6"), (1, 5)),)
        assert isinstance(done.state, Acting)

    def test_asks_lot_by_lot_until_nothing_is_left_to_choose(self) -> None:
        """LOV-11.2: three values, so two choices; a value rolled twice may be placed twice."""
        state = position("acting", "C1:gold.0.4 C2:gold.0.3 C3:gold.0.6 C6:gold.0.4")
        rolled = after(state, Moved(RED, reorganize("C1")), Rolled((2, 5, 2, 6)))

        assert isinstance(rolled.state, Arranging)
        assert rolled.state.lots == lots("C1 C2 C3 C6")
        assert GAME.legal(rolled.state, RED) == (Arrange(2), Arrange(5), Arrange(6))
        one = after(rolled.state, Moved(RED, Arrange(6)))
        assert one.events == ()
        assert GAME.legal(one.state, RED) == (Arrange(2), Arrange(5))
        two = after(one.state, Moved(RED, Arrange(2)))
        assert GAME.legal(two.state, RED) == (Arrange(2), Arrange(5))
        three = after(two.state, Moved(RED, Arrange(5)))
        assert three.events == (DiceArranged(RED, lots("C1 C2 C3 C6"), (6, 2, 5, 2)),)
        early = after(one.state, Moved(RED, Arrange(5)))
        assert early.events == (DiceArranged(RED, lots("C1 C2 C3 C6"), (6, 5, 2, 2)),)

    @pytest.mark.parametrize("value", [0, 1, 3, 4, 7, -1])
    def test_only_rolled_values_can_be_placed(self, value: int) -> None:
        """LOV-11.2."""
        state = position("acting", "C1:gold.0.4 C2:gold.0.3 C3:gold.1.1")
        rolled = after(state, Moved(RED, reorganize("C1")), Rolled((2, 5, 3)))

        assert refusal(rolled.state, RED, Arrange(value)) == "value-not-rolled"

    def test_checks_for_ties_only_when_all_have_placed(self) -> None:
        """LOV-11.4, LOV-13.5."""
        state = position("acting", "C1:gold.0.4 C2:gold.1.3 C3:gold.1.6 C4:gold.0.1")
        rolled = after(state, Moved(RED, reorganize("C1")), Rolled((6, 6, 1, 2)))
        assert isinstance(rolled.state, Arranging)
        red = after(rolled.state, Moved(RED, Arrange(2)))
        assert isinstance(red.state, Arranging)
        tied = after(red.state, Moved(YELLOW, Arrange(1)))

        assert isinstance(tied.state, Settling)
        assert GAME.awaited(tied.state) == Dice((1, 1))
        settled = after(tied.state, Rolled((4, 3)))
        assert settled.events == (TieRerolled(lots("C3 C4"), 6, (4, 3)),)
        assert shown(settled.state) == "C1:gold.0.2* C2:gold.1.1* C3:gold.1.4* C4:gold.0.3*"

    @given(st.lists(st.integers(1, 6), min_size=6, max_size=6), st.data())
    def test_gives_every_owner_their_own_values_and_any_order_of_them(
        self, values: list[int], data: st.DataObject
    ) -> None:
        """LOV-11.2."""
        turn = data.draw(st.sampled_from((RED, YELLOW, GREEN)))
        state = position("acting", SIX_DICE, turn=turn)
        step = after(state, Moved(turn, reorganize("C6")), Rolled(tuple(values)))
        own = {RED: [0, 4], YELLOW: [1, 3], GREEN: [2, 5]}
        asked = []
        wanted = {seat: data.draw(st.permutations([values[i] for i in own[seat]])) for seat in own}
        while isinstance(step.state, Arranging):
            seat = step.state.seat
            asked.append(seat)
            step = after(step.state, Moved(seat, Arrange(wanted[seat][0])))

        choosers = [seat for seat in own if len({*wanted[seat]}) > 1]
        assert asked == [seat for seat in clockwise(4, turn) if seat in choosers]
        dice = dict(casinos(step.state.table)[0].dice)
        for seat in own:
            shown_there = [die.value for die in dice.values() if die.owner == seat]
            assert shown_there == [*wanted[seat]]


class TestOncePerTurn:
    def test_a_casino_with_a_marked_die_cannot_be_reorganized(self) -> None:
        """LOV-11.5: not even once it has grown."""
        state = position("acting", "A1:gold.0.3 A2:0 A3:gold.1.5")
        grown = after(
            state, Moved(RED, reorganize("A1")), Rolled((2,)), Moved(RED, build("A2", "gold"))
        )

        assert shown(grown.state) == "A1:gold.0.2* A2:gold.0.2 A3:gold.1.5"
        for lot in ("A1", "A2", "A3"):
            assert refusal(grown.state, RED, reorganize(lot)) == "already-reorganized"

    def test_the_mark_stays_with_a_die_when_its_tile_changes_colour(self) -> None:
        """LOV-11.6."""
        state = position("acting", "A1:gold.0.3* A2:brown.0.5")
        remodelled = after(state, Moved(RED, remodel("A2", "gold")))

        assert refusal(remodelled.state, RED, reorganize("A2")) == "already-reorganized"

    def test_all_marks_end_with_the_turn(self) -> None:
        """LOV-11.6."""
        state = position("acting", "A1:gold.0.3* A2:gold.1.5* B1:green.1.2 B2:green C1:0")
        ended = after(state, Moved(RED, EndTurn()))

        assert shown(ended.state) == "A1:gold.0.3 A2:gold.1.5 B1:green.1.2 B2:green C1:0"

    def test_a_reroll_of_tied_bosses_does_not_count(self) -> None:
        """LOV-11.7, LOV-11.6: it neither marks a die nor takes a mark away."""
        state = position("acting", "A1:gold.0.3 A2:green.0.5 A3:gold.1.5* A6:gold")
        settled = after(state, Moved(RED, remodel("A2", "gold")), Rolled((1, 2)))

        assert shown(settled.state) == "A1:gold.0.3 A2:gold.0.1 A3:gold.1.2* A6:gold"
        fresh = position("acting", "A1:gold.0.3 A2:green.0.5 A3:gold.1.5")
        rerolled = after(fresh, Moved(RED, remodel("A2", "gold")), Rolled((1, 2)))
        assert reorganize("A1") in GAME.legal(rerolled.state, RED)

    def test_other_casinos_can_still_be_reorganized(self) -> None:
        """LOV-11.5."""
        state = position("acting", "A1:gold.0.3* A2:green.0.2")

        assert reorganize("A2") in GAME.legal(state, RED)
        assert reorganize("A1") not in GAME.legal(state, RED)
