"""Games from which the net of chances learns."""

import numpy as np
import pytest

from croupier.kernel.lasvegas import chances, face_net, noting, row, rules
from croupier.kernel.lasvegas.features import FEATURES, Floats
from croupier.kernel.lasvegas.models import MODELS, TRAINED
from croupier.kernel.lasvegas.noting import ABSENT, KINDS, NOTED_ROWS, draw_kinds, look_back
from croupier.kernel.luck import seed
from tests.kernel.lasvegas.test_face_net import any_weights

pytestmark = pytest.mark.weekly(
    "src/croupier/kernel", "src/croupier/training", "src/croupier/lasvegas", day="training of nets"
)


def noted(series: int, seats: int, white: int, by_net: int) -> tuple[Floats, Floats]:
    """Return what is noted of a few games."""
    weights, most = any_weights(1), 400
    features = np.zeros((most, row.SEATS, FEATURES), np.float32)
    targets = np.zeros((most, row.SEATS), np.float32)
    nets = face_net.net_of(weights), chances.net_of(weights), chances.scratch()
    rows = row.rows(NOTED_ROWS)
    number = noting.note_games(rows, *nets, series, 6, seats, white, by_net, 5, features, targets)
    return features[:number], targets[:number]


@pytest.mark.parametrize(("seats", "white", "by_net"), [(2, 0, 0), (4, 1, 1), (5, 0, 1)])
def test_positions_are_noted_with_chances_that_add_up(seats: int, white: int, by_net: int) -> None:
    features, targets = noted(1, seats, white, by_net)

    assert len(features) > 20
    assert features[:, :seats].any(axis=2).all()
    assert targets[:, :seats].sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert (targets[:, seats:] == ABSENT).all()


def test_the_same_series_gives_the_same_positions_and_another_others() -> None:
    one, again, other = (noted(series, 3, 0, 1)[1].tolist() for series in (1, 1, 2))

    assert one == again != other


def test_without_the_net_only_who_won_is_noted() -> None:
    _, targets = noted(1, 2, 0, 0)

    assert {*np.unique(targets[:, :2]).tolist()} <= {0.0, 0.5, 1.0}


def test_the_net_is_told_how_everyone_plays() -> None:
    one, scratch = row.rows(1)[0], chances.scratch()
    models, whims, met = np.zeros(5, np.int64), np.zeros(5), set[int]()
    for game in range(60):
        seed(one.luck, np.uint64(1), np.uint64(game))
        draw_kinds(one.luck, 5, models, whims, scratch)
        met |= {*models.tolist()}
        assert (scratch.beliefs == np.eye(MODELS)[models]).all()

    assert met == {*range(MODELS)}
    assert KINDS.sum() == pytest.approx(1)
    assert KINDS.argmax() == TRAINED


def test_what_is_expected_next_stands_for_a_part_of_who_won() -> None:
    one = row.rows(1)[0]
    rules.start(one, 2, 0, 0, 0)
    one.money[0] = 50_000
    rules.end_game(one)
    targets = np.array([[0.5, 0.5, 0, 0, 0], [0.7, 0.3, 0, 0, 0]], np.float32)
    look_back(one, targets, 0.8)

    assert targets[1].tolist() == [1, 0, ABSENT, ABSENT, ABSENT]
    assert targets[0].tolist() == pytest.approx([0.94, 0.06, ABSENT, ABSENT, ABSENT])
