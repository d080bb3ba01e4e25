"""Trades that players in the kernel think of."""

from random import Random

import numpy as np
import pytest

from croupier.bots.arena import play
from croupier.bots.lordsofvegas import Greedy
from croupier.bots.lordsofvegas.montecarlo import offer_of
from croupier.bots.lordsofvegas.trades import rules_allow
from croupier.bots.lordsofvegas.worth import lead
from croupier.core.chance import Dealer
from croupier.core.game import Moved
from croupier.core.log import replay
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas import codec, row, searching, trade_search
from croupier.kernel.lordsofvegas.weights import MARGIN
from croupier.lordsofvegas import LordsOfVegas, Options
from croupier.lordsofvegas.board import PLACE, Lot
from croupier.lordsofvegas.moves import Goods, Offer, Terms
from croupier.lordsofvegas.state import Acting, Table
from croupier.lordsofvegas.trading import exchange
from tests.lordsofvegas.boards import RED, YELLOW, lots, position


def bargains(state: Acting) -> list[Offer]:
    """Return the trades that the kernel finds for the seat on turn."""
    rows, trades = row.rows(3), np.zeros((row.SEATS, trade_search.PARTS), np.int64)
    codec.write(rows, searching.ROOT, state)
    trade_search.search_trades(rows, trades)
    return [offer_of(Seat(to), *deal) for to, deal in enumerate(trades.tolist()) if deal[0]]


def gain(table: Table, seat: Seat, offer: Offer) -> float:
    """Return what a trade gains a seat, in points it can hope for."""
    traded = exchange(table, table.turn, offer.to, offer.terms)
    return lead(traded, seat) - lead(table, seat)


def met(seats: int) -> list[Acting]:
    """Return the states in which the bots of a game acted."""
    game, bots = LordsOfVegas(), [Greedy(Random(seat)) for seat in range(seats)]
    steps = replay(game, play(game, bots, Options(), Dealer.numbered(8)).log)
    return [step.state for step in steps if isinstance(step.state, Acting)]


@pytest.mark.parametrize("seats", [3, 4])
def test_both_sides_gain_and_the_rules_take_it(seats: int) -> None:
    found = [(state, offer) for state in met(seats) for offer in bargains(state)]

    assert len(found) > 10
    for state, offer in found:
        turn = state.table.turn
        assert rules_allow(state, turn, offer)
        assert gain(state.table, turn, offer) > MARGIN - 1e-9
        assert gain(state.table, offer.to, offer) > MARGIN - 1e-9


def test_two_cannot_both_gain_with_nobody_else_at_the_table() -> None:
    assert not [offer for state in met(2) for offer in bargains(state)]


SELLING = position("acting", "A1:gold.0.3 A4:gold.1.4", money=(0, 90, 0, 0))
"""Red has a die where yellow is boss, and no money."""


def test_a_die_of_no_use_is_sold_for_as_much_as_the_other_side_gains_from() -> None:
    assert isinstance(SELLING, Acting)
    [offer] = bargains(SELLING)
    price = offer.terms.take.money
    dearer = offer_of(YELLOW, trade_search.SELL_DIE, PLACE[Lot("A1")], -price - 1)

    assert offer == Offer(YELLOW, Terms(Goods(dice=lots("A1")), Goods(money=price)))
    assert gain(SELLING.table, YELLOW, dearer) <= MARGIN
    assert gain(SELLING.table, YELLOW, offer) > MARGIN


def test_a_seat_with_an_offer_to_answer_is_made_no_other() -> None:
    assert isinstance(SELLING, Acting)
    [offer] = bargains(SELLING)
    offered = LordsOfVegas().step(SELLING, Moved(RED, offer)).state
    assert isinstance(offered, Acting)

    assert not bargains(offered)
