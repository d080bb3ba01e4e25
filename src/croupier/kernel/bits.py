"""Counting and finding bits.

Numba has no function for either. The compiler knows these sums by sight and makes one instruction
of each, so they must stay as they are.
"""

import numpy as np

from croupier.kernel.compiling import wrapping

_1, _2, _4, _56 = (np.uint64(n) for n in (1, 2, 4, 56))
_PAIRS = np.uint64(0x5555555555555555)
_FOURS = np.uint64(0x3333333333333333)
_EIGHTS = np.uint64(0x0F0F0F0F0F0F0F0F)
_ONES = np.uint64(0x0101010101010101)


@wrapping
def count(bits: np.uint64) -> int:
    """Return how many bits are set.

    >>> count(np.uint64(0b1011))
    3
    """
    bits = bits - ((bits >> _1) & _PAIRS)
    bits = (bits & _FOURS) + ((bits >> _2) & _FOURS)
    bits = (bits + (bits >> _4)) & _EIGHTS
    return int(np.int64((bits * _ONES) >> _56))


@wrapping
def lowest(bits: np.uint64) -> int:
    """Return the place of the lowest bit that is set: how many lie below it.

    >>> lowest(np.uint64(0b1000))
    3
    """
    return count((bits & (~bits + _1)) - _1)
