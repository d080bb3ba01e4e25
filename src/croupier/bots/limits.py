"""How long a bot may search."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from croupier.core.errors import InvalidOptions


@dataclass(frozen=True)
class Limit:
    """What a search for one move may cost: so many playouts, or so much time.

    With so many playouts a bot of the same luck always chooses the same. With so much time it does
    not: how many playouts fit in is up to the machine.
    """

    playouts: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        """Refuse a limit that is none, or both."""
        given = [n for n in (self.playouts, self.seconds) if n is not None]
        if len(given) != 1 or given[0] <= 0:
            raise InvalidOptions(f"A search has playouts or time, and more than none; not {self}.")

    def split(self, parts: int) -> "Limit":
        """Return the limit of each of several equal parts of a search.

        >>> Limit(playouts=1000).split(4)
        Limit(playouts=250, seconds=None)
        """
        if self.seconds is not None:
            return Limit(seconds=self.seconds / parts)
        return Limit(playouts=max(1, (self.playouts or 0) // parts))

    def batches(self, size: int) -> Iterator[int]:
        """Yield how many playouts to do next, at most so many at once, until the limit is reached.

        >>> [*Limit(playouts=1000).batches(400)]
        [400, 400, 200]
        """
        if self.playouts is not None:
            yield from (min(size, self.playouts - done) for done in range(0, self.playouts, size))
            return
        until = perf_counter() + (self.seconds or 0)
        yield size
        while perf_counter() < until:
            yield size


def limit(text: str) -> Limit:
    """Read a limit: a number of playouts, or of milliseconds.

    >>> limit("2000"), limit("50ms")
    (Limit(playouts=2000, seconds=None), Limit(playouts=None, seconds=0.05))
    """
    match = re.fullmatch(r"0*([1-9][0-9]*)(ms)?", text)
    if match is None:
        raise InvalidOptions(
            f"A search is limited by playouts, as 2000, or by time, as 50ms; not by “{text}”."
        )
    number = int(match[1])
    return Limit(seconds=number / 1000) if match[2] else Limit(playouts=number)
