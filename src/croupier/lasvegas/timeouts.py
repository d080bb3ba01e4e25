"""What is done for a seat whose time is up, at tables with a timer (LV-4.6)."""

from croupier.core.errors import Refusal
from croupier.core.seats import Seat
from croupier.lasvegas.moves import Move, Place
from croupier.lasvegas.placing import faces
from croupier.lasvegas.state import Face, Placing, Roll, State


def overdue(state: State, seat: Seat, /) -> Move:
    """Return the move made for a seat whose time is up, or refuse if nobody waits for it (LV-4.6).

    It is to be repeated while `is_still_overdue`.
    """
    if not isinstance(state, Placing) or state.seat != seat:
        raise Refusal("not-your-turn", f"Nobody waits for seat {seat}.")
    return Place(most_shown(state.roll))


def most_shown(roll: Roll) -> Face:
    """Return the face that most of the own dice show, between equals the lower one (LV-4.6).

    White dice do not count, but are placed where there are no others:

    >>> most_shown(Roll(own=(1, 2, 2, 5, 5), white=(1, 1))), most_shown(Roll(own=(), white=(4, 6)))
    (2, 4)
    """
    return max(faces(roll), key=lambda face: (roll.own.count(face), -face))


def is_still_overdue(since: State, now: State, seat: Seat, /) -> bool:
    """Tell whether more is to be done for a seat whose time was up at an earlier state.

    One placement is all (LV-4.6): the last one with dice rolls anew and has time again (LV-4.4).
    """
    return now == since and isinstance(now, Placing) and now.seat == seat
