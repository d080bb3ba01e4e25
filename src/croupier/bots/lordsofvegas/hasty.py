"""A bot that plays as people do in their first game."""

from collections.abc import Sequence
from random import Random

from croupier.bots.lordsofvegas.greedy import Greedy, best_of, gain_from
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas.weights import DISTRACTED, ENOUGH, HAIR, OVERLOOKED, TEMPTING
from croupier.lordsofvegas.acting import actions
from croupier.lordsofvegas.moves import Accept, EndTurn, Gamble, Move, Refuse
from croupier.lordsofvegas.state import Acting, State, Table


class Hasty:
    """Takes an action that gains at once, but overlooks many, and at times just ends its turn.

    It agrees to trades only where they are tempting, and neither offers any nor gambles.
    """

    def __init__(self, luck: Random) -> None:
        self._luck = luck
        self._greedy = Greedy(luck)

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Choose what gains, of what it happens to see."""
        for move in legal:
            if isinstance(move, Accept):
                is_tempting = gain_from(view.table, seat, move.offer) > TEMPTING
                return move if is_tempting else Refuse(move.offer)
        if isinstance(view, Acting):
            return self._act(view.table, seat)
        return self._greedy.choose(seat, view, legal)

    def _act(self, table: Table, seat: Seat) -> Move:
        """Take the best action that is not overlooked, or end the turn."""
        if self._luck.random() < DISTRACTED:
            return EndTurn()
        seen = [
            action
            for action in actions(table)
            if not isinstance(action, Gamble) and self._luck.random() >= OVERLOOKED
        ]
        action, gain = best_of(table, seat, seen)
        return EndTurn() if action is None or gain <= ENOUGH - HAIR else action
