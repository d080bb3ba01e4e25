import pytest

from croupier.core.chance import Rolled
from croupier.core.game import Moved
from croupier.lordsofvegas.board import COLOURS
from croupier.lordsofvegas.events import CasinoRemodeled, TieRerolled
from croupier.lordsofvegas.moves import Remodel
from croupier.lordsofvegas.state import Acting, Settling
from tests.lordsofvegas.boards import (
    GAME,
    RED,
    YELLOW,
    after,
    lots,
    position,
    refusal,
    remodel,
    shown,
)


class TestRemodelling:
    def test_costs_5_for_each_tile_with_or_without_a_die(self) -> None:
        """LOV-10.1, LOV-2.6."""
        board = "C1:gold.0.4 C2:gold C3:gold.1.3* C5:brown"
        remodelled = after(
            position("acting", board, money=(15, 0)), Moved(RED, remodel("C3", "green"))
        )

        assert remodelled.events == (CasinoRemodeled(RED, lots("C1 C2 C3"), "gold", "green", 15),)
        assert shown(remodelled.state) == "C1:green.0.4 C2:green C3:green.1.3* C5:brown"
        assert remodelled.state.table.money == (0, 0)
        poor = position("acting", board, money=(14, 0))
        assert refusal(poor, RED, remodel("C3", "green")) == "too-expensive"

    def test_is_for_the_boss_alone(self) -> None:
        """LOV-10.1, LOV-2.8."""
        state = position("acting", "A1:gold.0.3 A2:gold.1.5 C1:gold")

        assert refusal(state, RED, remodel("A1", "green")) == "not-boss"
        assert refusal(state, RED, remodel("C1", "green")) == "not-boss"

    def test_is_to_another_colour(self) -> None:
        """LOV-10.1."""
        state = position("acting", "A1:gold.0.3")

        assert refusal(state, RED, remodel("A1", "gold")) == "same-colour"
        assert {move for move in GAME.legal(state, RED) if isinstance(move, Remodel)} == {
            remodel("A1", colour) for colour in COLOURS if colour != "gold"
        }

    @pytest.mark.parametrize(("green", "is_enough"), [(6, True), (7, False), (9, False)])
    def test_needs_enough_tiles_in_the_supply(self, green: int, *, is_enough: bool) -> None:
        """LOV-10.2: the three old tiles do not count."""
        tiles = " ".join(f"C{number}:green" for number in range(1, green + 1))
        state = position("acting", f"A1:gold.0.3 A2:gold A3:gold {tiles}")

        if is_enough:
            table = after(state, Moved(RED, remodel("A1", "green"))).state.table
            assert (table.tiles_left("gold"), table.tiles_left("green")) == (9, 0)
        else:
            assert refusal(state, RED, remodel("A1", "green")) == "no-tiles"

    def test_may_split_off_nothing_but_join_several_casinos(self) -> None:
        """LOV-2.3, LOV-13.1: three casinos become one, and all its 4s are rerolled."""
        board = "C1:gold.0.4 C2:green.0.4 C3:gold.1.4 C5:gold.2.3"
        tied = after(position("acting", board), Moved(RED, remodel("C2", "gold")))

        assert isinstance(tied.state, Settling)
        settled = after(tied.state, Rolled((1, 2, 5)))
        assert settled.events == (TieRerolled(lots("C1 C2 C3"), 4, (1, 2, 5)),)
        assert isinstance(settled.state, Acting)

    def test_may_be_done_again_and_again(self) -> None:
        """LOV-4.4."""
        state = position("acting", "A1:gold.0.3", money=(10, 0))
        twice = after(state, Moved(RED, remodel("A1", "green")), Moved(RED, remodel("A1", "gold")))

        assert shown(twice.state) == shown(state)
        assert twice.state.table.money == (0, 0)
        assert refusal(state, YELLOW, remodel("A1", "green")) == "not-your-turn"
