"""Games from which the net learns."""

import numpy as np
import pytest

from croupier.kernel.lordsofvegas import noting, row
from croupier.kernel.lordsofvegas.desk import FEATURES, desk
from croupier.kernel.lordsofvegas.net import no_net
from tests.kernel.lordsofvegas.nets import by_worth

pytestmark = pytest.mark.weekly(
    "src/croupier/kernel",
    "src/croupier/training",
    "src/croupier/lordsofvegas",
    day="training of nets",
)


def noted(seats: int, by_net: int = 0, whims: int = 0, every: int = 1) -> tuple[int, float]:
    """Return how many positions of three games are noted, and check what is noted of them."""
    features = np.zeros((200, row.SEATS, FEATURES), np.float32)
    targets = np.zeros((200, row.SEATS), np.float32)
    net = by_worth() if by_net else no_net()
    found = noting.note_games(
        row.rows(2), desk(), net, 1, 0, 3, seats, by_net, whims, every, features, targets
    )
    won = targets[:found]
    assert np.allclose(won[:, :seats].sum(axis=1), 1)
    assert (won[:, seats:] == noting.ABSENT).all()
    assert features[:found, :seats].any(axis=2).all()
    assert not features[:found, seats:].any()
    return found, float(features[:found].sum())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("by_net", [0, 1])
def test_every_turn_is_noted_with_who_won(seats: int, by_net: int) -> None:
    found, _ = noted(seats, by_net)

    assert 3 * 24 < found < 3 * 40


def test_only_some_are_noted_if_so_wished() -> None:
    assert noted(4, every=4)[0] < noted(4)[0] / 2


def test_whims_lead_to_other_positions() -> None:
    assert noted(4, whims=300)[1] != noted(4)[1]


def test_there_is_no_more_noted_than_there_is_room_for() -> None:
    features = np.zeros((5, row.SEATS, FEATURES), np.float32)
    targets = np.zeros((5, row.SEATS), np.float32)

    room = row.rows(2), desk(), no_net()

    assert noting.note_games(*room, 1, 0, 2, 4, 0, 0, 1, features, targets) == 5
