"""What is done for a seat whose time is up, at tables with a timer (LOV-22)."""

from croupier.core.seats import Seat
from croupier.lordsofvegas.moves import (
    Arrange,
    DrawCard,
    EndTurn,
    GiveUp,
    Move,
    MoveDie,
    Refuse,
    Stand,
)
from croupier.lordsofvegas.reorganizing import values_on
from croupier.lordsofvegas.state import (
    Acting,
    Answering,
    Arranging,
    Drawing,
    GivingUp,
    MovingDie,
    Table,
)
from croupier.lordsofvegas.turns import Choosing


def overdue(state: Choosing) -> Move:
    """Return the move made for the seat that is waited for.

    No lay-off, dice as they were rolled, the first own lot or die given up, the turn ended; a
    card that is still to be drawn is drawn first, for the draw cannot be declined.
    """
    match state:
        case Drawing():
            return DrawCard()
        case Acting():
            return EndTurn()
        case GivingUp(table):
            return GiveUp(table.markers(table.turn)[0])
        case MovingDie(table):
            return MoveDie(table.dice(table.turn)[0])
        case Arranging(table, _, lots):
            return Arrange(values_on(table, lots)[0])
        case Answering():
            return Stand()


def refusals(table: Table, seat: Seat) -> tuple[Refuse, ...]:
    """Return the answers given for a seat that did not answer its offers (LOV-22.4)."""
    return tuple(Refuse(offer.number) for offer in table.offers if offer.to == seat)
