"""What nobody likes to hear twice."""

import pytest

from croupier.bots.lordsofvegas.tact import was_talked_of
from croupier.core.game import Entry, Moved
from croupier.core.seats import Seat
from croupier.lordsofvegas.board import Lot
from croupier.lordsofvegas.moves import (
    Accept,
    Counter,
    DrawCard,
    EndTurn,
    Goods,
    Move,
    Offer,
    Refuse,
    Remodel,
    Terms,
)

ME, OTHER, THIRD = Seat(0), Seat(1), Seat(2)


def selling(lot: str, money: int = 9) -> Terms:
    """Return the terms of a sale."""
    return Terms(Goods(lots=(Lot(lot),)), Goods(money))


def buying(lot: str) -> Terms:
    """Return the terms of a purchase."""
    return Terms(Goods(9), Goods(lots=(Lot(lot),)))


def acting(lot: str) -> Terms:
    """Return the terms of an action for money."""
    return Terms(take=Goods(9), action=Remodel(Lot(lot), "gold"))


def turn(seat: Seat, *moves: tuple[Seat, Move]) -> list[Entry[Move]]:
    """Return a turn of a seat in which some moves are made."""
    made = [Moved(mover, move) for mover, move in moves]
    return [Moved(seat, DrawCard()), *made, Moved(seat, EndTurn())]


REFUSED = turn(ME, (ME, Offer(OTHER, selling("A1"))), (OTHER, Refuse(1)))
TRADED = turn(OTHER, (OTHER, Offer(ME, selling("B1"))), (ME, Accept(1)))
COUNTERED = turn(OTHER, (OTHER, Offer(ME, selling("B1"))), (ME, Counter(1, selling("C1"))))
UNDONE = turn(ME, (ME, Offer(OTHER, acting("C1"))), (OTHER, Refuse(1)))


@pytest.mark.parametrize(
    ("before", "offer"),
    [
        (REFUSED, Offer(OTHER, selling("A1", 12))),
        (REFUSED, Offer(THIRD, selling("A1"))),
        (TRADED, Offer(OTHER, selling("B1"))),
        (COUNTERED, Offer(OTHER, buying("B1"))),
        (COUNTERED, Offer(OTHER, selling("C1"))),
        (UNDONE, Offer(OTHER, selling("C1"))),
        (REFUSED, Offer(OTHER, acting("A1"))),
        ([*turn(ME), *REFUSED[:-1]], Offer(THIRD, selling("D1"))),
    ],
)
def test_an_offer_of_what_was_talked_of_in_the_last_round_is_not_made(
    before: list[Entry[Move]], offer: Offer
) -> None:
    assert was_talked_of(before, ME, offer)


@pytest.mark.parametrize(
    ("before", "move"),
    [
        (REFUSED, Offer(OTHER, selling("A2"))),
        (REFUSED, EndTurn()),
        ([*REFUSED, *turn(ME)], Offer(OTHER, selling("A1"))),
        (turn(OTHER, (OTHER, Offer(THIRD, selling("B1")))), Offer(OTHER, buying("B1"))),
        ([], Offer(OTHER, selling("A1"))),
    ],
)
def test_anything_else_may_be_said(before: list[Entry[Move]], move: Move) -> None:
    assert not was_talked_of(before, ME, move)
