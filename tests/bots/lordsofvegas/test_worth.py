"""What positions of Lords of Vegas are worth."""

import pytest
from hypothesis import given

from croupier.bots.lordsofvegas import worth
from croupier.core.seats import Seat
from croupier.kernel.lordsofvegas.weights import IDLE, INVESTED
from croupier.lordsofvegas.casinos import casinos
from croupier.lordsofvegas.state import Acting
from tests.lordsofvegas.boards import RED, YELLOW, lots, table
from tests.lordsofvegas.strategies import acting


@given(acting())
def test_the_leads_of_all_seats_come_to_nothing(state: Acting) -> None:
    leads = [worth.lead(state.table, Seat(seat)) for seat in range(state.table.seats)]

    assert sum(leads) == pytest.approx(0, abs=1e-9)


def test_points_money_lots_and_casinos_are_worth_having() -> None:
    even = worth.lead(table("C1:0 D1:1", money=(9, 9)), RED)

    assert even == 0
    assert worth.lead(table("C1:0 D1:1", money=(9, 9), points=(1, 0)), RED) == 1
    assert worth.lead(table("C1:0 D1:1", money=(10, 9)), RED) == pytest.approx(INVESTED + IDLE)
    assert worth.lead(table("C1:0 C2:0 D1:1", money=(9, 9)), RED) > 0
    assert worth.lead(table("C1:gold.0.4 D1:1", money=(9, 9)), RED) > 0


def test_money_is_worth_less_the_nearer_the_end_is() -> None:
    """Five turns of each seat are time enough."""
    times = [worth.time_left(table("", money=(9, 9), above=n)) for n in (30, 10, 5, 0)]

    assert times == [1, 1, 0.5, 0]
    assert [worth.dollar(time) for time in (1, 0)] == [pytest.approx(IDLE + INVESTED), IDLE]


def test_a_casino_pays_as_often_as_its_cards_come() -> None:
    """LOV-5.8: on the Strip it pays once more at the end. A2 is gold, D2 is not."""
    board = table("C5:gold.0.1 A3:gold.0.5", deck=lots("A2 D2"), above=1)
    off_strip, on_strip = sorted(casinos(board), key=lambda casino: casino.is_on_strip)

    assert worth.payments(board, on_strip) == worth.payments(board, off_strip) + 1


def test_a_boss_among_others_is_less_sure_to_stay() -> None:
    alone, beside = (casinos(table(b))[0] for b in ("A1:gold.0.3", "A1:gold.0.3 A2:gold.1.2"))

    assert (worth.hold(alone, RED), worth.hold(beside, RED)) == (1, 0.75)
    assert beside.dice_of(YELLOW)


@pytest.mark.parametrize(("space", "points", "far"), [(0, 3, 3), (8, 1, 1 / 3), (8, 2, 2)])
def test_points_lost_at_a_break_count_a_little(space: int, points: int, far: float) -> None:
    """LOV-7.2."""
    assert worth.stride(space, points) == pytest.approx(far)
