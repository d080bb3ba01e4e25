"""The strongest bot: it plans whole turns, and judges by a net what they lead to."""

from collections.abc import Sequence
from random import Random
from time import perf_counter

from croupier.bots.limits import Limit
from croupier.bots.lordsofvegas.memory import Memory
from croupier.bots.lordsofvegas.reading import read_move
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import champion, codec, planning, playouts, row
from croupier.kernel.lordsofvegas.arena import CHAMPION, PLAYOUTS
from croupier.kernel.lordsofvegas.desk import desk
from croupier.kernel.lordsofvegas.net import trained_net
from croupier.kernel.lordsofvegas.styles import SHREWD_STYLE
from croupier.lordsofvegas.events import Event
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import Acting, State

USUAL = Limit(playouts=PLAYOUTS[CHAMPION])
FIRST_PLAYOUTS = 16
"""How many playouts tell how long one takes."""
PARTS = 2
"""What a choice may consist of: a trade to offer, then a plan."""


class Champion:
    """Chooses what leaves the best chance to win, turn by turn.

    What it may do with the rest of its turn is planned, and the most promising plans are played on
    to the end of the game, where it counts who wins and what the net said on the way. The worse
    half of the plans drops out again and again. Trades are played on likewise: it agrees only for
    a real gain, and offers what the net finds good for itself and looks good to the other side,
    but nothing that costs that side much more than everybody else, and nothing it has offered or
    traded lately.
    """

    def __init__(self, luck: Random, limit: Limit = USUAL) -> None:
        self._luck = luck
        self._limit = limit
        self._net = trained_net()
        self._rows = row.rows(planning.ROWS)
        self._desk = desk()
        self._desk.style[:] = SHREWD_STYLE
        self._memory = Memory(self._desk)

    def hear(self, events: Sequence[Event], /) -> None:
        """Remember what was offered and traded."""
        self._memory.hear(events)

    def offer_nothing(self) -> None:
        """Have all offers of this turn made, which saves half of the time."""
        self._memory.has_offered_enough = True

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Choose the move with the best chance to win."""
        # Whoever has nothing left to do but end the turn may still have something to offer.
        if len(legal) == 1 and not isinstance(view, Acting) and not view.table.offers:
            return legal[0]
        codec.write(self._rows, planning.ROOT, view)
        self._memory.recall(seat, view.table)
        return read_move(self._rows[planning.ROOT], seat, view, self._code(), legal)

    def _code(self) -> int:
        """Return the number of the move chosen, within the limit."""
        series = self._luck.getrandbits(62)
        room = self._rows, self._desk, self._net, series
        if self._limit.playouts is not None:
            return champion.champion_choice(*room, self._limit.playouts)
        began = perf_counter()
        playouts.play_idly(*room, FIRST_PLAYOUTS)
        per_playout = (perf_counter() - began) / FIRST_PLAYOUTS
        affordable = int((self._limit.seconds or 0) / per_playout) - FIRST_PLAYOUTS
        return champion.champion_choice(*room, max(FIRST_PLAYOUTS, affordable // PARTS))
