"""What cards pay, stated a second way and compared on every board there can be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Drawn
from croupier.core.game import Moved
from croupier.lordsofvegas.board import COLOURS, LOTS, SITE, CardColour
from croupier.lordsofvegas.casinos import Casino, casinos
from croupier.lordsofvegas.events import CasinoPaid, LotsPaid, PointsScored
from croupier.lordsofvegas.moves import DrawCard
from croupier.lordsofvegas.paying import pay, paying
from croupier.lordsofvegas.state import Acting, Marked
from tests.lordsofvegas.boards import RED, YELLOW, after, lots, position, table
from tests.lordsofvegas.strategies import acting
from tests.lordsofvegas.track import walked

CARDS: tuple[CardColour, ...] = (*COLOURS, "strip")


STRIP = {*lots("A3 A6 B1 B4 C3 C6 C9 C12 D1 D4 D7 E3 E6 F1 F4 F7")}


def is_named(casino: Casino, card: CardColour) -> bool:
    """Tell whether a card names a casino (LOV-6.2, LOV-6.3)."""
    return bool(STRIP & {*casino.lots}) if card == "strip" else casino.colour == card


class TestACard:
    @given(acting(), st.sampled_from(CARDS))
    def test_pays_each_marker_1_and_each_die_of_the_casinos_it_names_its_pips(
        self, state: Acting, card: CardColour
    ) -> None:
        """LOV-6.1, LOV-6.4: walk over the board, lot by lot."""
        money = [*state.table.money]
        home = {lot: casino for casino in casinos(state.table) for lot in casino.lots}
        for lot in LOTS:
            if isinstance(plot := state.table.plot(lot), Marked):
                money[plot.owner] += 1
            elif (die := state.table.die(lot)) and is_named(home[lot], card):
                money[die.owner] += die.value

        assert pay(state.table, card)[0].money == tuple(money)

    @given(acting(), st.sampled_from(CARDS))
    def test_gives_the_bosses_their_points_the_smallest_casino_first(
        self, state: Acting, card: CardColour
    ) -> None:
        """LOV-6.5, LOV-7.1."""
        points = [*state.table.points]
        for size in range(1, 10):
            for casino in casinos(state.table):
                if casino.tiles == size and is_named(casino, card) and casino.boss is not None:
                    points[casino.boss] = walked(points[casino.boss], size)

        assert pay(state.table, card)[0].points == tuple(points)

    @given(acting(), st.sampled_from(CARDS))
    def test_changes_nothing_but_money_and_points_and_tells_all_of_it(
        self, state: Acting, card: CardColour
    ) -> None:
        paid, events = pay(state.table, card)
        money, points = [*state.table.money], [*state.table.points]
        for event in events:
            match event:
                case LotsPaid(amounts) | CasinoPaid(_, _, amounts):
                    money = [a + b for a, b in zip(money, amounts, strict=True)]
                case PointsScored(seat, _, _, before, reached):
                    assert points[seat] == before
                    points[seat] = reached
                case _:
                    pytest.fail(f"{event} has no place in a payment")

        assert (paid.money, paid.points) == (tuple(money), tuple(points))
        assert paid.plots == state.table.plots
        assert paid.deck == state.table.deck

    @given(acting(), st.sampled_from(CARDS))
    def test_pays_no_casino_without_dice(self, state: Acting, card: CardColour) -> None:
        """LOV-2.8."""
        named = [casino for casino in casinos(state.table) if is_named(casino, card)]

        assert {c.lots for c in paying(state.table, card)} == {c.lots for c in named if c.dice}

    def test_pays_a_casino_of_its_colour_wherever_it_stands(self) -> None:
        """LOV-6.2: D8 is a gold card."""
        board = "A1:gold.0.3 B2:gold.1.2 C5:gold.0.1 C4:green.0.6 F9:gold.1.6"
        before = position("drawing", board, money=(0, 0, 0))
        paid = after(before, Moved(RED, DrawCard()), Drawn("D8"))

        assert paid.state.table.money == (3 + 1 + 1, 2 + 6, 0)
        assert paid.state.table.points == (2, 2, 0)

    @pytest.mark.parametrize("card", ["A6", "D5", "F8"])
    def test_of_the_strip_pays_any_colour_with_a_tile_there(self, card: str) -> None:
        """LOV-6.3: A2 reaches the Strip through A3, B2 does not."""
        board = "A2:gold.0.3 A3:gold B2:gold.1.2 C6:green.1.6 E6:purple"
        before = position("drawing", board, money=(0, 0, 0))
        paid = after(before, Moved(RED, DrawCard()), Drawn(card))

        assert paid.state.table.money == (3 + 1, 6, 0)
        assert paid.state.table.points == (2, 1, 0)

    def test_pays_the_smaller_casino_first_for_it_may_carry_the_larger_over_a_break(self) -> None:
        """LOV-7.1: from 7, one point and then two reach 10; two and then one only 8."""
        board = "A1:gold.0.3 A2:gold.0.2 B6:gold.0.4"
        before = position("drawing", board, points=(7, 0, 0, 0))
        paid = after(before, Moved(RED, DrawCard()), Drawn("D8"))

        assert [event for event in paid.events if isinstance(event, PointsScored)] == [
            PointsScored(RED, lots("B6"), 1, 7, 8),
            PointsScored(RED, lots("A1 A2"), 2, 8, 10),
        ]

    def test_counts_a_tile_without_a_die_for_points_but_not_for_money(self) -> None:
        """LOV-2.6."""
        paid, events = pay(table("A1:gold.1.3 A2:gold A4:gold", money=(0, 0)), "gold")

        assert (paid.money, paid.points) == ((0, 3), (0, 3))
        assert events[-1] == PointsScored(YELLOW, lots("A1 A2 A4"), 3, 0, 3)

    def test_of_a_colour_nobody_built_pays_lots_alone(self) -> None:
        """LOV-6.1."""
        paid, events = pay(table("A1:0 A2:0 A3:1", money=(0, 0)), "brown")

        assert paid.money == (2, 1)
        assert events == (LotsPaid((2, 1)),)


def test_the_cards_of_the_strip_are_known() -> None:
    """LOV-1.9."""
    assert {lot for lot in LOTS if SITE[lot].on_strip == "yes"} == STRIP
