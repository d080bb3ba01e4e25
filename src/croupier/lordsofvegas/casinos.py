"""Casinos and their bosses (LOV-2.3 to LOV-2.8)."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from croupier.core.remembering import once, remembered
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import LOTS, NEAR, PLACE, SITE, SPANS, Colour, Lot
from croupier.lordsofvegas.state import Built, Die, Plot, Table


class Casino(Struct, frozen=True, cache_hash=True, dict=True):
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

    @once
    def tiles(self) -> int:
        """How many tiles it has, with or without a die (LOV-2.6)."""
        return len(self.lots)

    @once
    def pips(self) -> int:
        """Add up the pips of all its dice."""
        return sum(die.value for _, die in self.dice)

    @once
    def is_tied(self) -> bool:
        """Whether several seats share the highest value (LOV-13.1)."""
        return len(self.leaders) > 1

    @once
    def is_on_strip(self) -> bool:
        """Whether at least one of its tiles is on the Strip (LOV-6.3)."""
        return any(SITE[lot].on_strip == "yes" for lot in self.lots)

    @once
    def is_reorganized(self) -> bool:
        """Whether dice of it were reorganized this turn (LOV-11.5)."""
        return any(die.reorganized for _, die in self.dice)

    def dice_of(self, seat: Seat) -> tuple[Lot, ...]:
        """Return the lots on which a seat has dice here."""
        return self._owned.get(seat, ())

    @once
    def _owned(self) -> Mapping[Seat, tuple[Lot, ...]]:
        owned: dict[Seat, tuple[Lot, ...]] = {}
        for lot, die in self.dice:
            owned[die.owner] = (*owned.get(die.owner, ()), lot)
        return owned


def casinos(table: Table) -> tuple[Casino, ...]:
    """Return all casinos on the board, in the order of their first lots."""
    return _casinos(table.plots)


def casino_on(table: Table, lot: Lot) -> Casino | None:
    """Return the casino a lot is part of, if there is one."""
    return _casinos_by_lot(table.plots).get(lot)


def casino_in(first: int, plots: tuple[Plot, ...], lot: Lot) -> Casino:
    """Return the casino a tile is part of, from the plots of its block alone.

    It is quicker than `casino_on` for a table that is looked at once, as in a preview.
    """
    return _casino(first, plots, _joined(first, plots, PLACE[lot]))


@remembered(most=2048)
@lru_cache(maxsize=1024)
def _casinos_by_lot(plots: tuple[Plot, ...]) -> Mapping[Lot, Casino]:
    return {lot: casino for casino in _casinos(plots) for lot in casino.lots}


@remembered(most=2048)
@lru_cache(maxsize=1024)
def _casinos(plots: tuple[Plot, ...]) -> tuple[Casino, ...]:
    return tuple(
        casino
        for first, end in SPANS.values()
        for casino in casinos_of_block(first, plots[first:end])
    )


# From one move to the next most blocks stay as they are.
@lru_cache(maxsize=8192)
def casinos_of_block(first: int, plots: tuple[Plot, ...]) -> tuple[Casino, ...]:
    """Return the casinos on the plots of one block: none reaches into another (LOV-2.2)."""
    found: list[Casino] = []
    seen: set[int] = set()
    for place, plot in enumerate(plots, first):
        if type(plot) is Built and place not in seen:
            places = _joined(first, plots, place)
            seen |= places
            found.append(_casino(first, plots, places))
    return tuple(found)


def _joined(first: int, plots: tuple[Plot, ...], place: int) -> set[int]:
    """Return the places of all tiles reached from one over tiles of its colour (LOV-2.3).

    The plots are those of its block, from its first place in the table on.
    """
    colour = _tile(plots[place - first]).colour
    joined, edge = {place}, [place]
    for reached in edge:
        for near in NEAR[reached]:
            plot = plots[near - first]
            if near not in joined and type(plot) is Built and plot.colour == colour:
                joined.add(near)
                edge.append(near)
    return joined


def _casino(first: int, plots: tuple[Plot, ...], places: set[int]) -> Casino:
    lots: list[Lot] = []
    dice: list[tuple[Lot, Die]] = []
    highest: list[tuple[Lot, Die]] = []
    # In one go: a page is shown a dozen casinos for every move, as they could be made.
    for place in sorted(places):
        lot, tile = LOTS[place], _tile(plots[place - first])
        lots.append(lot)
        if (die := tile.die) is not None:
            dice.append((lot, die))
            if not highest or die.value > highest[0][1].value:
                highest = [(lot, die)]
            elif die.value == highest[0][1].value:
                highest.append((lot, die))
    leaders = frozenset([die.owner for _, die in highest])
    boss = highest[0][1].owner if len(leaders) == 1 else None
    return shared(Casino(tile.colour, tuple(lots), tuple(dice), tuple(highest), leaders, boss))


@lru_cache(maxsize=8192)
def shared(casino: Casino) -> Casino:
    """Return the casino that every table shares with those where there is the same.

    All that is known about casinos is found by comparing them, and whatever is the very same one
    needs no comparing.
    """
    return casino


def _tile(plot: Plot) -> Built:
    assert isinstance(plot, Built), "a tile lies there"
    return plot
