"""Offers with actions and promises in them."""

from collections.abc import Sequence
from random import Random

from croupier.bots.lordsofvegas.bargaining import bargaining, some_promises, with_deeds
from croupier.core.seats import Seat
from croupier.lordsofvegas.acting import is_legal
from croupier.lordsofvegas.moves import EndTurn, Move, Offer
from croupier.lordsofvegas.state import State
from tests.lordsofvegas.boards import GAME, RED, YELLOW, goods, position, terms

STATE = position("acting", "A1:0 C1:gold.1.5 C2:gold.0.4", money=(50, 50))
PLAIN = Offer(YELLOW, terms(goods(3)))


def offering(_seat: Seat, _state: State, _legal: Sequence[Move]) -> Move:
    return PLAIN


def ending(_seat: Seat, _state: State, _legal: Sequence[Move]) -> Move:
    return EndTurn()


def test_deeds_are_put_into_offers_where_the_rules_let_them() -> None:
    found = set()
    for seed in range(60):
        offer = bargaining(offering, Random(seed))(RED, STATE, ())
        assert isinstance(offer, Offer)
        GAME.check(STATE, RED, offer)
        assert (offer.to, offer.terms.give) == (YELLOW, goods(3))
        found.add((offer.terms.action is not None, bool(offer.terms.promises)))

    assert found == {(False, False), (False, True), (True, False), (True, True)}


def test_whatever_is_no_offer_stays_as_it_is() -> None:
    assert bargaining(ending, Random(1))(RED, STATE, ()) == EndTurn()


def test_before_the_draw_no_action_is_offered() -> None:
    """LOV-16."""
    state = position("drawing", "A1:0", money=(50, 50))

    assert all(with_deeds(Random(n), state, PLAIN.terms).action is None for n in range(20))


def test_the_actions_are_legal_ones() -> None:
    for seed in range(20):
        action = with_deeds(Random(seed), STATE, PLAIN.terms).action
        assert action is None or is_legal(STATE.table, action)


def test_two_promises_of_three_are_about_lots_that_are_taken() -> None:
    taken = {"A1", "C1", "C2"}
    for seed in range(20):
        first, second, _ = some_promises(Random(seed), STATE.table)
        assert {first.lot, second.lot} <= taken
