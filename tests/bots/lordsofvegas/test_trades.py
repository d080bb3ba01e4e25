"""Small trades that bots think of."""

from random import Random

from hypothesis import given

from croupier.bots.lordsofvegas import trades
from croupier.kernel.lordsofvegas.weights import MARGIN, SMALL_SUM
from croupier.lordsofvegas.moves import Accept, Counter, Goods, Offer, Terms
from croupier.lordsofvegas.state import Acting, Proposal
from tests.lordsofvegas.boards import GAME, GREEN, RED, YELLOW, build, goods, position, table, terms
from tests.lordsofvegas.strategies import acting


def test_goods_are_a_little_money_a_lot_or_a_die_that_one_has() -> None:
    board = table("A1:0 B2:0 C1:gold.0.3 C2:1", money=(9, 9))
    some = {trades.some_goods(Random(n), board, RED) for n in range(200)}

    assert some == {
        Goods(),
        *(Goods(money) for money in range(1, SMALL_SUM + 1)),
        goods(markers="A1"),
        goods(markers="B2"),
        goods(dice="C1"),
    }
    assert {trades.some_goods(Random(n), table("", money=(0, 9)), RED) for n in range(9)} == {
        Goods()
    }


@given(acting())
def test_a_small_offer_is_one_the_rules_allow(state: Acting) -> None:
    for seed in range(5):
        move = trades.small_offer(Random(seed), state, RED, answering=None)
        if move is not None:
            assert isinstance(move, Offer)
            GAME.check(state, RED, move)


def test_an_answer_goes_to_whoever_asked() -> None:
    asked = Proposal(1, GREEN, YELLOW, terms(goods(1)))
    state = position("acting", "A1:1 C1:2", offers=[asked])
    assert isinstance(state, Acting)
    moves = [trades.small_offer(Random(n), state, YELLOW, answering=1) for n in range(30)]

    assert any(moves)
    assert all(move is None or (isinstance(move, Counter) and move.offer == 1) for move in moves)


def test_the_rules_are_asked() -> None:
    state = position("acting", "A1:0")

    assert trades.rules_allow(state, RED, build("A1", "gold"))
    assert not trades.rules_allow(state, YELLOW, build("A1", "gold"))
    assert not trades.rules_allow(state, YELLOW, Accept(1))


def test_a_bargain_leaves_both_sides_better_off_than_the_others() -> None:
    """Red buys the die of another out of its own casino."""
    state = position("acting", "A1:gold.0.6 A2:gold.1.1 C1:2")
    assert isinstance(state, Acting)
    offer = trades.bargain(state, RED)

    assert offer == Offer(YELLOW, terms(goods(25), goods(dice="A2")))
    assert isinstance(offer, Offer)
    assert trades.mutual_gain(state.table, RED, offer.to, offer.terms) > 0
    assert trades.mutual_gain(state.table, offer.to, RED, reversed_terms(offer)) > MARGIN


def reversed_terms(offer: Offer) -> Terms:
    return terms(offer.terms.take, offer.terms.give)


def test_nothing_is_bought_that_is_not_beside_an_own_casino() -> None:
    assert [*trades.purchases(table("A1:gold.0.3 C1:1 D1:gold.1.4"), RED)] == []
