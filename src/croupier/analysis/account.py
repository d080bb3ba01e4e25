"""Whose doing it was: what luck and everyone's choices made of the chances to win.

Chances are counted in whole parts, so that whatever is added up comes out to the last digit.
"""

from collections.abc import Sequence

from msgspec import Struct

from croupier.core.chance import Drawn, Rolled
from croupier.core.game import Entry, Moved, MoveT

WHOLE = 10_000
"""How many parts a win is counted in: hundredths of a percent."""

Parts = tuple[int, ...]
"""The chances of all seats, from the first one on, in parts of a win: together a whole one."""


class SeatAccount(Struct, frozen=True):
    """What became of a seat's chance to win, as shares of 1.

    ``start + luck + own + others == result``, and over all seats luck comes to nothing, for what
    one gains the others lose. `start` is what seats and order are worth; `own` and `others` are
    what the choices of this seat and of all others changed.
    """

    start: float
    luck: float
    own: float
    others: float
    result: float


def in_parts(chances: Sequence[float], whole: int = WHOLE) -> Parts:
    """Return chances in whole parts that add up, the remainders going to the largest of them.

    >>> in_parts([1 / 3, 1 / 3, 1 / 3])
    (3334, 3333, 3333)
    >>> in_parts([0.126, 0.874], 100)
    (13, 87)
    """
    total = sum(chances)
    exact = [chance / total * whole for chance in chances]
    parts = [int(part) for part in exact]
    by_remainder = sorted(range(len(exact)), key=lambda seat: parts[seat] - exact[seat])
    for seat in by_remainder[: whole - sum(parts)]:
        parts[seat] += 1
    return tuple(parts)


def accounts(entries: Sequence[Entry[MoveT]], chances: Sequence[Parts]) -> tuple[SeatAccount, ...]:
    """Return what luck and choices did for every seat.

    There is one chance more than there are entries: one before each of them, and one at the end.
    """
    seats = range(len(chances[0]))
    luck, own, others = ([0 for _ in seats] for _ in range(3))
    for entry, before, after in zip(entries, chances, chances[1:], strict=False):
        for seat in seats:
            match entry:
                case Rolled() | Drawn():
                    told = luck
                case Moved(mover):
                    told = own if mover == seat else others
            told[seat] += after[seat] - before[seat]
    return tuple(
        SeatAccount(*(part[seat] / WHOLE for part in (chances[0], luck, own, others, chances[-1])))
        for seat in seats
    )
