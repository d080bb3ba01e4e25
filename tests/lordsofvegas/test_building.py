"""Building, also when tiles or dice run out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.core.chance import Rolled
from croupier.core.game import Moved
from croupier.lordsofvegas.board import COLOURS, LOTS, SITE, Colour, Lot
from croupier.lordsofvegas.events import CasinoBuilt, CasinoSprawled, DieMoved, TieRerolled
from croupier.lordsofvegas.moves import Build, EndTurn
from croupier.lordsofvegas.state import Acting, Settling
from tests.lordsofvegas.boards import (
    GAME,
    NINE_GOLD,
    RED,
    TWELVE_DICE,
    after,
    build,
    lots,
    position,
    refusal,
    reorganize,
    shown,
    sprawl,
)


class TestBuilding:
    @given(st.sampled_from(LOTS), st.sampled_from(COLOURS))
    def test_costs_what_the_lot_says_and_shows_its_die(self, lot: Lot, colour: Colour) -> None:
        """LOV-8.1, LOV-8.2, LOV-4.4: to the last dollar."""
        site = SITE[lot]
        built = after(
            position("acting", f"{lot}:0", money=(site.build_cost, 0, 0)),
            Moved(RED, Build(lot, colour)),
        )

        assert built.events == (CasinoBuilt(RED, lot, colour, site.die, site.build_cost),)
        assert shown(built.state) == f"{lot}:{colour}.0.{site.die}"
        assert built.state.table.money == (0, 0, 0)
        assert built.state.table.tiles_left(colour) == 8
        poor = position("acting", f"{lot}:0", money=(site.build_cost - 1, 50, 50))
        assert refusal(poor, RED, Build(lot, colour)) == "too-expensive"

    def test_joins_a_casino_of_its_colour(self) -> None:
        """LOV-2.3, LOV-2.8: one without dice too."""
        built = after(position("acting", "A1:gold A2:0"), Moved(RED, build("A2", "gold")))

        assert sprawl("A1", "A4") in GAME.legal(built.state, RED)
        assert GAME.read(GAME.text(built.state)) == built.state

    @pytest.mark.parametrize("lot", ["A1", "A3", "A4", "A5"])
    def test_needs_an_own_marker(self, lot: str) -> None:
        """LOV-8.1: A1 is yellow's, A3 has a tile, A4 a die, A5 nothing."""
        state = position("acting", "A1:1 A2:0 A3:gold A4:gold.0.4")

        assert refusal(state, RED, build(lot, "brown")) == "not-your-lot"

    def test_needs_a_tile_of_the_colour(self) -> None:
        """LOV-14.1."""
        state = position("acting", f"{NINE_GOLD} A1:0")

        assert refusal(state, RED, build("A1", "gold")) == "no-tiles"
        assert after(state, Moved(RED, build("A1", "green"))).events

    def test_that_ties_a_casino_rerolls_its_highest_dice(self) -> None:
        """LOV-4.5."""
        tied = after(
            position("acting", "A1:0 A2:gold.1.3", money=(9, 0)), Moved(RED, build("A1", "gold"))
        )

        assert isinstance(tied.state, Settling)
        settled = after(tied.state, Rolled((1, 4)))
        assert settled.events == (TieRerolled(lots("A1 A2"), 3, (1, 4)),)
        assert isinstance(settled.state, Acting)


class TestWithNoDieLeft:
    def test_even_the_die_that_makes_one_boss_may_move(self) -> None:
        """LOV-14.4: legal before it moves; afterwards yellow is boss there."""
        board = TWELVE_DICE.replace("A5:gold.0.3", "A5:gold.1.3 B1:brown.0.1")
        board = board.replace("A1:gold.0.3", "A1:gold.0.1")
        state = position("acting", board)
        sprawled = after(state, Moved(RED, sprawl("A1", "A3", moving="A4")))

        assert sprawled.events == (
            DieMoved(RED, Lot("A4")),
            CasinoSprawled(RED, Lot("A3"), "gold", 5, 30),
        )
        assert shown(sprawled.state, "A3 A4 A5") == "A3:gold.0.5 A4:gold A5:gold.1.3"

    def test_a_die_that_moves_away_may_leave_a_tie_behind(self) -> None:
        """LOV-13.4."""
        board = TWELVE_DICE.replace("A5:gold.0.3", "A5:gold.1.3 B1:brown.0.1 B4:0")
        tied = after(position("acting", board), Moved(RED, build("B4", "purple", moving="A4")))

        assert isinstance(tied.state, Settling)
        settled = after(tied.state, Rolled((6, 5)))
        assert settled.events == (TieRerolled(lots("A1 A5"), 3, (6, 5)),)

    def test_the_only_die_of_a_casino_may_move_to_its_new_tile(self) -> None:
        """LOV-14.4, LOV-2.8."""
        board = TWELVE_DICE.replace("D2:brown.0.3", "B1:silver.0.5")
        sprawled = after(position("acting", board), Moved(RED, sprawl("D3", "D2", moving="D3")))

        assert shown(sprawled.state, "D2 D3") == "D2:brown.0.3 D3:brown"

    def test_a_die_that_moves_keeps_its_mark(self) -> None:
        """LOV-11.6."""
        board = f"{TWELVE_DICE} B1:0".replace("D3:brown.0.4", "D3:brown.0.4*")
        state = position("acting", board)
        built = after(state, Moved(RED, build("B1", "silver", moving="D3")))

        assert shown(built.state, "B1 D3") == "B1:silver.0.5* D3:brown"
        assert refusal(built.state, RED, reorganize("B1")) == "already-reorganized"
        assert reorganize("D2") in GAME.legal(built.state, RED)
        unmarked = after(state, Moved(RED, build("B1", "silver", moving="D2")))
        assert reorganize("B1") in GAME.legal(unmarked.state, RED)
        ended = after(built.state, Moved(RED, EndTurn()))
        assert shown(ended.state, "B1 D3") == "B1:silver.0.5 D3:brown"
