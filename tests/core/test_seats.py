from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from croupier.core.seats import Seat, clockwise


@given(st.data())
def test_turn_order_begins_with_the_first_and_goes_one_seat_to_the_left(
    data: st.DataObject,
) -> None:
    seats = data.draw(st.integers(2, 6))
    first = Seat(data.draw(st.integers(0, seats - 1)))

    order = clockwise(seats, first)

    assert order[0] == first
    assert sorted(order) == list(range(seats))
    assert all((right + 1) % seats == left for right, left in pairwise(order))


def test_a_seat_beyond_the_last_is_the_first_again() -> None:
    assert clockwise(3, Seat(3)) == (0, 1, 2)
