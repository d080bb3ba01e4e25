import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from croupier.kernel.bits import count, lowest

words = st.integers(0, 2**64 - 1)


@given(words)
def test_the_count_is_that_of_the_ones_written_out(word: int) -> None:
    assert count(np.uint64(word)) == f"{word:b}".count("1")


@given(words.filter(bool))
def test_the_lowest_is_where_the_zeros_written_at_the_end_stop(word: int) -> None:
    written = f"{word:b}"

    assert lowest(np.uint64(word)) == len(written) - len(written.rstrip("0"))
