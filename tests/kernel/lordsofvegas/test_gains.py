"""What actions gain, from the casinos they change alone."""

import pytest
from hypothesis import given

from croupier.bots.lordsofvegas import greedy
from croupier.kernel.lordsofvegas import codec, codes, gains, row
from croupier.kernel.lordsofvegas.desk import desk
from croupier.kernel.lordsofvegas.weights import HAIR, NO_GAIN
from croupier.lordsofvegas.state import Acting
from tests.lordsofvegas.boards import position
from tests.lordsofvegas.strategies import acting

DESK = desk()


def best(state: Acting, money: int | None = None) -> tuple[int, float]:
    """Return the best action in the kernel and its gain."""
    rows = row.rows(2)
    codec.write(rows, 0, state)
    if money is not None:
        return codes.NOTHING, gains.gain_from_money(rows, 0, 1, DESK, money)
    return gains.best(rows, 0, 1, DESK)


@given(acting())
def test_the_best_action_is_that_of_the_readable_bot(state: Acting) -> None:
    action, gain = greedy.best(state.table, state.table.turn)
    if action is None:
        assert best(state) == (codes.NOTHING, NO_GAIN)
    else:
        chosen, gained = best(state)
        assert chosen == codec.action_code(action)
        assert gained == pytest.approx(gain)


@given(acting())
def test_money_that_is_tried_is_taken_back(state: Acting) -> None:
    table = state.table
    richer = table.with_money({table.turn: 20})
    action, gain = greedy.best(richer, table.turn)

    if action is not None:
        assert best(state, 20)[1] == pytest.approx(gain)


def test_a_die_moves_where_all_are_on_the_board() -> None:
    """LOV-14.4."""
    dice = " ".join(f"{block}{n}:gold.0.2" for block in "AB" for n in range(1, 5))
    more = " ".join(f"C{n}:green.0.2" for n in range(1, 5))
    state = position("acting", f"{dice} {more} D1:0", money=(90, 9))
    assert isinstance(state, Acting)
    action, gain = greedy.best(state.table, state.table.turn)
    assert action is not None
    chosen, gained = best(state)

    assert chosen == codec.action_code(action)
    assert gained == pytest.approx(gain)


def test_gains_that_rounding_makes_differ_are_equal() -> None:
    assert gains.better(1 - HAIR / 2, 1.0)
    assert not gains.better(1 - 2 * HAIR, 1.0)
