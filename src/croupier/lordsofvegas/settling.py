"""Tied bosses (LOV-13)."""

from croupier.core.chance import Dice, Outcome, rolled
from croupier.core.game import Step
from croupier.lordsofvegas.casinos import Casino, casinos
from croupier.lordsofvegas.drawing import pay_card
from croupier.lordsofvegas.events import Event, TieRerolled
from croupier.lordsofvegas.state import (
    Acting,
    Die,
    Drawing,
    Settling,
    State,
    Table,
    Then,
    ToAct,
    ToDraw,
    ToPay,
)


def settle(table: Table, then: Then) -> Step[State, Event]:
    """Reroll if any casino on the board is tied, else go on (LOV-13.1, LOV-13.4)."""
    if any(casino.is_tied for casino in casinos(table)):
        return Step(Settling(table, then))
    match then:
        case ToDraw():
            return Step(Drawing(table))
        case ToAct():
            return Step(Acting(table))
        case ToPay(card):
            return pay_card(table, card)


def first_tied(state: Settling) -> Casino:
    """Return the tied casino to be settled next, by its first lot (LOV-13.5)."""
    return next(casino for casino in casinos(state.table) if casino.is_tied)


def tied_dice(state: Settling) -> Dice:
    """Ask for a reroll of the tied dice, in the order of their lots."""
    return Dice((1,) * len(first_tied(state).highest))


def reroll_tied(state: Settling, outcome: Outcome) -> Step[State, Event]:
    """Reroll all dice of the tied value; again while several seats share the highest."""
    values = rolled(tied_dice(state), outcome)
    tied = first_tied(state).highest
    table = state.table
    for (lot, die), value in zip(tied, values, strict=True):
        table = table.with_die(lot, Die(die.owner, value, die.reorganized))
    event = TieRerolled(tuple(lot for lot, _ in tied), tied[0][1].value, values)
    return settle(table, state.then).after(event)
