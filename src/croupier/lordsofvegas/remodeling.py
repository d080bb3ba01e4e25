"""Remodelling a casino in another colour (LOV-10)."""

from croupier.core.errors import Refusal
from croupier.lordsofvegas.board import Colour, Lot
from croupier.lordsofvegas.casinos import Casino
from croupier.lordsofvegas.conditions import (
    require_boss,
    require_casino,
    require_money,
    require_tiles,
    require_unpromised,
)
from croupier.lordsofvegas.events import CasinoRemodeled
from croupier.lordsofvegas.moves import Remodel
from croupier.lordsofvegas.paying import Told
from croupier.lordsofvegas.state import Built, Plot, Table

COST_PER_TILE = 5


def remodel_cost(casino: Casino) -> int:
    """Return what remodelling a casino costs (LOV-10.1)."""
    return COST_PER_TILE * casino.tiles


def check_remodel(table: Table, move: Remodel) -> None:
    """Refuse to remodel another's casino, to its own colour, or without tiles (LOV-10)."""
    casino = require_casino(table, move.casino)
    require_boss(casino, table.turn)
    if casino.colour == move.colour:
        raise Refusal("same-colour", f"That casino is {move.colour} already.")
    require_unpromised(table, "remodel", casino.lots)
    require_tiles(table, move.colour, casino.tiles)
    require_money(table, remodel_cost(casino))


def remodel(table: Table, move: Remodel) -> Told:
    """Replace all tiles of a casino; its dice stay as they are (LOV-10.1, LOV-10.2)."""
    casino = require_casino(table, move.casino)
    cost = remodel_cost(casino)
    event = CasinoRemodeled(table.turn, casino.lots, casino.colour, move.colour, cost)
    table = table.with_plots(remodeled(table, casino, move.colour))
    return table.with_money({table.turn: -cost}), (event,)


def remodeled(table: Table, casino: Casino, colour: Colour) -> dict[Lot, Plot]:
    """Return what then lies where."""
    return {lot: Built(colour, table.die(lot)) for lot in casino.lots}
