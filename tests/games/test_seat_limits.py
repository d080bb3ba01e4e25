"""How many may play."""

import pytest

from croupier.games.seat_limits import SeatLimits, is_playable, seat_limits
from croupier.lasvegas import LasVegas
from croupier.lasvegas import Options as LasVegasOptions
from croupier.lordsofvegas import LordsOfVegas
from croupier.lordsofvegas import Options as LordsOfVegasOptions


def test_the_limits_are_those_of_the_rulebooks() -> None:
    """LV-7.1 and LOV-1.1."""
    assert seat_limits(LasVegas(), LasVegasOptions()) == SeatLimits(2, 5)
    assert seat_limits(LasVegas(), LasVegasOptions(white=True)) == SeatLimits(2, 4)
    assert seat_limits(LordsOfVegas(), LordsOfVegasOptions()) == SeatLimits(2, 4)


@pytest.mark.parametrize(("seats", "is_so"), [(1, False), (2, True), (4, True), (5, False)])
def test_so_many_may_play_or_not(seats: int, *, is_so: bool) -> None:
    assert is_playable(LordsOfVegas(), seats, LordsOfVegasOptions()) == is_so
