"""What several actions ask for alike: a lot, a casino, its boss, money, tiles, a die."""

from collections.abc import Iterable

from croupier.core.errors import Refusal
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import SITE, Colour, Lot
from croupier.lordsofvegas.casinos import Casino, casino_on
from croupier.lordsofvegas.moves import ActionKind, Promise
from croupier.lordsofvegas.state import DICE, Table


def require_lot(lot: Lot) -> None:
    """Refuse a lot that is not on the board."""
    if lot not in SITE:
        raise Refusal("unknown-lot", f"There is no lot {lot}; lots are named A1 to F9.")


def require_casino(table: Table, lot: Lot) -> Casino:
    """Return the casino a lot is part of, or refuse a lot without a tile."""
    require_lot(lot)
    casino = casino_on(table, lot)
    if casino is None:
        raise Refusal("no-casino", f"There is no casino on {lot}.")
    return casino


def require_boss(casino: Casino, seat: Seat) -> None:
    """Refuse what only the boss of a casino may do (LOV-2.5)."""
    if casino.boss != seat:
        raise Refusal("not-boss", f"You are not the boss of the casino on {casino.lots[0]}.")


def require_money(table: Table, cost: int) -> None:
    """Refuse what the seat on turn cannot pay."""
    if (money := table.money[table.turn]) < cost:
        raise Refusal("too-expensive", f"This costs {cost} million; you have {money}.")


def require_tiles(table: Table, colour: Colour, tiles: int) -> None:
    """Refuse to use more tiles of a colour than are left (LOV-10.2, LOV-14.1)."""
    if (left := table.tiles_left(colour)) < tiles:
        raise Refusal(
            "no-tiles", f"This needs {tiles} of the {colour} tiles; the supply has {left}."
        )


def require_die(table: Table, moving: Lot | None) -> None:
    """Refuse to move a die while one is in supply, or not to move one when none is (LOV-14.2)."""
    own = table.dice(table.turn)
    if moving is None:
        if len(own) == DICE:
            raise Refusal("no-dice", "All your dice are on the board: say which one is to move.")
    elif len(own) < DICE:
        raise Refusal("dice-left", "You still have a die in supply, so none may be moved.")
    elif moving not in own:
        raise Refusal("not-your-die", f"You have no die on {moving} to move.")


def require_unpromised(table: Table, kind: ActionKind, lots: Iterable[Lot]) -> None:
    """Refuse what the seat on turn has promised to leave undone (LOV-19.2)."""
    for lot in lots if table.promises else ():
        if Promise(kind, lot) in table.promises:
            raise Refusal("promised", f"You have promised not to {kind} at {lot} this turn.")
