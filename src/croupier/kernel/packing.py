"""The numbers a state is made of, as the bytes of a row."""

import struct
from collections.abc import Mapping, Sequence
from math import prod

import numpy as np

from croupier.core.errors import CroupierError

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


def require_within(row: object, limits: Mapping[str, int]) -> None:
    """Refuse a row with a number that counts or points beyond what there is."""
    for name, most in limits.items():
        for value in np.ravel(getattr(row, name)).tolist():
            if not 0 <= value <= most:
                raise CroupierError("no-state", f"In a row {name} is 0 to {most}, not {value}.")


def require_no_more(row: object, fields: Sequence[Field], state: bytes) -> None:
    """Refuse a row with a number its state knows nothing of."""
    packed = np.frombuffer(state, np.dtype([*fields]))
    for name, *_ in fields:
        found, known = np.asarray(getattr(row, name)), packed[name][0]
        if (found != known).any():
            sentence = f"In this row {name} is {found.tolist()}, in its state {known.tolist()}."
            raise CroupierError("no-state", sentence)
