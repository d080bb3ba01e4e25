"""Sprawling onto an adjacent lot (LOV-9)."""

from croupier.core.errors import Refusal
from croupier.lordsofvegas.board import SITE, Lot, around
from croupier.lordsofvegas.building import place_tile
from croupier.lordsofvegas.conditions import (
    require_boss,
    require_casino,
    require_die,
    require_lot,
    require_money,
    require_tiles,
    require_unpromised,
)
from croupier.lordsofvegas.events import CasinoSprawled
from croupier.lordsofvegas.moves import Sprawl
from croupier.lordsofvegas.paying import Told
from croupier.lordsofvegas.state import VACANT, Table


def sprawl_cost(lot: Lot) -> int:
    """Return what sprawling onto a lot costs (LOV-9.2)."""
    return 2 * SITE[lot].build_cost


def check_sprawl(table: Table, move: Sprawl) -> None:
    """Refuse to sprawl from another's casino, or onto a lot apart or taken (LOV-9.1)."""
    casino = require_casino(table, move.casino)
    require_boss(casino, table.turn)
    require_lot(move.lot)
    if move.lot not in around(casino.lots):
        raise Refusal("not-adjacent", f"{move.lot} is not adjacent to that casino.")
    if table.plot(move.lot) != VACANT:
        raise Refusal("lot-taken", f"{move.lot} is taken; only an unowned lot can be sprawled on.")
    require_unpromised(table, "sprawl", (move.lot,))
    require_tiles(table, casino.colour, 1)
    require_money(table, sprawl_cost(move.lot))
    require_die(table, move.moving)


def sprawl(table: Table, move: Sprawl) -> Told:
    """Place a tile of the casino's colour and a die with the printed value (LOV-9.3)."""
    seat, cost = table.turn, sprawl_cost(move.lot)
    colour = require_casino(table, move.casino).colour
    table, moved = place_tile(table, move.lot, colour, move.moving)
    event = CasinoSprawled(seat, move.lot, colour, SITE[move.lot].die, cost)
    return table.with_money({seat: -cost}), (*moved, event)
