"""Reorganizing a casino: rerolling and arranging its dice (LOV-11)."""

from croupier.core.chance import Dice, Outcome, rolled
from croupier.core.errors import Refusal
from croupier.core.game import Step
from croupier.core.seats import Seat, clockwise
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.conditions import require_casino, require_money, require_unpromised
from croupier.lordsofvegas.events import CasinoReorganized, DiceArranged, DiceRerolled, Event
from croupier.lordsofvegas.moves import Reorganize
from croupier.lordsofvegas.settling import settle
from croupier.lordsofvegas.state import Arranging, Die, Rerolling, State, Table, ToAct


def check_reorganize(table: Table, move: Reorganize) -> None:
    """Refuse a casino without own dice, or with dice reorganized this turn (LOV-11.1, LOV-11.5)."""
    casino = require_casino(table, move.casino)
    if not casino.dice_of(table.turn):
        raise Refusal("no-die-there", f"You have no die in the casino on {casino.lots[0]}.")
    if casino.is_reorganized:
        raise Refusal("already-reorganized", "Dice of that casino were reorganized this turn.")
    require_unpromised(table, "reorganize", casino.lots)
    require_money(table, casino.pips)


def reorganize(table: Table, move: Reorganize) -> Step[State, Event]:
    """Pay 1 per pip and roll all dice of the casino (LOV-11.1)."""
    casino = require_casino(table, move.casino)
    paid = table.with_money({table.turn: -casino.pips})
    event = CasinoReorganized(table.turn, casino.lots, casino.pips)
    return Step(Rerolling(paid, casino.lots[0]), (event,))


def all_dice(state: Rerolling) -> Dice:
    """Ask for a roll of all dice of the casino, in the order of their lots (LOV-13.5)."""
    return Dice((1,) * len(require_casino(state.table, state.casino).dice))


def reroll(state: Rerolling, outcome: Outcome) -> Step[State, Event]:
    """Show the values rolled and mark the dice; then their owners arrange them (LOV-11.3)."""
    values = rolled(all_dice(state), outcome)
    casino, table = require_casino(state.table, state.casino), state.table
    for (lot, die), value in zip(casino.dice, values, strict=True):
        table = table.with_die(lot, Die(die.owner, value, reorganized=True))
    event = DiceRerolled(tuple(lot for lot, _ in casino.dice), values)
    owners = clockwise(table.seats, table.turn)
    return arrange_next(table, state.casino, owners).after(event)


def arrange_next(table: Table, casino: Lot, owners: tuple[Seat, ...]) -> Step[State, Event]:
    """Wait for the next owner with a choice; when there is none, check for ties (LOV-11.4)."""
    for seat in owners:
        lots = require_casino(table, casino).dice_of(seat)
        if len({*values_on(table, lots)}) > 1:
            return Step(Arranging(table, seat, lots))
    return settle(table, ToAct())


def values_on(table: Table, lots: tuple[Lot, ...]) -> tuple[int, ...]:
    """Return the values of the dice on these lots."""
    return tuple(die.value for die in map(table.die, lots) if die is not None)


def arrange(state: Arranging, value: int) -> Step[State, Event]:
    """Put a value on the next tile, in exchange for the one there (LOV-11.2)."""
    values = values_on(state.table, state.lots)
    if value not in values:
        left = ", ".join(map(str, sorted({*values})))
        raise Refusal("value-not-rolled", f"You have no {value} left to place; you have {left}.")
    first, *rest = state.lots
    table = exchanged(state.table, first, state.lots[values.index(value)])
    if len({*values_on(table, tuple(rest))}) > 1:
        return Step(Arranging(table, state.seat, tuple(rest)))
    own = require_casino(table, first).dice_of(state.seat)
    event = DiceArranged(state.seat, own, values_on(table, own))
    owners = clockwise(table.seats, table.turn)
    later = owners[owners.index(state.seat) + 1 :]
    return arrange_next(table, first, later).after(event)


def exchanged(table: Table, a: Lot, b: Lot) -> Table:
    """Return the table with the dice on two tiles of one owner exchanged."""
    on_a, on_b = table.die(a), table.die(b)
    return table.with_die(a, on_b).with_die(b, on_a)
