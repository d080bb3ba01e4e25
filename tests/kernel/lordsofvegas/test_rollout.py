"""The policy by which searches play on."""

import numpy as np
import pytest

from croupier.kernel.lordsofvegas import codec, codes, movegen, row
from croupier.kernel.lordsofvegas.rollout import rollout_choice
from croupier.lordsofvegas.state import State
from tests.lordsofvegas.boards import RED, lots, position

MOVES = np.zeros(movegen.MOST_MOVES, np.int64)


def chosen(state: State) -> int:
    """Return what is chosen in a position."""
    rows = row.rows(2)
    codec.write(rows, 0, state)
    rows[0].luck[:] = 7, 1, 2, 3
    return int(rollout_choice(rows, 0, 1, MOVES))


def test_a_turn_ends_where_nothing_gains() -> None:
    assert chosen(position("acting", money=(0, 0))) == codes.END_TURN


def test_a_casino_is_built_where_there_is_a_lot_for_it() -> None:
    state = position("acting", "A1:0", money=(50, 50))

    assert codes.kind_of(chosen(state)) == codes.BUILD


def test_nobody_gambles() -> None:
    state = position("acting", "C1:gold.1.5", money=(50, 50))

    assert chosen(state) == codes.END_TURN


@pytest.mark.parametrize(("deck", "value"), [("F9", 5), ("A1 F9", 2)])
def test_dice_are_arranged_low_where_a_card_may_bring_another_owner(deck: str, value: int) -> None:
    board = "A1:gold.0.2* A2:gold.0.5*"
    state = position("arranging", board, seat=RED, lots="A1.A2", deck=lots(deck))

    assert chosen(state) == codes.code(codes.ARRANGE, value)


def test_a_position_stays_as_it_is() -> None:
    state, rows = position("acting", "A1:0 C1:gold.0.4", money=(50, 50)), row.rows(2)
    codec.write(rows, 0, state)
    rollout_choice(rows, 0, 1, MOVES)

    assert codec.decode(rows[0]) == state
