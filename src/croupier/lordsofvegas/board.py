"""The board: 48 lots in six blocks along the Strip (LOV-1.3 to LOV-1.5)."""

import csv
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Literal, NewType

import msgspec
from msgspec import Struct

Lot = NewType("Lot", str)
"""One of the 48 spaces, by its name: A1 to F9."""

Colour = Literal["purple", "gold", "green", "silver", "brown"]
COLOURS: tuple[Colour, ...] = ("purple", "gold", "green", "silver", "brown")

CardColour = Colour | Literal["strip"]


class Site(Struct, frozen=True):
    """What is printed on the board, and on the card, for one lot."""

    lot: Lot
    row: int
    column: int
    on_strip: Literal["yes", "no"]
    build_cost: int
    die: int
    card: CardColour
    start_money: int

    @property
    def block(self) -> str:
        """The block the lot lies in, A to F."""
        return self.lot[0]


def _sites() -> tuple[Site, ...]:
    table = files(__package__).joinpath("lots.csv").read_text(encoding="utf-8")
    rows = tuple(csv.DictReader(table.splitlines()))
    return msgspec.convert(rows, tuple[Site, ...], strict=False)


SITES = _sites()
LOTS = tuple(site.lot for site in SITES)
"""All lots in the order of the table, in which dice are rolled (LOV-13.5)."""
SITE: Mapping[Lot, Site] = {site.lot: site for site in SITES}
PLACE: Mapping[Lot, int] = {lot: place for place, lot in enumerate(LOTS)}


def _span(block: str) -> tuple[int, int]:
    places = [place for place, site in enumerate(SITES) if site.block == block]
    return places[0], places[-1] + 1


SPANS: Mapping[str, tuple[int, int]] = {site.block: _span(site.block) for site in SITES}
"""Where the lots of each block begin and end in the table."""


def _are_adjacent(a: Site, b: Site) -> bool:
    return a.block == b.block and abs(a.row - b.row) + abs(a.column - b.column) == 1


NEIGHBOURS: Mapping[Lot, tuple[Lot, ...]] = {
    a.lot: tuple(b.lot for b in SITES if _are_adjacent(a, b)) for a in SITES
}
"""The lots that share an edge with a lot inside its block (LOV-2.2)."""
NEAR = tuple(tuple(PLACE[near] for near in NEIGHBOURS[lot]) for lot in LOTS)
"""The same by places in the table."""
SPAN: Mapping[Lot, tuple[int, int]] = {site.lot: SPANS[site.block] for site in SITES}
"""Where the block of each lot begins and ends in the table."""


@lru_cache(maxsize=4096)
def around(lots: tuple[Lot, ...]) -> tuple[Lot, ...]:
    """Return the lots adjacent to some, in the order of the table; those may be among them."""
    return in_order({near for lot in lots for near in NEIGHBOURS[lot]})


def in_order(lots: set[Lot]) -> tuple[Lot, ...]:
    """Return lots in the order of the table."""
    return tuple(sorted(lots, key=PLACE.__getitem__))
