"""What is done for a seat whose time is up, at tables with a timer (LOV-22)."""

from croupier.core.errors import Refusal
from croupier.core.game import Turn
from croupier.core.seats import Seat
from croupier.lordsofvegas.moves import (
    Arrange,
    Choice,
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
    State,
)
from croupier.lordsofvegas.turns import Choosing, awaited, chooser


def overdue(state: State, seat: Seat, /) -> Move:
    """Return the next move made for a seat whose time is up, or refuse if nobody waits for it.

    Offers to it are refused first, one after the other (LOV-22.4). Let luck answer and ask for
    the next one while `is_still_overdue`; here a card is drawn, and then the turn is ended:

    >>> from croupier.lordsofvegas import text
    >>> rest = "plots=- money=9.9 points=0.0 deck=A1 above=1 turn=0"
    >>> rest += " gambled=no promises=- offers=- offers_made=0"
    >>> drawing, acting = (text.read(f"lords-of-vegas {p} {rest}") for p in ("drawing", "acting"))
    >>> overdue(drawing, Seat(0)), is_still_overdue(drawing, acting, Seat(0))
    (DrawCard(), True)
    >>> overdue(acting, Seat(0))
    EndTurn()
    """
    if isinstance(state, Drawing | Acting):
        for offer in state.table.offers:
            if offer.to == seat:
                return Refuse(offer.number)
    if not isinstance(state, Choosing) or chooser(state) != seat:
        raise Refusal("not-your-turn", f"Nobody waits for seat {seat}.")
    return least(state)


def least(state: Choosing) -> Choice:
    """Return the choice that does least (LOV-22.1 to LOV-22.3, LOV-22.5).

    No lay-off, dice as they were rolled, the first own lot or die, no action; but a card is
    drawn, for that cannot be declined.
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


def is_still_overdue(since: State, now: State, seat: Seat, /) -> bool:
    """Tell whether more is to be done for a seat whose time was up at an earlier state.

    On its own turn that is so until the turn is ended, or waits for someone else
    (LOV-22.5, LOV-22.6); on the turn of another until it has given the answer it owed.
    """
    if not is_awaited(now, seat) or now.table.turn != since.table.turn:
        return False
    return now.table.turn == seat or isinstance(now, type(since))


def is_awaited(state: State, seat: Seat) -> bool:
    """Tell whether a seat is waited for, or has an offer to answer."""
    match awaited(state):
        case Turn(on_turn, asked):
            return seat in (on_turn, *asked)
        case _:
            return False
