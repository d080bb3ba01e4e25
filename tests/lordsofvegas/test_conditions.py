"""What several actions ask for alike."""

from collections.abc import Callable

import pytest

from croupier.core.errors import Refusal
from croupier.core.game import Moved
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.conditions import (
    require_boss,
    require_casino,
    require_money,
    require_tiles,
    require_unpromised,
)
from croupier.lordsofvegas.events import CasinoBuilt, DieMoved
from tests.lordsofvegas.boards import (
    RED,
    TWELVE_DICE,
    YELLOW,
    after,
    build,
    lots,
    position,
    refusal,
    shown,
    sprawl,
    table,
)


def refused(check: Callable[[], object]) -> tuple[str, str]:
    """Return the code and the sentence of what is refused."""
    with pytest.raises(Refusal) as refusal:
        check()
    return refusal.value.code, refusal.value.sentence


class TestACasino:
    def test_is_found_by_any_of_its_lots(self) -> None:
        board = table("A1:gold.0.3 A2:gold.1.2")

        assert require_casino(board, Lot("A2")).lots == lots("A1 A2")

    def test_is_nowhere_but_on_tiles_of_the_board(self) -> None:
        board = table("A1:gold.0.3")

        assert refused(lambda: require_casino(board, Lot("A2"))) == (
            "no-casino",
            "There is no casino on A2.",
        )
        assert refused(lambda: require_casino(board, Lot("G1"))) == (
            "unknown-lot",
            "There is no lot G1; lots are named A1 to F9.",
        )

    def test_obeys_its_boss_alone(self) -> None:
        """LOV-2.5."""
        casino = require_casino(table("A1:gold.0.3 A2:gold.1.2"), Lot("A2"))
        require_boss(casino, RED)

        assert refused(lambda: require_boss(casino, YELLOW)) == (
            "not-boss",
            "You are not the boss of the casino on A1.",
        )


def test_money_is_enough_to_the_million() -> None:
    board = table("", money=(6, 99))
    require_money(board, 6)

    assert refused(lambda: require_money(board, 7)) == (
        "too-expensive",
        "This costs 7 million; you have 6.",
    )


def test_tiles_are_enough_to_the_last_one() -> None:
    """LOV-14.1."""
    board = table("A1:gold A2:gold C1:gold C2:gold C3:gold C4:gold C5:gold")
    require_tiles(board, "gold", 2)

    assert refused(lambda: require_tiles(board, "gold", 3)) == (
        "no-tiles",
        "This needs 3 of the gold tiles; the supply has 2.",
    )


def test_a_promise_is_about_one_kind_of_action_at_one_lot() -> None:
    """LOV-19.2."""
    board = table("A1:0", promises="build@A1")
    require_unpromised(board, "sprawl", lots("A1"))
    require_unpromised(board, "build", lots("A2"))

    assert refused(lambda: require_unpromised(board, "build", lots("A2 A1"))) == (
        "promised",
        "You have promised not to build at A1 this turn.",
    )


class TestADieToMove:
    def test_an_action_names_the_die_that_moves(self) -> None:
        """LOV-14.2, LOV-14.4."""
        state = position("acting", f"{TWELVE_DICE} B1:0")

        assert refusal(state, RED, build("B1", "silver")) == "no-dice"
        assert refusal(state, RED, sprawl("A1", "A3")) == "no-dice"
        moved = after(state, Moved(RED, build("B1", "silver", moving="D3")))
        assert moved.events == (
            DieMoved(RED, Lot("D3")),
            CasinoBuilt(RED, Lot("B1"), "silver", 5, 15),
        )
        assert shown(moved.state, "B1 D2 D3") == "B1:silver.0.5 D2:brown.0.3 D3:brown"
        assert len(moved.state.table.dice(RED)) == 12

    @pytest.mark.parametrize("lot", ["B1", "B2", "E1", "Z9"])
    def test_nothing_else_may_move(self, lot: str) -> None:
        """LOV-14.2."""
        state = position("acting", f"{TWELVE_DICE} B1:0 B2:green.1.2")

        assert refusal(state, RED, build("B1", "silver", moving=lot)) == "not-your-die"
        assert refusal(state, RED, sprawl("A1", "A3", moving=lot)) == "not-your-die"

    def test_with_a_die_in_supply_none_may_move(self) -> None:
        """LOV-14.3."""
        state = position("acting", f"{TWELVE_DICE.replace('A1:gold.0.3', 'A1:gold')} B1:0")

        assert refusal(state, RED, build("B1", "silver", moving="A2")) == "dice-left"
        assert refusal(state, RED, sprawl("A2", "A3", moving="A2")) == "dice-left"
        assert after(state, Moved(RED, build("B1", "silver"))).events
