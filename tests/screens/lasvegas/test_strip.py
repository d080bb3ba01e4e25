"""The six casinos side by side."""

import pytest

from croupier.lasvegas.state import Rolling
from croupier.lasvegas.telling import CASINOS
from croupier.screens.lasvegas.strip import Strip
from tests.screens.showing import shown
from tests.strategies import GAME

STATE = GAME.read(
    "las-vegas rolling white=no open=no start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
    " hands=0+0,2+0,0+0 won=-,-,- seat=1"
)
NAMES = ["Anna", "Benno", "Carla"]


def drawn(columns: int) -> list[str]:
    assert isinstance(STATE, Rolling)
    return shown(Strip(STATE.table, NAMES), columns)


@pytest.mark.parametrize(("columns", "across"), [(120, 3), (80, 3), (79, 2), (53, 2), (40, 1)])
def test_as_many_stand_side_by_side_as_there_is_room_for(columns: int, across: int) -> None:
    tops = [line for line in drawn(columns) if line.startswith("╭")]

    assert [line.count("╭") for line in tops] == [across] * (6 // across)
    assert max(map(len, tops)) <= columns


def test_each_is_drawn_with_its_name_and_who_would_be_paid() -> None:
    picture = "\n".join(drawn(80))

    assert all(name in picture for name in CASINOS)
    assert "$90k ← ● Anna" in picture
    assert "$90k ← ■ Carla" in picture
