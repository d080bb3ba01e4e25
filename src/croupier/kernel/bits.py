"""Counting and finding bits.

Numba has no function for either. The compiler knows these sums by sight and makes one instruction
of each, so they must stay as they are.
"""

import numpy as np

from croupier.kernel.compiling import wrapping

_1, _2, _4, _8, _56 = (np.uint64(n) for n in (1, 2, 4, 8, 56))
_PAIRS = np.uint64(0x5555555555555555)
_FOURS = np.uint64(0x3333333333333333)
_EIGHTS = np.uint64(0x0F0F0F0F0F0F0F0F)
_ONES = np.uint64(0x0101010101010101)
_HIGHS = np.uint64(0x8080808080808080)
_BYTE = np.uint64(0xFF)
_PLACES = np.array(
    [([place for place in range(8) if byte >> place & 1] + [0] * 8)[:8] for byte in range(256)],
    np.uint8,
)
"""The places of the bits of a byte, one after the other."""


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


@wrapping
def nth_place(bits: np.uint64, number: int) -> int:
    """Return the place of the bit of this number, from 0, among those that are set.

    One product tells how many are set up to the end of each byte, one difference which bytes end
    before that bit: the processor could not foresee how long to go through them one by one.

    >>> nth_place(np.uint64(0b101100000001), 2)
    9
    """
    sums = bits - ((bits >> _1) & _PAIRS)
    sums = (sums & _FOURS) + ((sums >> _2) & _FOURS)
    up_to = ((sums + (sums >> _4)) & _EIGHTS) * _ONES
    before = 8 * count((np.uint64(number) * _ONES + _HIGHS - up_to) & _HIGHS)
    skipped = int(np.int64((up_to << _8 >> np.uint64(before)) & _BYTE))
    byte = np.int64((bits >> np.uint64(before)) & _BYTE)
    return before + int(np.int64(_PLACES[byte, number - skipped]))
