"""The scoring track, read aloud."""

from itertools import pairwise

from croupier.lordsofvegas.scoring import TRACK


def walked(space: int, points: int) -> int:
    """Walk a chip from space to space while the points last (LOV-7.2)."""
    for here, there in pairwise(TRACK):
        if here == space and points >= there - here:
            space, points = there, points - (there - here)
    return space
