"""What the seat on turn may do, and the end of its turn."""

from croupier.core.game import Moved, Turn
from croupier.lordsofvegas.events import TurnBegan, TurnEnded
from croupier.lordsofvegas.moves import Build, EndTurn, Sprawl
from croupier.lordsofvegas.state import Drawing
from tests.lordsofvegas.boards import BLUE, GAME, RED, TWELVE_DICE, YELLOW, after, position, sprawl


def test_sprawls_are_listed_once_for_each_casino_and_lot() -> None:
    """LOV-9.1: two casinos of one seat may reach the same lot."""
    state = position("acting", "A1:gold.0.3 A3:green.0.5 A5:1", money=(99, 0))
    sprawls = [move for move in GAME.legal(state, RED) if isinstance(move, Sprawl)]

    assert sprawls == [
        sprawl("A1", "A2"),
        sprawl("A1", "A4"),
        sprawl("A3", "A2"),
        sprawl("A3", "A6"),
    ]
    assert GAME.legal(state, YELLOW) == ()


class TestActionsWithNoDieLeft:
    def test_every_own_die_may_move(self) -> None:
        """LOV-14.4."""
        state = position("acting", f"{TWELVE_DICE} B1:0")
        moves = [move for move in GAME.legal(state, RED) if isinstance(move, Build)]

        assert len(moves) == 5 * 12
        assert {move.moving for move in moves} == {*state.table.dice(RED)}

    def test_every_own_die_may_move_in_a_sprawl_too(self) -> None:
        """LOV-14.4."""
        state = position("acting", TWELVE_DICE)
        onto_a3 = [
            move for move in GAME.legal(state, RED) if isinstance(move, Sprawl) and move.lot == "A3"
        ]

        assert [move.moving for move in onto_a3] == [*state.table.dice(RED)]


class TestTheEndOfATurn:
    def test_passes_it_to_the_left_and_around(self) -> None:
        """LOV-4.1, LOV-4.2."""
        state = position("acting", "A1:0", turn=BLUE)
        ended = after(state, Moved(BLUE, EndTurn()))

        assert ended.events == (TurnEnded(BLUE), TurnBegan(RED))
        assert isinstance(ended.state, Drawing)
        assert GAME.awaited(ended.state) == Turn(RED)

    def test_forgets_bets_and_promises(self) -> None:
        """LOV-4.4, LOV-19.1."""
        state = position("acting", "A1:0", gambled="yes", promises="build@A1.gamble@C3")
        table = after(state, Moved(RED, EndTurn())).state.table

        assert (table.gambled, table.promises) == (False, ())

    def test_is_always_possible_when_one_may_act(self) -> None:
        """LOV-4.2."""
        assert GAME.legal(position("acting", money=(0, 0)), RED) == (EndTurn(),)
