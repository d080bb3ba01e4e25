"""A bot that looks one step ahead and judges by a net."""

from collections.abc import Sequence
from random import Random

from croupier.bots.lordsofvegas.reading import read_move
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import codec, netplay, row
from croupier.kernel.lordsofvegas.desk import desk
from croupier.kernel.lordsofvegas.net import trained_net
from croupier.kernel.lordsofvegas.styles import SHREWD_STYLE
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import State

POSITION, ASIDE = range(2)


class Trained:
    """Takes the action that leaves the best chance to win, and ends its turn when none raises it.

    It agrees to a trade that raises its chance, and once a turn it thinks of one to offer. At which
    card it did so last is kept in the row, and stays there when a position is written.
    """

    def __init__(self, _luck: Random) -> None:
        self._net = trained_net()
        self._rows = row.rows(2)
        self._desk = desk()
        self._desk.style[:] = SHREWD_STYLE
        self._rows[POSITION].offered_at[:] = row.NEVER

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Choose what leaves the best chance to win."""
        codec.write(self._rows, POSITION, view)
        position = self._rows[POSITION]
        code = netplay.net_decision(self._rows, POSITION, ASIDE, self._desk, self._net)
        return read_move(position, seat, view, code, legal)
