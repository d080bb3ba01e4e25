"""A bot that plays the most promising moves on many times."""

from collections.abc import Sequence
from random import Random

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from croupier.bots.limits import Limit
from croupier.bots.lordsofvegas.trades import rules_allow
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import (
    codec,
    codes,
    dealer,
    movegen,
    row,
    searching,
    trade_search,
)
from croupier.kernel.lordsofvegas.movegen import Moves
from croupier.lordsofvegas import turns
from croupier.lordsofvegas.board import LOTS
from croupier.lordsofvegas.moves import (
    Accept,
    Build,
    Choice,
    Gamble,
    Goods,
    Move,
    Offer,
    Refuse,
    Remodel,
    Reorganize,
    Sprawl,
    Terms,
)
from croupier.lordsofvegas.state import Acting, State, Table
from croupier.lordsofvegas.trading import proposal

USUAL = Limit(playouts=3000)
CANDIDATES = 16
"""How many actions are tried: those that a look one step ahead finds best."""
BATCH = 256
"""Playouts between two looks at the clock."""

Tried = Choice | Accept | Refuse | Offer
"""The moves that are played out."""
Glanced = Build | Sprawl | Remodel | Reorganize
"""The actions of which a look one step ahead tells something."""


class MonteCarlo:
    """Chooses the move that leaves the best chance to win, half of the moves dropping out in turn.

    It plays on until every seat has drawn once more, all of them by the rollout policy, and judges
    the chance by what the position is then worth to each. Trades are tried like other moves; it
    offers one a turn, and only what the other side should gain from as well.
    """

    def __init__(self, luck: Random, limit: Limit = USUAL) -> None:
        self._luck = luck
        self._limit = limit
        self._rows = row.rows(3)
        self._moves = np.zeros(movegen.MOST_MOVES, np.int64)
        self._values = np.zeros(dealer.MOST_DICE, np.int64)
        self._offered_at: int | None = None

    def choose(self, seat: Seat, view: State, legal: Sequence[Move], /) -> Move:
        """Choose the move with the best chance to win."""
        codec.write(self._rows, searching.ROOT, view)
        moves: Sequence[Tried] = [move for move in legal if isinstance(move, Accept | Refuse)]
        if not moves:
            moves = [move for move in legal if isinstance(move, Choice)]
            if isinstance(view, Acting):
                moves = [*promising(self._rows, moves), *self._bargains(view, seat)]
        if len(moves) == 1:
            return moves[0]
        tried = np.array([code(view.table, seat, move) for move in moves])
        move = moves[self._best(seat, tried)]
        if isinstance(move, Offer):
            self._offered_at = view.table.above
        return move

    def _bargains(self, state: Acting, seat: Seat) -> list[Offer]:
        """Return the best trade with each other seat, and lay these offers into the position."""
        if self._offered_at == state.table.above:
            return []
        trades = np.zeros((row.SEATS, trade_search.PARTS), np.int64)
        trade_search.search_trades(self._rows, trades)
        offers = [
            offer_of(Seat(to), *trade) for to, trade in enumerate(trades.tolist()) if trade[0]
        ]
        offers = [offer for offer in offers if rules_allow(state, seat, offer)]
        made: State = state
        for offer in offers:
            made = turns.move(made, seat, offer).state
        codec.write(self._rows, searching.ROOT, made)
        return offers

    def _best(self, seat: Seat, tried: Moves) -> int:
        """Play all moves on; drop the worse half; again with what is left of the limit."""
        series = self._luck.getrandbits(62)
        left, first = np.arange(len(tried)), 0
        worth = np.zeros(len(tried))
        rounds = max(1, (len(tried) - 1).bit_length())
        for _ in range(rounds):
            for batch in self._limit.split(rounds).batches(BATCH):
                playouts = max(1, batch // len(left))
                worth[left] += self._tried(seat, tried[left], series, first, playouts)
                first += playouts
            left = left[np.argsort(-worth[left], kind="stable")][: (len(left) + 1) // 2]
        return int(left[0])

    def _tried(
        self, seat: Seat, tried: Moves, series: int, first: int, playouts: int
    ) -> NDArray[np.float64]:
        """Return what playouts of these numbers come to, for each move."""
        sums = np.zeros(len(tried))
        searching.try_moves(
            self._rows, tried, self._moves, self._values, seat, series, first, playouts, sums
        )
        return sums


def promising(rows: row.Rows, moves: Sequence[Tried]) -> list[Tried]:
    """Return the actions that look best at first sight, the highest bet, and the end."""
    actions = [move for move in moves if isinstance(move, Glanced)]
    tried = np.array([*map(codec.choice_code, actions)], np.int64)
    leads = np.zeros(len(actions))
    searching.glance(rows, tried, leads)
    order = np.argsort(-leads, kind="stable")[:CANDIDATES]
    gambles = sorted((m for m in moves if isinstance(m, Gamble)), key=lambda m: -m.bet)
    ends = [m for m in moves if not isinstance(m, Glanced | Gamble)]
    return [*ends, *(actions[number] for number in order), *gambles[:1]]


def code(table: Table, seat: Seat, move: Tried) -> int:
    """Return the number of a move; an offer counts as accepted."""
    if isinstance(move, Choice):
        return codec.choice_code(move)
    if isinstance(move, Offer):
        return codes.code(codes.ACCEPT, seat * row.SEATS + move.to)
    offer = proposal(table, move.offer)
    kind = codes.ACCEPT if isinstance(move, Accept) else codes.REFUSE
    return codes.code(kind, offer.maker * row.SEATS + offer.to)


def offer_of(to: Seat, kind: int, lot: int, price: int) -> Offer:
    """Return a trade the kernel thought of, as an offer."""
    here = (LOTS[lot],)
    give, take = Goods(money=max(0, price)), Goods(money=max(0, -price))
    match kind:
        case trade_search.BUY_LOT:
            take = replace(take, lots=here)
        case trade_search.BUY_DIE:
            take = replace(take, dice=here)
        case trade_search.SELL_LOT:
            give = replace(give, lots=here)
        case _:
            give = replace(give, dice=here)
    return Offer(to, Terms(give, take))
