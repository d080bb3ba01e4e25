"""The states of a game: one record for each phase."""

from typing import Annotated

from msgspec import Meta, Struct

from croupier.core.seats import Seat

LEAST_TARGET = 10
MOST_TARGET = 1000
"""Between which points a table may agree on a target (PIG-1.4)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table may agree on before the game: the points that win (PIG-1.4)."""

    target: Annotated[
        int,
        Meta(ge=LEAST_TARGET, le=MOST_TARGET, description="how many points win (default: 100)"),
    ] = 100


class Table(Struct, frozen=True):
    """What was agreed on, and the points each seat has in the bank (PIG-1.3)."""

    options: Options
    banks: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.banks)


class Choosing(Struct, frozen=True, tag="choosing"):
    """A seat chooses between rolling and holding, with so many points at stake (PIG-2.3)."""

    table: Table
    seat: Seat
    stake: int


class Rolling(Struct, frozen=True, tag="rolling"):
    """The die of a seat is in the air."""

    table: Table
    seat: Seat
    stake: int


class Over(Struct, frozen=True, tag="over"):
    """Somebody has won (PIG-3.1)."""

    table: Table


State = Choosing | Rolling | Over
