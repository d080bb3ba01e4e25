"""Writing into arrays."""

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.compiling import compiled

N = TypeVar("N", bound=np.generic)


@compiled
def put(into: NDArray[N], values: NDArray[N]) -> None:
    """Write values over others.

    A slice would do the same, but copies the values first if both may be one, and what is copied
    takes memory that has to be counted.
    """
    for at in range(len(values)):
        into[at] = values[at]


@compiled
def put_rows(into: NDArray[N], values: NDArray[N]) -> None:
    """Write rows of values over others."""
    for at in range(len(values)):
        put(into[at], values[at])
