"""The numbers a state is made of, as the bytes of a row."""

import struct
from collections.abc import Sequence
from math import prod

import numpy as np

Field = tuple[str, type[np.generic]] | tuple[str, type[np.generic], int | tuple[int, ...]]


def packing(fields: Sequence[Field]) -> struct.Struct:
    """Return how the numbers of these fields, one after the other, become bytes.

    >>> packing([("money", np.int64, 2), ("dice", np.uint8, (2, 3))]).format
    '=2q6B'
    """
    parts = (f"{_size(field)}{np.dtype(field[1]).char}" for field in fields)
    return struct.Struct("=" + "".join(parts).replace("l", "q").replace("L", "Q"))


def _size(field: Field) -> int:
    return prod(np.atleast_1d(field[2]).tolist()) if len(field) == 3 else 1
