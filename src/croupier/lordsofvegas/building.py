"""Building on an own lot (LOV-8)."""

from croupier.core.errors import Refusal
from croupier.lordsofvegas.board import SITE, Colour, Lot
from croupier.lordsofvegas.conditions import (
    require_die,
    require_lot,
    require_money,
    require_tiles,
    require_unpromised,
)
from croupier.lordsofvegas.events import CasinoBuilt, DieMoved, Event
from croupier.lordsofvegas.moves import Build
from croupier.lordsofvegas.paying import Told
from croupier.lordsofvegas.state import Built, Die, Marked, Plot, Table


def check_build(table: Table, move: Build) -> None:
    """Refuse to build elsewhere than on an own lot, or without money, tile or die (LOV-8.1)."""
    require_lot(move.lot)
    if table.plot(move.lot) != Marked(table.turn):
        raise Refusal("not-your-lot", f"You have no marker on {move.lot} to build on.")
    require_unpromised(table, "build", (move.lot,))
    require_tiles(table, move.colour, 1)
    require_money(table, SITE[move.lot].build_cost)
    require_die(table, move.moving)


def build(table: Table, move: Build) -> Told:
    """Replace the marker by a tile and a die that shows the printed value (LOV-8.2)."""
    seat, site = table.turn, SITE[move.lot]
    table, moved = place_tile(table, move.lot, move.colour, move.moving)
    event = CasinoBuilt(seat, move.lot, move.colour, site.die, site.build_cost)
    return table.with_money({seat: -site.build_cost}), (*moved, event)


def place_tile(table: Table, lot: Lot, colour: Colour, moving: Lot | None) -> Told:
    """Place a tile with a die of the seat on turn, which may have to be moved there."""
    events: tuple[Event, ...] = () if moving is None else (DieMoved(table.turn, moving),)
    return table.with_plots(tile_placed(table, lot, colour, moving)), events


def tile_placed(table: Table, lot: Lot, colour: Colour, moving: Lot | None) -> dict[Lot, Plot]:
    """Return what then lies where; a die that moves keeps its mark (LOV-11.6)."""
    if moving is None:
        return {lot: Built(colour, Die(table.turn, SITE[lot].die))}
    left, moved = table.plot(moving), table.die(moving)
    assert isinstance(left, Built), "a tile lies there"
    assert moved is not None, "and a die on it"
    die = Die(table.turn, SITE[lot].die, moved.reorganized)
    return {moving: Built(left.colour, None), lot: Built(colour, die)}
