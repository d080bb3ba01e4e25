"""Seeds as series of games: a seed is the number of a series, and its games are numbered from 0.

A game is determined by these two numbers and the actions taken in it.
"""

import secrets

import numpy as np

from croupier.env.batched import Words


def series_of(seed: int, games: int = 1) -> Words:
    """Return the series of games side by side: those of the seed and the next ones.

    >>> series_of(7, 3)
    array([7, 8, 9], dtype=uint64)
    """
    return np.array([(seed + game) % 2**64 for game in range(games)], np.uint64)


def fresh_series(games: int = 1) -> Words:
    """Return series nobody can predict."""
    return series_of(secrets.randbits(64), games)
