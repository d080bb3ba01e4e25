"""How far averages may be from each other by luck."""

from math import sqrt
from statistics import fmean, stdev

GAMES = 30
FAR = 4.5
"""Standard errors that luck alone does not reach."""


def deviation(seen: list[float], mean: float) -> float:
    """Return how many standard errors the mean of what was seen is away from a mean."""
    return abs(fmean(seen) - mean) / (stdev(seen) / sqrt(len(seen)))


def no_news(_games: int) -> None:
    pass
