"""What an environment notes beside a row."""

import pytest

from croupier.env.batched import NOBODY
from croupier.env.lordsofvegas.draft import Draft, awaited, clear, no_drafts, open_offer
from croupier.kernel.lordsofvegas.row import SEATS
from croupier.lordsofvegas.state import Proposal, State
from tests.kernel.lordsofvegas.laying import laid
from tests.lordsofvegas.boards import GREEN, RED, YELLOW, goods, position, terms

OFFER = Proposal(1, RED, GREEN, terms(goods(5)))
BET = position(
    "answering", "A1:gold.1.3", money=(9, 9), gambled="yes", casino="A1", bet=5, boss=YELLOW
)


def test_a_new_game_has_nothing_in_the_making() -> None:
    drafts = no_drafts(1)
    draft: Draft = drafts[0]
    draft.pending, draft.partner, draft.giving, draft.offered = 7, 2, 3, 1
    clear(draft, 4)

    assert drafts.tolist() == [(0, 0, 0, 0, 4)]


@pytest.mark.parametrize(
    ("state", "seat"),
    [
        (position("acting", turn=GREEN), GREEN),
        (position("acting", "A1:0", offers=[OFFER]), GREEN),
        (BET, YELLOW),
        (position("over", above=0), NOBODY),
    ],
)
def test_somebody_is_asked_for_something_until_the_end(state: State, seat: int) -> None:
    assert awaited(laid(state)) == seat


def test_the_open_offer_is_that_of_the_seat_on_turn() -> None:
    assert open_offer(laid(position("acting", "A1:0", offers=[OFFER]))) == RED * SEATS + GREEN
    assert open_offer(laid(position("acting", "A1:0"))) == 0
