"""A small generator in the row: xoshiro256**, by Blackman and Vigna, seeded by SplitMix64."""

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import compiled, wrapping

Luck = NDArray[np.uint64]
"""The four words of a generator."""

_7, _9, _17, _19, _32, _45, _57 = (np.uint64(n) for n in (7, 9, 17, 19, 32, 45, 57))
_5, _27, _30, _31 = (np.uint64(n) for n in (5, 27, 30, 31))
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
LOW = np.uint64(0xFFFFFFFF)
"""The lower half of a word."""


@wrapping
def mixed(word: np.uint64) -> np.uint64:
    """Return the output of SplitMix64 for a state."""
    word = (word ^ (word >> _30)) * _MIX_1
    word = (word ^ (word >> _27)) * _MIX_2
    return word ^ (word >> _31)


@wrapping
def seed(luck: Luck, series: np.uint64, game: np.uint64) -> None:
    """Give a game of a series its own luck, whoever plays it and when."""
    # Both are moved off 0, which `mixed` leaves as it is.
    word = mixed(series + _GOLDEN) ^ mixed((game + _5) * _GOLDEN)
    for i in range(4):
        word += _GOLDEN
        luck[i] = mixed(word)


@wrapping
def next_word(luck: Luck) -> np.uint64:
    """Return the next 64 bits."""
    turned = luck[1] * _5
    word: np.uint64 = ((turned << _7) | (turned >> _57)) * _9
    shifted = luck[1] << _17
    luck[2] ^= luck[0]
    luck[3] ^= luck[1]
    luck[1] ^= luck[2]
    luck[0] ^= luck[3]
    luck[2] ^= shifted
    luck[3] = (luck[3] << _45) | (luck[3] >> _19)
    return word


@compiled
def below(luck: Luck, limit: int) -> int:
    """Return a number from 0 to `limit` - 1, even to one part in four billion.

    The upper half of a word, which is its better one, is taken as a fraction of the limit: a
    multiplication is much cheaper than a remainder.
    """
    return int(np.int64(((next_word(luck) >> _32) * np.uint64(limit)) >> _32))
