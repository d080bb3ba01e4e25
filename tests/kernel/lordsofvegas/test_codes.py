"""Moves as numbers."""

from hypothesis import given
from hypothesis import strategies as st

from croupier.kernel.lordsofvegas.codes import (
    BUILD,
    NOTHING,
    PART,
    WITHDRAW,
    code,
    kind_of,
    part,
    with_moving,
)

kinds = st.integers(NOTHING, WITHDRAW)
parts = st.integers(0, PART)


@given(kinds, parts, parts, parts)
def test_a_move_is_read_from_its_number(kind: int, a: int, b: int, c: int) -> None:
    move = code(kind, a, b, c)

    assert kind_of(move) == kind
    assert [part(move, number) for number in range(3)] == [a, b, c]


def test_the_die_to_move_is_noted_with_its_lot_plus_one() -> None:
    assert with_moving(code(BUILD, 7, 2), 0) == code(BUILD, 7, 2, 1)
    assert with_moving(code(BUILD, 7, 2), 47) == code(BUILD, 7, 2, 48)
