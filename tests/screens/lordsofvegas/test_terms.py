"""The terms of an offer, read from their words."""

import pytest

from croupier.lordsofvegas.moves import Goods, Terms
from croupier.screens.lordsofvegas.terms import terms
from croupier.screens.screen import Unreadable
from tests.lordsofvegas.boards import build, goods, promise, table

BOARD = table("A1:0 A2:1 C5:gold.1.1")

READ = {
    "give 5 a1 for c5": Terms(goods(5, "A1"), goods(dice="C5")),
    "give die c5 lot a2": Terms(goods(markers="A2", dice="C5")),
    "give 2 give 3": Terms(Goods(5)),
    "for 3 do build a1 gold": Terms(take=Goods(3), action=build("A1", "gold")),
    "for 1 not build a1 not gamble c5": Terms(
        take=Goods(1), promises=(promise("build", "A1"), promise("gamble", "C5"))
    ),
}
REFUSED = {
    "": "Say what the terms are; they begin with give, for, do or not.",
    "please give 5": "Terms begin with give, for, do or not, not with “please”.",
    "give much": "“much” cannot be traded; name money (5), lots (A3) and dice (die:C5).",
    "do build a1 gold do end": "An offer can have one action in it, not several.",
    "do": "Say which action is meant: build, sprawl, remodel, reorganize or gamble.",
    "not build": "Name one lot, for example “not build C5”.",
}


@pytest.mark.parametrize("line", READ)
def test_every_clause_is_read(line: str) -> None:
    assert terms(line.split(), BOARD) == READ[line]


@pytest.mark.parametrize("line", REFUSED)
def test_what_is_no_clause_is_refused_in_a_sentence(line: str) -> None:
    with pytest.raises(Unreadable) as refusal:
        terms(line.split(), BOARD)

    assert refusal.value.sentence == REFUSED[line]
