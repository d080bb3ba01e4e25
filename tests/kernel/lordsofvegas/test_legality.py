"""Which actions may be taken, compared with the rules."""

from itertools import chain

import pytest
from hypothesis import given

from croupier.kernel.lordsofvegas import legality
from croupier.kernel.lordsofvegas.casinos import casino_of
from croupier.kernel.lordsofvegas.codec import action_code
from croupier.lordsofvegas import acting as rules
from croupier.lordsofvegas.board import PLACE, Lot
from croupier.lordsofvegas.moves import Action
from croupier.lordsofvegas.state import Acting
from tests.kernel.lordsofvegas.laying import laid
from tests.lordsofvegas.boards import (
    TWELVE_DICE,
    build,
    gamble,
    position,
    remodel,
    reorganize,
    sprawl,
)
from tests.lordsofvegas.strategies import acting


@given(acting())
def test_an_action_is_legal_in_the_kernel_if_it_is_by_the_rules(state: Acting) -> None:
    row = laid(state)
    for action in chain.from_iterable(rules.candidates(state.table)):
        legal = rules.is_legal(state.table, action)
        assert legality.is_legal(row, action_code(action)) == legal


@pytest.mark.parametrize(
    ("action", "is_legal"),
    [
        (build("A1", "gold"), True),
        (build("A2", "gold"), False),
        (sprawl("D1", "D2"), True),
        (sprawl("D1", "D9"), False),
        (sprawl("C1", "C2"), False),
        (remodel("D1", "green"), True),
        (remodel("D1", "brown"), False),
        (reorganize("C1"), False),
        (gamble("C1", 5), True),
        (gamble("C1", 6), False),
        (gamble("D1", 1), False),
        (gamble("F1", 1), False),
    ],
)
def test_what_may_be_done_here(action: Action, *, is_legal: bool) -> None:
    row = laid(position("acting", "A1:0 A2:1 D1:brown.0.3 C1:gold.1.4"))

    assert legality.is_legal(row, action_code(action)) == is_legal


def test_what_was_promised_may_not_be_done() -> None:
    """LOV-19.2."""
    board = "A1:0 C1:gold.1.4"
    row = laid(position("acting", board, promises="build@A1.gamble@C1"))

    assert not legality.is_legal(row, action_code(build("A1", "gold")))
    assert legality.highest_bet(row, casino_of(row, PLACE[Lot("C1")])) == 0


def test_with_no_die_left_one_must_move() -> None:
    """LOV-14.4."""
    row = laid(position("acting", f"{TWELVE_DICE} B1:0"))

    assert legality.must_move_die(row)
    assert legality.is_legal(row, action_code(build("B1", "silver", moving="A1")))
    assert not legality.is_legal(row, action_code(build("B1", "silver")))
    assert not legality.is_legal(row, action_code(build("B1", "silver", moving="B2")))
