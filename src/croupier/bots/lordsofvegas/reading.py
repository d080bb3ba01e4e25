"""Moves that players in the kernel chose, as the rules have them."""

from collections.abc import Sequence

from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import codec, codes
from croupier.kernel.lordsofvegas.row import SEATS, Row
from croupier.lordsofvegas.moves import Accept, Move, Offer, Refuse
from croupier.lordsofvegas.state import State


def read_move(row: Row, seat: Seat, view: State, code: int, legal: Sequence[Move]) -> Move:
    """Return the move of a number; to accept an own offer, which lies in the row, is to make it."""
    kind, slot = codes.kind_of(code), codes.part(code, 0)
    if kind not in (codes.ACCEPT, codes.REFUSE):
        return codec.choice_of(code, legal)
    maker = Seat(slot // SEATS)
    if maker == seat:
        offer = codec.proposal_of(row, slot)
        return Offer(offer.to, offer.terms)
    number = next(o.number for o in view.table.offers if (o.maker, o.to) == (maker, seat))
    return Accept(number) if kind == codes.ACCEPT else Refuse(number)
