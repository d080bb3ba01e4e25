"""Taking over the lot on a drawn card (LOV-5.2 to LOV-5.7, LOV-14.5, LOV-14.6)."""

from croupier.core.chance import Outcome, drawn
from croupier.core.errors import Refusal
from croupier.core.game import Step
from croupier.lordsofvegas.board import SITE, Lot
from croupier.lordsofvegas.drawing import cards_left, is_closed, pay_card, without_card
from croupier.lordsofvegas.events import (
    BlockClosed,
    CardDrawn,
    DieMoved,
    DiePlaced,
    DieReplaced,
    Event,
    LotGivenUp,
    LotKept,
    LotMarked,
)
from croupier.lordsofvegas.settling import settle
from croupier.lordsofvegas.state import (
    DICE,
    MARKERS,
    Built,
    Die,
    GivingUp,
    Marked,
    MovingDie,
    Revealing,
    State,
    Table,
    ToPay,
    Vacant,
)


def reveal(state: Revealing, outcome: Outcome) -> Step[State, Event]:
    """Turn up a card and take over its lot, unless its block is not used (LOV-5.2, LOV-21.3)."""
    card = drawn(cards_left(state.table), outcome)
    table = without_card(state.table, card)
    event = CardDrawn(table.turn, card, SITE[card].card)
    if is_closed(table.seats, card):
        return pay_card(table, card).after(event, BlockClosed(table.turn, card))
    return take_over(table, card).after(event)


def take_over(table: Table, card: Lot) -> Step[State, Event]:
    """Put a marker or a die on the lot, as what lies there demands."""
    seat, plot = table.turn, table.plot(card)
    match plot:
        case Built(_, None):
            return claim(table, card, SITE[card].die)
        case Built(_, Die(owner)) if owner == seat:
            return settle(table, ToPay(card)).after(LotKept(seat, card))
        case Built(_, Die(owner, value)):
            freed = table.with_die(card, None)
            return claim(freed, card, value).after(DieReplaced(seat, card, owner))
        case _:
            return mark(table, card)


def mark(table: Table, card: Lot) -> Step[State, Event]:
    """Place a marker; with none left, one of the others has to move (LOV-5.3, LOV-14.6)."""
    if len(table.markers(table.turn)) == MARKERS:
        return Step(GivingUp(table, card))
    marked = table.with_plots({card: Marked(table.turn)})
    return settle(marked, ToPay(card)).after(LotMarked(table.turn, card))


def give_up(state: GivingUp, lot: Lot) -> Step[State, Event]:
    """Move a marker to the lot taken over; the lot it leaves is nobody's (LOV-14.6, LOV-14.7)."""
    if lot not in state.table.markers(state.table.turn):
        raise Refusal("not-your-lot", f"You have no marker on {lot} to give up.")
    freed = state.table.with_plots({lot: Vacant()})
    return mark(freed, state.card).after(LotGivenUp(state.table.turn, lot))


def claim(table: Table, card: Lot, value: int) -> Step[State, Event]:
    """Place a die; with none left, one of the others has to move (LOV-5.4, LOV-5.6, LOV-14.2)."""
    if len(table.dice(table.turn)) == DICE:
        return Step(MovingDie(table, card, value))
    claimed = table.with_die(card, Die(table.turn, value))
    return settle(claimed, ToPay(card)).after(DiePlaced(table.turn, card, value))


def move_die(state: MovingDie, lot: Lot) -> Step[State, Event]:
    """Move a die to the tile taken over; the tile it leaves stays without one (LOV-14.5)."""
    if lot not in state.table.dice(state.table.turn):
        raise Refusal("not-your-die", f"You have no die on {lot} to move.")
    freed = state.table.with_die(lot, None)
    return claim(freed, state.card, state.value).after(DieMoved(state.table.turn, lot))
