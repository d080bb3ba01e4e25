"""Offers and answers over rows, compared with the rules."""

import pytest

from croupier.core.game import Moved
from croupier.kernel.lordsofvegas import trading
from croupier.kernel.lordsofvegas.codec import decode
from croupier.kernel.lordsofvegas.row import SEATS
from croupier.lordsofvegas.moves import Accept, DrawCard, Refuse, Terms
from croupier.lordsofvegas.state import Drawing, Proposal, Revealing, State
from tests.kernel.lordsofvegas.laying import laid
from tests.lordsofvegas.boards import (
    GAME,
    RED,
    YELLOW,
    build,
    goods,
    position,
    terms,
)

SLOT = RED * SEATS + YELLOW
BOARD = "A1:0 A2:1 C1:gold.0.3 C2:gold.1.5"
DEALS = [
    terms(goods(5), goods(0, "A2")),
    terms(goods(0, "A1"), goods(0, dice="C2")),
    terms(take=goods(3), action=build("A1", "gold")),
    terms(take=goods(3), undone="build@A1 gamble@C1"),
]


def offered(deal: Terms, phase: str = "acting") -> State:
    """Return a position in which red has made yellow an offer."""
    return position(phase, BOARD, offers=[Proposal(1, RED, YELLOW, deal)])


@pytest.mark.parametrize("deal", DEALS)
def test_what_is_accepted_changes_hands_as_by_the_rules(deal: Terms) -> None:
    """LOV-15.5, LOV-18.2."""
    state = offered(deal)
    row = laid(state)
    assert trading.is_possible(row, SLOT)
    assert decode(row) == state

    trading.accept(row, SLOT)
    assert decode(row) == GAME.step(state, Moved(YELLOW, Accept(1))).state


@pytest.mark.parametrize("deal", DEALS)
def test_what_is_refused_leaves_the_table(deal: Terms) -> None:
    state = offered(deal)
    row = laid(state)
    trading.withdraw(row, SLOT)

    assert decode(row) == GAME.step(state, Moved(YELLOW, Refuse(1))).state


def test_an_offer_without_the_goods_or_the_money_is_impossible() -> None:
    """LOV-15.2, LOV-15.6."""
    row = laid(offered(terms(goods(5), goods(0, "A2"))))
    row.money[RED] = 4
    assert not trading.is_possible(row, SLOT)

    row = laid(offered(terms(goods(5), goods(0, "A2"))))
    row.markers[YELLOW] = 0
    assert not trading.is_possible(row, SLOT)
    trading.lapse_impossible(row)
    assert not row.offer_number.any()


def test_deeds_are_told_from_mere_goods() -> None:
    has_deeds = [trading.has_deeds(laid(offered(deal)), SLOT) for deal in DEALS]

    assert has_deeds == [False, False, True, True]


def test_offers_lapse_with_the_draw() -> None:
    """LOV-17.1."""
    state = offered(terms(goods(5)), "drawing")
    assert isinstance(state, Drawing)
    row = laid(state)
    trading.lapse_all(row)
    after = GAME.step(state, Moved(RED, DrawCard())).state

    assert isinstance(after, Revealing)
    assert decode(row) == Drawing(after.table)
