"""The moves that are listed, compared with the rules."""

import numpy as np
import pytest
from hypothesis import given

from croupier.kernel.lordsofvegas import codes, movegen
from croupier.kernel.lordsofvegas.codec import choice_code
from croupier.kernel.lordsofvegas.row import SEATS
from croupier.lordsofvegas import turns
from croupier.lordsofvegas.board import LOTS, PLACE, Lot
from croupier.lordsofvegas.moves import Choice
from croupier.lordsofvegas.state import Acting, Proposal, State
from tests.kernel.lordsofvegas.laying import laid
from tests.lordsofvegas.boards import GREEN, RED, TWELVE_DICE, YELLOW, goods, position, terms
from tests.lordsofvegas.strategies import acting

TEN_MARKERS = " ".join(f"{lot}:0" for lot in LOTS[:10])
TEN = [*range(10)]
TWELVE = [PLACE[Lot(plot.split(":")[0])] for plot in TWELVE_DICE.split()]
MOVES = np.zeros(movegen.MOST_MOVES, np.int64)


def listed(state: State) -> list[int]:
    """Return the moves the kernel lists for the seat that is waited for."""
    return [int(move) for move in MOVES[: movegen.choices(laid(state), MOVES)]]


@given(acting())
def test_actions_are_listed_as_by_the_rules(state: Acting) -> None:
    expected = [choice_code(move) for move in turns.choices(state) if isinstance(move, Choice)]

    assert sorted(listed(state)) == sorted(expected)


@pytest.mark.parametrize(
    ("state", "kind", "parts"),
    [
        (position("drawing"), codes.DRAW, [0]),
        (position("giving-up", TEN_MARKERS, card="F1", deck=("F2",)), codes.GIVE_UP, TEN),
        (
            position("moving-die", f"{TWELVE_DICE} F1:gold", card="F1", value=2, deck=("F2",)),
            codes.MOVE_DIE,
            TWELVE,
        ),
    ],
)
def test_what_a_phase_asks_for_is_listed(state: State, kind: int, parts: list[int]) -> None:
    assert listed(state) == [codes.code(kind, part) for part in parts]


def test_with_no_die_left_every_die_may_move() -> None:
    """LOV-14.4."""
    moves = listed(position("acting", f"{TWELVE_DICE} B1:0"))
    builds = [move for move in moves if codes.kind_of(move) == codes.BUILD]

    assert len(builds) == 5 * 12


def test_offers_are_answered_by_those_they_are_made_to_and_withdrawn_by_their_makers() -> None:
    offer = Proposal(1, RED, YELLOW, terms(goods(5)))
    row = laid(position("drawing", "A1:0", offers=[offer]))
    slot = RED * SEATS + YELLOW

    assert movegen.answers(row, YELLOW, codes.ACCEPT, MOVES) == 1
    assert MOVES[0] == codes.code(codes.ACCEPT, slot)
    assert movegen.answers(row, RED, codes.WITHDRAW, MOVES) == 1
    assert MOVES[0] == codes.code(codes.WITHDRAW, slot)
    assert movegen.answers(row, RED, codes.ACCEPT, MOVES) == 0
    assert movegen.answers(row, GREEN, codes.REFUSE, MOVES) == 0
