"""Moves that players in the kernel chose, as the rules have them."""

import numpy as np

from croupier.bots.lordsofvegas.reading import read_move
from croupier.kernel.lordsofvegas import codes
from croupier.kernel.lordsofvegas.codec import action_code
from croupier.kernel.lordsofvegas.row import SEATS
from croupier.lordsofvegas.moves import Accept, Move, Offer, Refuse
from croupier.lordsofvegas.state import Proposal
from tests.kernel.lordsofvegas.laying import laid
from tests.lordsofvegas.boards import GAME, RED, YELLOW, build, goods, position, terms

OFFER = Proposal(4, YELLOW, RED, terms(goods(5)))
STATE = position("acting", "A1:0 B1:1", offers=[OFFER])


def read(code: int) -> Move:
    """Return the move of a number, for red."""
    row = laid(STATE)
    row.offer_money[RED * SEATS + YELLOW, 0] = 3
    row.offer_lots[RED * SEATS + YELLOW, 1] = np.uint64(1 << 6)
    return read_move(row, RED, STATE, code, GAME.legal(STATE, RED))


def test_choices_are_those_listed() -> None:
    assert read(action_code(build("A1", "gold"))) == build("A1", "gold")


def test_answers_name_the_offer() -> None:
    assert read(codes.code(codes.ACCEPT, YELLOW * SEATS + RED)) == Accept(4)
    assert read(codes.code(codes.REFUSE, YELLOW * SEATS + RED)) == Refuse(4)


def test_to_accept_an_own_offer_is_to_make_it() -> None:
    own = read(codes.code(codes.ACCEPT, RED * SEATS + YELLOW))

    assert own == Offer(YELLOW, terms(goods(3), goods(markers="B1")))
