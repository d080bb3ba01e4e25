"""What nobody likes to hear twice: an offer of what was talked of or traded just now."""

from collections.abc import Sequence

from croupier.core.game import Entry, Moved
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import (
    Action,
    Build,
    Counter,
    EndTurn,
    Gamble,
    Goods,
    Move,
    Offer,
    Remodel,
    Reorganize,
    Sprawl,
    Terms,
)


def was_talked_of(entries: Sequence[Entry[Move]], seat: Seat, move: Move) -> bool:
    """Tell whether an offer is one too many: the second of a turn, or of lots talked of just now.

    So nothing that was refused in this turn or the one before is offered again, and nothing that
    was traded then is asked back.
    """
    if not isinstance(move, Offer):
        return False
    lots, turns = lots_in(move.terms), 0
    for entry in reversed(entries):
        if not isinstance(entry, Moved):
            continue
        match entry.move:
            case EndTurn() if entry.seat == seat and turns:
                return False
            case EndTurn() if entry.seat == seat:
                turns += 1
            case Offer(to, terms) if seat in (entry.seat, to):
                if lots & lots_in(terms) or (entry.seat == seat and not turns):
                    return True
            case Counter(_, terms) if lots & lots_in(terms):
                return True
            case _:
                pass
    return False


def lots_in(terms: Terms) -> frozenset[Lot]:
    """Return the lots that terms speak of: of goods, of an action, or of what is left undone."""
    promised = (promise.lot for promise in terms.promises)
    return frozenset((*_lots(terms.give), *_lots(terms.take), *_places(terms.action), *promised))


def _lots(goods: Goods) -> tuple[Lot, ...]:
    return (*goods.lots, *goods.dice)


def _places(action: Action | None) -> tuple[Lot, ...]:
    """Return the lots that are named where something is done."""
    match action:
        case None:
            return ()
        case Build(lot):
            return (lot,)
        case Sprawl(casino, lot):
            return (casino, lot)
        case Remodel(casino) | Reorganize(casino) | Gamble(casino):
            return (casino,)
