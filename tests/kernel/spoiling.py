"""Rows with a byte that is not as it was."""

from random import Random

import numpy as np
from hypothesis import strategies as st

from croupier.kernel.lasvegas import row
from croupier.kernel.packing import Field

luck = st.randoms(use_true_random=False)


def spoil(rows: row.Rows, fields: list[Field], luck: Random) -> None:
    """Change any byte of any field."""
    name, *_ = luck.choice(fields)
    numbers = rows[name].copy()
    flat = numbers.reshape(-1).view(np.uint8)
    flat[luck.randrange(len(flat))] = luck.choice([luck.randrange(7), luck.randrange(256)])
    rows[name] = numbers
