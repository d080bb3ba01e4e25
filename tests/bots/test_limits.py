from itertools import islice
from time import perf_counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.bots.limits import Limit, limit
from croupier.core.errors import InvalidOptions

numbers = st.integers(1, 5000)


class TestPlayouts:
    @given(numbers, numbers)
    def test_batches_add_up_to_the_limit(self, playouts: int, size: int) -> None:
        batches = [*Limit(playouts=playouts).batches(size)]

        assert sum(batches) == playouts
        assert all(0 < batch <= size for batch in batches)

    @given(numbers, numbers)
    def test_a_part_of_a_search_has_a_playout_at_least(self, playouts: int, parts: int) -> None:
        part = Limit(playouts=playouts).split(parts).playouts

        assert part == (playouts // parts or 1)


class TestTime:
    def test_batches_end_when_it_is_up(self) -> None:
        began = perf_counter()
        batches = [*Limit(seconds=0.02).batches(7)]

        assert {*batches} == {7}
        assert len(batches) > 1
        assert perf_counter() - began >= 0.02

    def test_there_is_one_batch_however_short_it_is(self) -> None:
        assert [*Limit(seconds=1e-9).batches(7)] == [7]

    def test_there_is_no_end_before(self) -> None:
        assert len([*islice(Limit(seconds=60).batches(1), 1000)]) == 1000

    def test_is_split_into_equal_parts(self) -> None:
        assert Limit(seconds=0.6).split(3) == Limit(seconds=0.6 / 3)


class TestReading:
    @given(numbers)
    def test_reads_playouts_and_milliseconds(self, number: int) -> None:
        assert limit(str(number)) == Limit(playouts=number)
        assert limit(f"{number}ms") == Limit(seconds=number / 1000)

    @pytest.mark.parametrize(
        "text", ["", "0", "0ms", "-5", "2.5", "ms", "50 ms", "50s", "1e3", "²", "many", "5\n"]
    )
    def test_refuses_everything_else_and_names_it(self, text: str) -> None:
        with pytest.raises(InvalidOptions, match=f"not by “{text}”"):
            limit(text)


@pytest.mark.parametrize(
    ("playouts", "seconds"), [(None, None), (100, 0.1), (0, None), (-1, None), (None, 0.0)]
)
def test_a_limit_is_one_of_playouts_and_time_and_more_than_none(
    playouts: int | None, seconds: float | None
) -> None:
    with pytest.raises(InvalidOptions, match="playouts or time, and more than none"):
        Limit(playouts, seconds)
