"""Why the seat on turn cannot take a kind of action: for those who wonder why it is not lit."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from msgspec import Struct

from croupier.lordsofvegas.acting import actions
from croupier.lordsofvegas.board import COLOURS, NEIGHBOURS, SITE, Lot
from croupier.lordsofvegas.casinos import Casino, casinos
from croupier.lordsofvegas.moves import ACTION_KINDS, ActionKind
from croupier.lordsofvegas.remodeling import remodel_cost
from croupier.lordsofvegas.sprawling import sprawl_cost
from croupier.lordsofvegas.state import Table, Vacant

Reason = Literal[
    "short", "no-lot", "no-free-lot", "not-boss", "no-die", "no-rival", "no-tiles", "done", "once",
    "promised",
]  # fmt: skip
"""What is missing: money, a lot, a boss's crown, a die, another boss, tiles; or it was done or
promised away."""


class Obstacle(Struct, frozen=True, gc=False, omit_defaults=True):
    """Why a kind of action cannot be taken, and how much money is missing, if it is money."""

    kind: ActionKind
    reason: Reason
    short: int = 0


Verdict = tuple[Reason, int] | None


def obstacles(table: Table) -> tuple[Obstacle, ...]:
    """Return the kinds of action the seat on turn cannot take, with the first reason of each."""
    lit = {action.__struct_config__.tag for action in actions(table)}
    found = ((kind, _verdict(table, kind)) for kind in ACTION_KINDS if kind not in lit)
    return tuple(Obstacle(kind, *verdict) for kind, verdict in found if verdict is not None)


def _verdict(table: Table, kind: ActionKind) -> Verdict:
    match kind:
        case "build":
            return _building(table)
        case "sprawl":
            return _sprawling(table)
        case "remodel":
            return _remodeling(table)
        case "reorganize":
            return _reorganizing(table)
        case "gamble":
            return _gambling(table)


def _building(table: Table) -> Verdict:
    own = table.markers(table.turn)
    if not own:
        return "no-lot", 0
    if not any(map(table.tiles_left, COLOURS)):
        return "no-tiles", 0
    free = [lot for lot in own if not _is_promised(table, "build", (lot,))]
    return _cheapest(table, (SITE[lot].build_cost for lot in free))


def _sprawling(table: Table) -> Verdict:
    led = _led(table)
    if not led:
        return "not-boss", 0
    around = [(casino, lot) for casino in led for lot in _beside(table, casino)]
    if not around:
        return "no-free-lot", 0
    tiled = [lot for casino, lot in around if table.tiles_left(casino.colour)]
    if not tiled:
        return "no-tiles", 0
    free = [lot for lot in tiled if not _is_promised(table, "sprawl", (lot,))]
    return _cheapest(table, map(sprawl_cost, free))


def _remodeling(table: Table) -> Verdict:
    led = _led(table)
    if not led:
        return "not-boss", 0
    tiled = [casino for casino in led if _can_change(table, casino)]
    if not tiled:
        return "no-tiles", 0
    free = [casino for casino in tiled if not _is_promised(table, "remodel", casino.lots)]
    return _cheapest(table, map(remodel_cost, free))


def _reorganizing(table: Table) -> Verdict:
    own = [casino for casino in casinos(table) if casino.dice_of(table.turn)]
    if not own:
        return "no-die", 0
    fresh = [casino for casino in own if not casino.is_reorganized]
    if not fresh:
        return "done", 0
    free = [casino for casino in fresh if not _is_promised(table, "reorganize", casino.lots)]
    return _cheapest(table, (casino.pips for casino in free))


def _gambling(table: Table) -> Verdict:
    if table.gambled:
        return "once", 0
    others = [casino for casino in casinos(table) if casino.boss not in (None, table.turn)]
    if not others:
        return "no-rival", 0
    free = [casino for casino in others if not _is_promised(table, "gamble", casino.lots)]
    return _cheapest(table, (1 for _ in free))


def _cheapest(table: Table, costs: Iterable[int]) -> Verdict:
    """Compare the money there is with the least that is asked; what is left out was promised."""
    least = min(costs, default=None)
    if least is None:
        return "promised", 0
    missing = least - table.money[table.turn]
    return ("short", missing) if missing > 0 else None


def _led(table: Table) -> list[Casino]:
    return [casino for casino in casinos(table) if casino.boss == table.turn]


def _beside(table: Table, casino: Casino) -> Iterator[Lot]:
    for tile in casino.lots:
        yield from (lot for lot in NEIGHBOURS[tile] if type(table.plot(lot)) is Vacant)


def _can_change(table: Table, casino: Casino) -> bool:
    others = (colour for colour in COLOURS if colour != casino.colour)
    return any(table.tiles_left(colour) >= casino.tiles for colour in others)


def _is_promised(table: Table, kind: ActionKind, lots: Sequence[Lot]) -> bool:
    return any(promise.kind == kind and promise.lot in lots for promise in table.promises)
