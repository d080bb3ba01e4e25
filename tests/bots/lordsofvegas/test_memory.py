"""What was offered and traded lately."""

from croupier.bots.lordsofvegas.memory import Memory, lots_of
from croupier.kernel.lordsofvegas.desk import desk
from croupier.lordsofvegas.events import OfferAccepted, OfferMade, TurnBegan
from tests.lordsofvegas.boards import RED, YELLOW, goods, table, terms

DEAL = terms(goods(3, markers="A1"), goods(dice="A2"))
BOARD = table("A1:0")


def test_lots_and_dice_are_remembered_and_money_is_not() -> None:
    assert lots_of(DEAL) == 0b11
    assert lots_of(terms(goods(9))) == 0


def test_an_offer_is_remembered_for_this_turn_and_the_next() -> None:
    at = desk()
    memory = Memory(at)
    memory.hear([TurnBegan(RED), OfferMade(1, RED, YELLOW, DEAL)])
    memory.recall(RED, BOARD)
    now = int(at.offered[RED]), int(at.offered_before[RED]), int(at.offers[RED])
    memory.hear([TurnBegan(YELLOW), TurnBegan(RED)])
    memory.recall(RED, table("A1:0", above=9))
    later = int(at.offered[RED]), int(at.offered_before[RED]), int(at.offers[RED])
    memory.hear([TurnBegan(RED)])
    memory.recall(RED, table("A1:0", above=5))

    assert now == (0b11, 0, 1)
    assert later == (0, 0b11, 0)
    assert int(at.offered_before[RED]) == 0


def test_both_sides_remember_a_trade() -> None:
    at = desk()
    memory = Memory(at)
    memory.hear([OfferAccepted(1, YELLOW, RED, DEAL)])
    for seat in (RED, YELLOW):
        memory.recall(seat, BOARD)

    assert at.offered[:2].tolist() == [0b11, 0b11]


def test_whoever_hears_nothing_goes_by_the_desk() -> None:
    at = desk()
    at.offered[RED] = 5
    Memory(at).recall(RED, BOARD)

    assert int(at.offered[RED]) == 5
