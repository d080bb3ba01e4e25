"""The scoring track (LOV-1.11, LOV-7)."""

from bisect import bisect_right

TRACK = (
    *(0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20),
    *(23, 26, 29, 32, 36, 40, 44, 49, 54, 60, 66, 73, 81, 90),
)
LAST_SPACE = TRACK[-1]


def advance(space: int, points: int) -> int:
    """Return the space a chip reaches with the points of one casino (LOV-7.2).

    A step is made only if the points left cover all of it; what is left over is lost:

    >>> [advance(8, points) for points in (1, 2, 3, 4, 5)]
    [8, 10, 10, 12, 12]
    """
    return TRACK[bisect_right(TRACK, space + points) - 1]
