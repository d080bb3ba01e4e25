"""How often somebody may ask."""

import pytest

from croupier.server.limiting import MOST_REMEMBERED, Bucket, Buckets, TooOften


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class TestBuckets:
    def test_fill_again_with_time(self) -> None:
        clock = Clock()
        bucket = Bucket(2.0, 4, clock)
        assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]
        clock.now = 1.0
        assert [bucket.take() for _ in range(3)] == [True, True, False]
        clock.now = 1000.0
        assert sum(bucket.take() for _ in range(10)) == 4

    def test_are_one_for_each_address(self) -> None:
        buckets = Buckets(1.0, 1, Clock())
        buckets.take("here")
        buckets.take("there")
        with pytest.raises(TooOften):
            buckets.take("here")

    def test_forget_those_not_seen_for_longest(self) -> None:
        buckets = Buckets(1.0, 1, Clock())
        buckets.take("here")
        for number in range(MOST_REMEMBERED):
            buckets.take(str(number))
        buckets.take("here")
