"""Playing a round on from a position."""

import pytest

from croupier.kernel.lasvegas import row
from croupier.kernel.lasvegas.codec import decode
from croupier.kernel.lasvegas.rollout import play_round
from croupier.lasvegas.state import Dealing, Over
from tests.kernel.lasvegas.laying import laid
from tests.strategies import GAME

TABLE = (
    "starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
    " hands=0+0,2+0,0+0 won=-,-,- seat=1"
)


@pytest.mark.parametrize(("number", "phase"), [(1, Dealing), (4, Over)])
def test_a_round_ends_with_its_payout(number: int, phase: type[Dealing | Over]) -> None:
    """LV-6.1, LV-6.2: another round begins, but not after the fourth."""
    line = f"las-vegas rolling white=no open=no start=lot round={number} {TABLE}"
    one = laid(GAME.read(line))
    play_round(one, 0)

    assert isinstance(decode(one), phase)
    assert [int(money) for money in one.money[:3]][::2] == [90_000, 90_000]
    assert int(one.money[1]) >= 90_000


def test_nothing_is_played_where_no_roll_is_due() -> None:
    one = laid(GAME.read(f"las-vegas rolling white=no open=no start=lot round=1 {TABLE}"))
    one.phase = row.DEALING
    play_round(one, 0)

    assert one.phase == row.DEALING
    assert not one.money.any()
