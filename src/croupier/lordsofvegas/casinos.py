"""Casinos and their bosses (LOV-2.3 to LOV-2.8)."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, NEIGHBOURS, SITE, SPANS, Colour, Lot, in_order
from croupier.lordsofvegas.state import Built, Die, Plot, Table


class Casino(Struct, frozen=True, cache_hash=True):
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


def casinos_in(table: Table, block: str) -> tuple[Casino, ...]:
    """Return the casinos of one block: none reaches into another (LOV-2.2)."""
    first, end = SPANS[block]
    return _casinos_of_block(first, table.plots[first:end])


def casino_on(table: Table, lot: Lot) -> Casino | None:
    """Return the casino a lot is part of, if there is one."""
    return _casinos_by_lot(table.plots).get(lot)


def casino_of(table: Table, lot: Lot) -> Casino | None:
    """Return the casino a lot is part of, without looking for any other.

    It is quicker than `casino_on` for a table that is looked at once, as in a preview.
    """
    first, end = SPANS[SITE[lot].block]
    built = _built(first, table.plots[first:end])
    plot = built.get(lot)
    return None if plot is None else _casino(built, plot.colour, _joined(built, lot, plot.colour))


def _built(first: int, plots: tuple[Plot, ...]) -> Mapping[Lot, Built]:
    """Return the tiles on these plots, which are those of a block from its first lot on."""
    lots = LOTS[first : first + len(plots)]
    return {lot: plot for lot, plot in zip(lots, plots, strict=True) if isinstance(plot, Built)}


@lru_cache(maxsize=1024)
def _casinos_by_lot(plots: tuple[Plot, ...]) -> Mapping[Lot, Casino]:
    return {lot: casino for casino in _casinos(plots) for lot in casino.lots}


@lru_cache(maxsize=1024)
def _casinos(plots: tuple[Plot, ...]) -> tuple[Casino, ...]:
    return tuple(
        casino
        for first, end in SPANS.values()
        for casino in _casinos_of_block(first, plots[first:end])
    )


# From one move to the next most blocks stay as they are.
@lru_cache(maxsize=8192)
def _casinos_of_block(first: int, plots: tuple[Plot, ...]) -> tuple[Casino, ...]:
    built = _built(first, plots)
    found: list[Casino] = []
    seen: set[Lot] = set()
    for lot, plot in built.items():
        if lot not in seen:
            lots = _joined(built, lot, plot.colour)
            seen |= lots
            found.append(_casino(built, plot.colour, lots))
    return tuple(found)


def _joined(built: Mapping[Lot, Built], first: Lot, colour: Colour) -> set[Lot]:
    """Return all lots reached from the first over tiles of this colour (LOV-2.3)."""
    joined, edge = {first}, [first]
    while edge:
        for lot in NEIGHBOURS[edge.pop()]:
            plot = built.get(lot)
            if plot is not None and plot.colour == colour and lot not in joined:
                joined.add(lot)
                edge.append(lot)
    return joined


def _casino(built: Mapping[Lot, Built], colour: Colour, lots: set[Lot]) -> Casino:
    ordered = in_order(lots)
    on_tiles = ((lot, built[lot].die) for lot in ordered)
    dice = tuple((lot, die) for lot, die in on_tiles if die is not None)
    top = max((die.value for _, die in dice), default=0)
    highest = tuple((lot, die) for lot, die in dice if die.value == top)
    leaders = frozenset(die.owner for _, die in highest)
    boss = next(iter(leaders)) if len(leaders) == 1 else None
    return Casino(colour, ordered, dice, highest, leaders, boss)
