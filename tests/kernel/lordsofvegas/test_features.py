"""What the net is told of a position."""

import numpy as np
import pytest
from hypothesis import given

from croupier.bots.lordsofvegas import features as readable
from croupier.kernel.lordsofvegas import features as kernel
from croupier.kernel.lordsofvegas.desk import FEATURES, desk
from croupier.kernel.lordsofvegas.row import DRAWING
from croupier.lordsofvegas.state import Acting, State
from tests.kernel.lordsofvegas.laying import laid
from tests.kernel.lordsofvegas.test_evaluation import met
from tests.lordsofvegas.boards import position
from tests.lordsofvegas.strategies import acting

DESK = desk()


def told(state: State) -> list[list[float]]:
    """Return what the kernel tells the net of each seat."""
    row = laid(state)
    kernel.describe(row, DESK, row.turn if row.phase == DRAWING else (row.turn + 1) % row.seats)
    features: list[list[float]] = DESK.features[: row.seats].tolist()
    return features


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_game_is_described_as_the_rules_have_it(seats: int) -> None:
    for state in met(seats)[::5]:
        assert np.allclose(told(state), readable.features(state), atol=1e-5), state


@given(acting())
def test_any_position_is_described_as_the_rules_have_it(state: Acting) -> None:
    assert np.allclose(told(state), readable.features(state), atol=1e-5)


def test_all_features_are_there() -> None:
    assert [len(seat) for seat in told(position("acting"))] == [FEATURES] * 4


@pytest.mark.parametrize(("above", "turns"), [(0, [0, 0]), (1, [0, 1]), (5, [2, 3])])
def test_turns_to_come_are_counted_from_the_next_drawer(above: int, turns: list[int]) -> None:
    row = laid(position("acting", above=above, money=(9, 9)))

    assert [kernel.turns_to_come(row, seat, 1) for seat in (0, 1)] == turns
