"""Places at a table and who sits in them."""

from functools import lru_cache
from typing import NewType

from msgspec import Struct

Seat = NewType("Seat", int)
"""A place at the table, counted clockwise from 0."""

MOST_SEATS = 8
"""The seats of the largest table: so many colours, shapes and names of bots there are."""


class Sitter(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a seat: a person, or the bot of that name."""

    name: str
    bot: str | None = None


# It is asked for at every turn, and there are few answers.
@lru_cache(maxsize=256)
def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """Return all seats in turn order, beginning with `first`.

    >>> clockwise(4, Seat(2))
    (2, 3, 0, 1)
    """
    return tuple(Seat((first + i) % seats) for i in range(seats))
