"""The numbers a state is made of, as bytes, and rows whose numbers are none of a state."""

import numpy as np
import pytest

from croupier.core.errors import CroupierError
from croupier.kernel.packing import Field, packing, require_no_more, require_within

FIELDS: list[Field] = [("money", np.int64, 2), ("dice", np.uint8, (2, 3)), ("turn", np.int64)]


def row(money: tuple[int, int], turn: int) -> np.record:
    rows = np.zeros(1, np.dtype([*FIELDS])).view(np.recarray)
    rows[0].money[:], rows[0].turn = money, turn
    one: np.record = rows[0]
    return one


def test_numbers_lie_one_after_the_other_as_in_a_row() -> None:
    packed = packing(FIELDS).pack(7, -8, *range(6), 3)
    (read,) = np.frombuffer(packed, np.dtype([*FIELDS]))

    assert packing(FIELDS).size == 2 * 8 + 6 + 8
    assert read["money"].tolist() == [7, -8]
    assert read["dice"].tolist() == [[0, 1, 2], [3, 4, 5]]
    assert read["turn"] == 3


@pytest.mark.parametrize(("value", "is_within"), [(0, True), (5, True), (6, False), (-1, False)])
def test_a_number_beyond_what_there_is_is_refused(value: int, *, is_within: bool) -> None:
    if is_within:
        require_within(row((0, value), 0), {"money": 5})
    else:
        with pytest.raises(CroupierError, match=f"In a row money is 0 to 5, not {value}"):
            require_within(row((0, value), 0), {"money": 5})


def test_a_number_its_state_knows_nothing_of_is_refused() -> None:
    state = packing(FIELDS).pack(7, 8, *[0] * 6, 1)
    require_no_more(row((7, 8), 1), FIELDS, state)

    with pytest.raises(CroupierError, match=r"In this row money is \[7, 9\], in its state \[7, 8"):
        require_no_more(row((7, 9), 1), FIELDS, state)
