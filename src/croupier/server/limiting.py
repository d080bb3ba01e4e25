"""How often somebody may ask, and for how much at a time."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from croupier.core.errors import CroupierError

MOST_REMEMBERED = 50_000
"""How many addresses are remembered; the ones not seen for longest are forgotten."""


class TooOften(CroupierError):
    """Somebody asks too often."""

    def __init__(self, sentence: str = "That was too often; wait a moment.") -> None:
        super().__init__("too-often", sentence)


class Asker(NamedTuple):
    """Who asks, and from where; whoever has no secret is only from somewhere.

    Addresses are many for whoever has a whole network, guests for whoever throws cookies away:
    only both together bound anything.
    """

    address: str
    guest: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """What is counted of them."""
        return (self.address, self.guest) if self.guest else (self.address,)


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

    def take_both(self, asker: Asker) -> None:
        """Count one more of a guest and of their address, or refuse it."""
        for name in asker.names:
            self.take(name)


class Places:
    """How many things at a time may be done for a guest, and for all from an address.

    >>> places = Places(per_guest=1, per_address=2)
    >>> places.take(Asker("192.0.2.1", "anna"))
    >>> places.is_free(Asker("192.0.2.1", "anna")), places.is_free(Asker("192.0.2.1", "benno"))
    (False, True)
    """

    def __init__(self, per_guest: int, per_address: int) -> None:
        self._per_guest = per_guest
        self._per_address = per_address
        self._taken: Counter[str] = Counter()

    def is_free(self, asker: Asker) -> bool:
        """Tell whether one more may be done."""
        most = (self._per_address, self._per_guest)
        return all(self._taken[name] < n for name, n in zip(asker.names, most, strict=False))

    def take(self, asker: Asker) -> None:
        """Count one more, or refuse it."""
        if not self.is_free(asker):
            raise TooOften("You are waiting for several already; take one after the other.")
        self._taken.update(asker.names)

    def give_back(self, asker: Asker) -> None:
        """Count one less, and remember nobody who waits for nothing."""
        self._taken -= Counter(asker.names)
