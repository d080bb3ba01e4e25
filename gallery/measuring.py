"""Means with the intervals they are in."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

NINETY_FIVE = 1.96
"""How many standard errors a 95 % interval reaches to both sides, where there are many."""


class Estimate(Struct, frozen=True):
    """Something measured: what it is of, its mean, and half of its 95 % interval."""

    of: str
    mean: float
    margin: float


class Finding(Struct, frozen=True):
    """An answer: estimates that belong together, by the name of their series, and from how many."""

    name: str
    series: dict[str, tuple[Estimate, ...]]
    games: int


def mean_of(what: str, numbers: Sequence[float]) -> Estimate:
    """Return the mean of numbers that have nothing to do with each other.

    >>> mean_of("dice", [1, 2, 3, 4, 5, 6])
    Estimate(of='dice', mean=3.5, margin=1.497)
    """
    error = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("inf")
    return Estimate(what, round(fmean(numbers), 4), round(NINETY_FIVE * error, 4))


def share_of(what: str, share: float, games: int) -> Estimate:
    """Return a share of so many games.

    >>> share_of("seat 0", 0.25, 10_000)
    Estimate(of='seat 0', mean=0.25, margin=0.0085)
    """
    return Estimate(
        what, round(share, 4), round(NINETY_FIVE * sqrt(share * (1 - share) / games), 4)
    )


def share_more(what: str, share: float, seats: int, games: int) -> Estimate:
    """Return how much more than a fair share was won, as a part of that.

    >>> share_more("seat 0", 0.30, 4, 10_000)
    Estimate(of='seat 0', mean=0.2, margin=0.036)
    """
    margin = share_of(what, share, games).margin
    return Estimate(what, round(share * seats - 1, 4), round(margin * seats, 4))


def ratio_of(what: str, above: Sequence[float], below: Sequence[float]) -> Estimate:
    """Return how many times the sum of one thing is that of another, measured in the same games.

    >>> ratio_of("twice", [2, 4, 6], [1, 2, 3])
    Estimate(of='twice', mean=2.0, margin=0.0)
    """
    ratio = sum(above) / sum(below)
    off = [a - ratio * b for a, b in zip(above, below, strict=True)]
    error = stdev(off) / sqrt(len(off)) / abs(fmean(below)) if len(off) > 1 else float("inf")
    return Estimate(what, round(ratio, 4), round(NINETY_FIVE * error, 4))
