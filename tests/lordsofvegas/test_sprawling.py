"""Sprawling onto an adjacent lot."""

import pytest

from croupier.core.game import Moved
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.events import CasinoSprawled
from croupier.lordsofvegas.state import Acting
from tests.lordsofvegas.boards import NINE_GOLD, RED, after, position, refusal, shown, sprawl


class TestSprawling:
    @pytest.mark.parametrize(
        ("lot", "cost", "die"), [("A2", 12, 2), ("A4", 24, 4), ("A6", 40, 6), ("A3", 30, 5)]
    )
    def test_costs_twice_what_the_lot_says_and_shows_its_die(
        self, lot: str, cost: int, die: int
    ) -> None:
        """LOV-9.2, LOV-9.3."""
        tiles = [f"{name}:silver.0.3" for name in ("A1", "A2", "A3", "A5") if name != lot]
        board = " ".join(tiles)
        sprawled = after(position("acting", board, money=(cost, 0)), Moved(RED, sprawl("A5", lot)))

        assert sprawled.events == (CasinoSprawled(RED, Lot(lot), "silver", die, cost),)
        assert sprawled.state.table.money == (0, 0)
        assert shown(sprawled.state, lot) == f"{lot}:silver.0.{die}"
        poor = position("acting", board, money=(cost - 1, 0))
        assert refusal(poor, RED, sprawl("A5", lot)) == "too-expensive"

    def test_needs_to_be_boss(self) -> None:
        """LOV-9.1, LOV-2.8."""
        state = position("acting", "A1:gold.1.5 A2:gold.0.4 C1:gold")

        assert refusal(state, RED, sprawl("A2", "A3")) == "not-boss"
        assert refusal(state, RED, sprawl("C1", "C2")) == "not-boss"

    @pytest.mark.parametrize("lot", ["A1", "A3", "A5", "B1", "B4", "C3"])
    def test_stays_in_the_block_and_goes_to_an_adjacent_lot(self, lot: str) -> None:
        """LOV-2.2, LOV-9.1."""
        state = position("acting", "A3:gold.0.5")

        assert refusal(state, RED, sprawl("A3", lot)) == "not-adjacent"

    def test_goes_to_a_lot_that_is_nobodys(self) -> None:
        """LOV-9.1: not an own lot either."""
        state = position("acting", "C5:gold.0.1 C2:0 C4:1 C6:gold C8:brown.0.1")

        for lot in ("C2", "C4", "C6", "C8"):
            assert refusal(state, RED, sprawl("C5", lot)) == "lot-taken"

    def test_may_start_from_any_tile_of_the_casino(self) -> None:
        """LOV-9.1: the casino is named by any of its lots, and grows at any edge."""
        state = position("acting", "A1:gold.0.3 A2:gold", money=(99, 0))

        first, second = (after(state, Moved(RED, sprawl(lot, "A3"))) for lot in ("A1", "A2"))

        assert (first.state.table, first.events) == (second.state.table, second.events)

    def test_needs_a_tile_of_the_colour(self) -> None:
        """LOV-14.1."""
        state = position("acting", NINE_GOLD.replace("C1:gold", "C1:gold.0.4"))

        assert refusal(state, RED, sprawl("C1", "C10")) == "no-tiles"

    def test_may_join_another_casino_and_lose_the_boss(self) -> None:
        """LOV-2.3, LOV-4.5."""
        sprawled = after(
            position("acting", "A1:gold.0.3 A3:gold.1.5"), Moved(RED, sprawl("A1", "A2"))
        )

        assert isinstance(sprawled.state, Acting)
        assert refusal(sprawled.state, RED, sprawl("A1", "A4")) == "not-boss"
