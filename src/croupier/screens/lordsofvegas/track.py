"""The scoring track with its chips and breaks."""

from rich.text import Text

from croupier.core.seats import Seat
from croupier.lordsofvegas.scoring import LAST_SPACE, TRACK
from croupier.lordsofvegas.state import Table
from croupier.screens.marks import mark

BREAK = "│"
"""Stands where a step begins to cost more (LOV-1.11)."""


def track(table: Table) -> Text:
    """Return the spaces from the hindmost chip on; chips without points stand before the 1.

    With four chips on it, the whole track is exactly 80 columns wide.
    """
    line = Text()
    for before, space in zip((0, *TRACK), TRACK, strict=False):
        if space >= min(table.points):
            line.append(str(space) if space else "", "dim").append(chips(table, space))
            line.append(gap(before, space), "dim")
    return line


def gap(before: int, space: int) -> str:
    """Return what parts a space from the next: a break, if that one is farther off.

    >>> gap(6, 7), gap(7, 8), gap(8, 10)
    (' ', '│', ' ')
    """
    if space == LAST_SPACE:
        return ""
    after = TRACK[TRACK.index(space) + 1]
    return BREAK if after - space > max(space - before, 1) else " "


def chips(table: Table, space: int) -> Text:
    """Return the chips on a space."""
    here = (Seat(seat) for seat, points in enumerate(table.points) if points == space)
    return Text().join(map(mark, here))
