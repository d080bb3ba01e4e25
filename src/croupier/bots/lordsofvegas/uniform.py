"""A bot that tries everything."""

from collections.abc import Sequence
from random import Random

from croupier.bots.lordsofvegas.trades import small_offer
from croupier.core.seats import Seat
from croupier.lordsofvegas.moves import Accept, Gamble, Move
from croupier.lordsofvegas.state import Acting, Drawing, State


class Uniform:
    """Chooses every kind of move equally often, then any move of that kind.

    Small offers of its own are one more kind, and so are counter-offers to those it gets.
    """

    def __init__(self, luck: Random, *, trades: bool = True) -> None:
        self._luck = luck
        self._trades = trades

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Choose any kind of move, then any of that kind."""
        kinds: dict[type[Move], list[Move]] = {}
        for move in (*legal, *self._offers(seat, view, legal)):
            kinds.setdefault(type(move), []).append(move)
        move = self._luck.choice(self._luck.choice(list(kinds.values())))
        return self._with_any_bet(move)

    def _offers(self, seat: Seat, view: State, legal: Sequence[Move]) -> tuple[Move, ...]:
        """Think of a trade to offer, and of another answer to the first offer received."""
        if not self._trades or not isinstance(view, Drawing | Acting):
            return ()
        asked = next((move.offer for move in legal if isinstance(move, Accept)), None)
        offer = small_offer(self._luck, view, seat, answering=asked)
        return () if offer is None else (offer,)

    def _with_any_bet(self, move: Move) -> Move:
        if isinstance(move, Gamble):
            return Gamble(move.casino, self._luck.randint(1, move.bet))
        return move
