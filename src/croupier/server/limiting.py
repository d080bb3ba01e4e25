"""How often somebody may ask."""

from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from croupier.core.errors import CroupierError

MOST_REMEMBERED = 50_000
"""How many addresses are remembered; the ones not seen for longest are forgotten."""


class TooOften(CroupierError):
    """Somebody asks too often."""

    def __init__(self) -> None:
        super().__init__("too-often", "That was too often; wait a moment.")


class Bucket:
    """So many a second on average, and a burst of some seconds' worth.

    >>> bucket = Bucket(per_second=1.0, burst=2, now=lambda: 0.0)
    >>> [bucket.take() for _ in range(3)]
    [True, True, False]
    """

    __slots__ = ("_burst", "_filled_at", "_left", "_now", "_per_second")

    def __init__(self, per_second: float, burst: float, now: Callable[[], float]) -> None:
        self._per_second = per_second
        self._burst = self._left = burst
        self._now = now
        self._filled_at = now()

    def take(self, amount: float = 1) -> bool:
        """Take some, if there is one at least; what is missing of them is owed."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._filled_at) * self._per_second)
        self._filled_at = now
        if self._left < 1:
            return False
        self._left -= amount
        return True


class Buckets:
    """A bucket for every address."""

    def __init__(self, per_second: float, burst: float, now: Callable[[], float]) -> None:
        self._make = partial(Bucket, per_second, burst, now)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        """Return the bucket of an address."""
        bucket = self._buckets.pop(address, None) or self._make()
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket

    def take(self, address: str) -> None:
        """Count one more from an address, or refuse it."""
        if not self.of(address).take():
            raise TooOften
