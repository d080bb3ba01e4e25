"""Casinos and their bosses (LOV-2.3 to LOV-2.8)."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, NEIGHBOURS, PLACE, SITE, Colour, Lot, in_order
from croupier.lordsofvegas.state import Built, Die, Plot, Table


class Casino(Struct, frozen=True):
    """Joined tiles of one colour, with the dice on them, in the order of the lots."""

    colour: Colour
    lots: tuple[Lot, ...]
    dice: tuple[tuple[Lot, Die], ...]
    highest: tuple[tuple[Lot, Die], ...]
    """The dice that show the highest value there."""
    leaders: frozenset[Seat]
    """The seats whose dice are highest: several are a tie, none is a casino without dice."""
    boss: Seat | None
    """The seat that alone has the highest die (LOV-2.5, LOV-18.3)."""

    @property
    def tiles(self) -> int:
        """How many tiles it has, with or without a die (LOV-2.6)."""
        return len(self.lots)

    @property
    def pips(self) -> int:
        """The pips of all its dice together."""
        return sum(die.value for _, die in self.dice)

    @property
    def is_tied(self) -> bool:
        """Whether several seats share the highest value (LOV-13.1)."""
        return len(self.leaders) > 1

    @property
    def is_on_strip(self) -> bool:
        """Whether at least one of its tiles is on the Strip (LOV-6.3)."""
        return any(SITE[lot].on_strip == "yes" for lot in self.lots)

    def dice_of(self, seat: Seat) -> tuple[Lot, ...]:
        """Return the lots on which a seat has dice here."""
        return tuple(lot for lot, die in self.dice if die.owner == seat)


def casinos(table: Table) -> tuple[Casino, ...]:
    """Return all casinos on the board, in the order of their first lots."""
    return _casinos(table.plots)


def casino_on(table: Table, lot: Lot) -> Casino | None:
    """Return the casino a lot is part of, if there is one."""
    return _casinos_by_lot(table.plots).get(lot)


@lru_cache(maxsize=1024)
def _casinos_by_lot(plots: tuple[Plot, ...]) -> Mapping[Lot, Casino]:
    return {lot: casino for casino in _casinos(plots) for lot in casino.lots}


@lru_cache(maxsize=1024)
def _casinos(plots: tuple[Plot, ...]) -> tuple[Casino, ...]:
    found: list[Casino] = []
    seen: set[Lot] = set()
    for lot, plot in zip(LOTS, plots, strict=True):
        if isinstance(plot, Built) and lot not in seen:
            lots = _joined(plots, lot, plot.colour)
            seen |= lots
            found.append(_casino(plots, plot.colour, lots))
    return tuple(found)


def _joined(plots: tuple[Plot, ...], first: Lot, colour: Colour) -> set[Lot]:
    """Return all lots reached from the first over tiles of this colour (LOV-2.3)."""
    joined, edge = {first}, [first]
    while edge:
        for lot in NEIGHBOURS[edge.pop()]:
            plot = plots[PLACE[lot]]
            if lot not in joined and isinstance(plot, Built) and plot.colour == colour:
                joined.add(lot)
                edge.append(lot)
    return joined


def _casino(plots: tuple[Plot, ...], colour: Colour, lots: set[Lot]) -> Casino:
    ordered = in_order(lots)
    built = ((lot, plots[PLACE[lot]]) for lot in ordered)
    on_tiles = ((lot, plot.die) for lot, plot in built if isinstance(plot, Built))
    dice = tuple((lot, die) for lot, die in on_tiles if die is not None)
    top = max((die.value for _, die in dice), default=0)
    highest = tuple((lot, die) for lot, die in dice if die.value == top)
    leaders = frozenset(die.owner for _, die in highest)
    boss = next(iter(leaders)) if len(leaders) == 1 else None
    return Casino(colour, ordered, dice, highest, leaders, boss)
