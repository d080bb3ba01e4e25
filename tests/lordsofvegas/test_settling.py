"""Tied bosses (LOV-13)."""

from collections.abc import Iterator
from itertools import count

import pytest
from hypothesis import given
from msgspec.structs import replace

from croupier.core.chance import Dealer, Dice, Rolled
from croupier.core.errors import WrongOutcome
from croupier.core.game import Moved, Turn
from croupier.lordsofvegas.board import LOTS, Lot
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.events import TieRerolled
from croupier.lordsofvegas.settling import settle
from croupier.lordsofvegas.state import Acting, Drawing, Settling, State, Table, ToAct, ToDraw
from tests.lordsofvegas.boards import GAME, RED, after, build, lots, position, shown
from tests.lordsofvegas.strategies import seeds, tables


def settling(board: str) -> State:
    return position("settling", board, then="act")


class TestATie:
    def test_rerolls_all_dice_of_the_highest_value_and_no_other(self) -> None:
        """LOV-13.1, LOV-13.3: also two of one owner."""
        state = settling("A1:gold.0.5 A2:gold.1.5 A3:gold.0.4 A4:gold.0.5 A5:gold.1.4")

        assert GAME.awaited(state) == Dice((1, 1, 1))
        settled = after(state, Rolled((6, 2, 1)))
        assert settled.events == (TieRerolled(lots("A1 A2 A4"), 5, (6, 2, 1)),)
        assert shown(settled.state) == (
            "A1:gold.0.6 A2:gold.1.2 A3:gold.0.4 A4:gold.0.1 A5:gold.1.4"
        )
        assert isinstance(settled.state, Acting)

    def test_is_rerolled_again_while_the_highest_is_shared(self) -> None:
        """LOV-13.1: now two 4s are the highest, of which one was not tied before."""
        again = after(settling("A1:gold.0.5 A2:gold.1.5 A3:gold.2.4"), Rolled((4, 1)))

        assert isinstance(again.state, Settling)
        assert GAME.awaited(again.state) == Dice((1, 1))
        settled = after(again.state, Rolled((2, 3)))
        assert settled.events == (TieRerolled(lots("A1 A3"), 4, (2, 3)),)
        assert shown(settled.state) == "A1:gold.0.2 A2:gold.1.1 A3:gold.2.3"

    def test_between_dice_of_one_seat_is_none(self) -> None:
        """LOV-13.2: nor is one below the highest."""
        board = "A1:0 A2:gold.0.5 A3:gold.0.5 A4:green.1.4 A5:gold.2.3"
        built = after(position("acting", board), Moved(RED, build("A1", "gold")))

        assert isinstance(built.state, Acting)
        assert shown(built.state, "A1 A5") == "A1:gold.0.3 A5:gold.2.3"

    def test_of_several_casinos_is_settled_one_after_the_other(self) -> None:
        """LOV-13.5: by their first lots, the first until it is settled."""
        state = settling("A1:gold.0.5 A2:gold.1.5 C9:green.2.3 C10:silver.1.1 C11:silver.0.1")
        first = after(state, Rolled((2, 2)))
        assert first.events == (TieRerolled(lots("A1 A2"), 5, (2, 2)),)
        second = after(first.state, Rolled((1, 3)))
        assert second.events == (TieRerolled(lots("A1 A2"), 2, (1, 3)),)
        third = after(second.state, Rolled((4, 6)))
        assert third.events == (TieRerolled(lots("C10 C11"), 1, (4, 6)),)
        assert isinstance(third.state, Acting)

    def test_takes_as_many_dice_as_are_tied(self) -> None:
        with pytest.raises(WrongOutcome, match="2 dice are to be rolled, not 3"):
            after(settling("A1:gold.0.5 A2:gold.1.5"), Rolled((1, 2, 3)))


def settled_aloud(board: Table, faces: Iterator[int]) -> dict[Lot, int]:
    """Go from casino to casino; while the best dice have several owners, roll them one by one."""
    value = {lot: die.value for lot in LOTS if (die := board.die(lot))}
    owner = {lot: die.owner for lot in LOTS if (die := board.die(lot))}
    for casino in casinos(board):
        dice = [lot for lot in casino.lots if lot in value]
        while dice:
            best = [lot for lot in dice if value[lot] == max(value[other] for other in dice)]
            if len({owner[lot] for lot in best}) == 1:
                break
            value |= {lot: next(faces) for lot in best}
    return value


@given(tables(), seeds)
def test_settling_agrees_with_the_rule_read_aloud(board: Table, seed: int) -> None:
    """LOV-13.1 to LOV-13.5."""
    state, dealer = settle(board, ToAct()).state, Dealer.numbered(seed)
    rolled: list[int] = []
    for number in count():
        ask = GAME.awaited(state)
        if not isinstance(ask, Dice):
            break
        outcome = dealer.answer(ask, number)
        assert isinstance(outcome, Rolled)
        rolled += outcome.dice
        state = GAME.step(state, outcome).state
    faces = iter(rolled)
    aloud = settled_aloud(board, faces)

    assert GAME.awaited(state) == Turn(board.turn)
    assert {lot: die.value for lot in LOTS if (die := state.table.die(lot))} == aloud
    assert [*faces] == []
    turned = [replace(die, value=0) if die else None for die in map(board.die, LOTS)]
    after_all = [replace(die, value=0) if die else None for die in map(state.table.die, LOTS)]
    assert after_all == turned
    assert all(casino.boss is not None for casino in casinos(state.table) if casino.dice)


def test_without_a_tie_the_game_goes_on() -> None:
    """LOV-13.4."""
    board = position("acting", "A1:gold.0.5 A2:gold.0.5 A3:gold.1.4").table

    assert settle(board, ToAct()).state == Acting(board)
    assert settle(board, ToDraw()).state == Drawing(board)
