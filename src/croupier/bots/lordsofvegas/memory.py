"""What was offered and traded lately, for a bot that offers nothing twice."""

from collections.abc import Sequence

import numpy as np

from croupier.bots.lordsofvegas.tact import lots_in
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas.bargains import MOST_OFFERS
from croupier.kernel.lordsofvegas.codec import mask
from croupier.kernel.lordsofvegas.desk import Desk
from croupier.kernel.lordsofvegas.row import SEATS
from croupier.lordsofvegas.events import Event, OfferAccepted, OfferMade, TurnBegan
from croupier.lordsofvegas.moves import Terms
from croupier.lordsofvegas.state import Table


class Memory:
    """Keeps at a desk what each seat has offered or traded in this turn of its own and the last.

    It hears of it in the events; whoever hears none remembers only the offers of this very bot.
    """

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._hears = False
        self._offered = [0] * SEATS
        self._before = [0] * SEATS
        self._offers = [0] * SEATS
        self.has_offered_enough = False

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what happened."""
        self._hears = True
        for event in events:
            match event:
                case TurnBegan(seat):
                    self._before[seat], self._offered[seat] = self._offered[seat], 0
                    self._offers[seat] = 0
                case OfferMade(_, seat, _, terms):
                    self._offered[seat] |= lots_of(terms)
                    self._offers[seat] += 1
                case OfferAccepted(_, seat, to, terms):
                    self._offered[seat] |= lots_of(terms)
                    self._offered[to] |= lots_of(terms)
                case _:
                    pass

    def recall(self, seat: Seat, table: Table) -> None:
        """Lay out on the desk what a seat remembers; offers it was not heard to make count too."""
        desk = self._desk
        if self._hears:
            if desk.turn_seen[seat] != table.above:
                desk.turn_seen[seat] = table.above
                desk.offered[seat], desk.offers[seat] = 0, 0
            desk.offered[seat] |= np.uint64(self._offered[seat])
            desk.offered_before[seat] = self._before[seat]
            desk.offers[seat] = max(desk.offers[seat], self._offers[seat])
        if self.has_offered_enough:
            desk.turn_seen[seat], desk.offers[seat] = table.above, MOST_OFFERS


def lots_of(terms: Terms) -> int:
    """Return the lots that terms speak of, as bits."""
    return mask(tuple(lots_in(terms)))
