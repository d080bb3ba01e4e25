"""Drawing a card and what it pays; the end of the deck (LOV-4.3, LOV-5.1, LOV-5.8, LOV-21.3)."""

from msgspec.structs import replace

from croupier.core.chance import Draw
from croupier.core.game import Step
from croupier.core.remembering import remembered
from croupier.lordsofvegas.board import SITE, Lot
from croupier.lordsofvegas.ending import end_game
from croupier.lordsofvegas.events import EndCardDrawn, Event
from croupier.lordsofvegas.paying import pay
from croupier.lordsofvegas.scoring import LAST_SPACE
from croupier.lordsofvegas.state import Acting, Revealing, State, Table

CLOSED_BLOCK = "F"
"""The block two players do not use (LOV-21.1)."""


def is_closed(seats: int, lot: Lot) -> bool:
    """Tell whether a lot is out of the game.

    >>> is_closed(2, Lot("F1")), is_closed(3, Lot("F1")), is_closed(2, Lot("A1"))
    (True, False, False)
    """
    return seats == 2 and SITE[lot].block == CLOSED_BLOCK


def draw_card(table: Table) -> Step[State, Event]:
    """Turn up the top card; under the last one above it lies the End of Game card (LOV-3.4)."""
    if table.above:
        return Step(Revealing(table))
    table, paid = pay(table, "strip")
    return end_game(table).after(EndCardDrawn(table.turn), *paid)


def cards_left(table: Table) -> Draw[Lot]:
    """Ask for a card from those not seen yet."""
    return _bag(table.deck)


# It is asked for to be answered, and once more to see whether the answer is one.
@remembered(most=1024)
def _bag(deck: tuple[Lot, ...]) -> Draw[Lot]:
    return Draw(tuple([(lot, 1) for lot in deck]))


def without_card(table: Table, card: Lot) -> Table:
    """Return the table with one card less in the deck, and one less above the end."""
    deck = tuple([lot for lot in table.deck if lot != card])
    return replace(table, deck=deck, above=table.above - 1)


def pay_card(table: Table, card: Lot) -> Step[State, Event]:
    """Pay what the card names; then its drawer acts, or draws again, or the game ends."""
    table, events = pay(table, SITE[card].card)
    if LAST_SPACE in table.points:
        step = end_game(table)
    elif is_closed(table.seats, card):
        step = draw_card(table)
    else:
        step = Step[State, Event](Acting(table))
    return step.after(*events)
