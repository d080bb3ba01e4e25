"""Small offers that players in the kernel think of."""

import pytest

from croupier.kernel.lordsofvegas import small_offers
from croupier.kernel.lordsofvegas.codec import lots_in
from croupier.kernel.lordsofvegas.row import SEATS
from croupier.kernel.lordsofvegas.trading import is_possible
from croupier.kernel.lordsofvegas.weights import SMALL_SUM
from tests.kernel.lordsofvegas.laying import laid
from tests.lordsofvegas.boards import RED, YELLOW, lots, position

SLOT = RED * SEATS + YELLOW


def test_a_partner_is_any_other_seat() -> None:
    row = laid(position("acting", money=(9, 9, 9)))

    assert {small_offers.any_partner(row, 1) for _ in range(100)} == {0, 2}


def test_goods_are_those_their_owner_has() -> None:
    found = set()
    for luck in range(100):
        row = laid(position("acting", "A1:0 B2:0 C1:gold.0.3", money=(9, 9)), luck)
        small_offers.put_goods(row, SLOT, 0, RED)
        money = int(row.offer_money[SLOT, 0])
        lot = lots_in(int(row.offer_lots[SLOT, 0])) + lots_in(int(row.offer_dice[SLOT, 0]))
        found.add((money, *lot))

    assert found == {
        (0,),
        *((money,) for money in range(1, SMALL_SUM + 1)),
        *((0, lot) for lot in lots("A1 B2 C1")),
    }


def test_who_has_nothing_gives_nothing() -> None:
    row = laid(position("acting", money=(0, 9)))
    small_offers.put_goods(row, SLOT, 0, RED)

    assert small_offers.is_empty(row, SLOT)


@pytest.mark.parametrize("luck", range(30))
def test_an_offer_thought_of_is_possible_or_leaves_nothing_behind(luck: int) -> None:
    row = laid(position("acting", "A1:0 B2:1", money=(3, 0)), luck)
    slot = small_offers.think_of_offer(row, RED, YELLOW)

    if slot >= 0:
        assert slot == SLOT
        assert not small_offers.is_empty(row, slot)
        assert is_possible(row, slot)
    else:
        assert small_offers.is_empty(row, SLOT)
