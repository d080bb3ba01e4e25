"""The actions as moves of the rules."""

from hypothesis import given

from croupier.env.lordsofvegas.meaning import endings, is_begun, moves
from croupier.lordsofvegas.acting import is_legal
from croupier.lordsofvegas.moves import Build, Gamble, Sprawl
from croupier.lordsofvegas.state import Acting
from tests.lordsofvegas import strategies


@given(strategies.acting())
def test_a_move_that_has_begun_can_be_completed_only_legally(state: Acting) -> None:
    for move in moves(state).values():
        if is_begun(state.table, move):
            for whole in endings(state.table, move).values():
                assert isinstance(whole, Build | Sprawl | Gamble)
                assert is_legal(state.table, whole)
