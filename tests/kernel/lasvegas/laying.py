"""Rows that hold a position."""

import numpy as np

from croupier.kernel.lasvegas import codec, row
from croupier.kernel.lasvegas.row import Row
from croupier.kernel.luck import seed
from croupier.lasvegas.state import State


def laid(state: State, luck: int = 1) -> Row:
    """Return a row that holds a state, with the luck of a number."""
    rows = row.rows(1)
    codec.write(rows, 0, state)
    one: Row = rows[0]
    seed(one.luck, np.uint64(luck), np.uint64(0))
    return one
