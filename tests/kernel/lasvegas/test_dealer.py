"""Luck over rows of Las Vegas."""

import pytest

from croupier.kernel.lasvegas import dealer, row
from croupier.kernel.lasvegas.codec import decode
from croupier.kernel.lasvegas.rules import FULL, worth
from croupier.lasvegas.state import Options, Placing
from tests.kernel.lasvegas.laying import laid
from tests.strategies import GAME


@pytest.mark.parametrize(("seats", "white"), [(2, True), (3, False), (3, True), (5, False)])
def test_a_new_game_is_dealt_until_a_seat_has_rolled(seats: int, *, white: bool) -> None:
    """LV-3.2: no casino is short of money; LV-7.3: white dice left over lie at casinos."""
    one = laid(GAME.start(seats, Options(white=white)).state)
    dealer.deal(one)
    state = decode(one)

    assert isinstance(state, Placing)
    assert all(worth(one, casino) >= FULL for casino in range(row.FACES))
    hand = state.table.hands[state.seat]
    assert (len(state.roll.own), len(state.roll.white)) == (hand.own, hand.white)
    assert state.seat == state.table.starter


def test_notes_are_drawn_from_those_never_turned_up() -> None:
    """LV-3.2: as likely as there are of each; two of 50,000 and four of 90,000 are one a casino."""
    first = []
    for luck in range(300):
        one = laid(GAME.start(2, Options()).state, luck)
        one.deck[:] = 0
        one.deck[4], one.deck[8] = 2, 4
        dealer.deal_table(one)
        first.append(int(one.notes[0, 0]))

        assert sorted(one.notes[:, 0].tolist()) == [5, 5, 9, 9, 9, 9]
        assert not one.deck.any()
    assert first.count(5) == pytest.approx(100, rel=0.25)


def test_other_luck_deals_another_game() -> None:
    one, other, same = (laid(GAME.start(2, Options()).state, luck) for luck in (1, 2, 1))
    for game in (one, other, same):
        dealer.deal(game)

    assert decode(one) == decode(same) != decode(other)
