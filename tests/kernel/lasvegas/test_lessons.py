"""What is written down to be learned from."""

import numpy as np
import pytest

from croupier.kernel.lasvegas import lessons, row
from croupier.kernel.lasvegas.champion import mind_of
from croupier.kernel.lasvegas.face_features import FEATURES, Floats
from croupier.kernel.lasvegas.lessons import NOT_ROLLED, RIVALS, teach
from tests.kernel.lasvegas.test_face_net import any_weights

LESSONS = 30
FIRST_NOTE = FEATURES.index("first-note")


def taught(series: int, seats: int, white: int) -> tuple[Floats, Floats]:
    seen = np.zeros((LESSONS, row.FACES, len(FEATURES)), np.float32)
    worth = np.zeros((LESSONS, row.FACES), np.float32)
    teach(row.rows(1), mind_of(any_weights(1)), series, seats, white, 5, seen, worth)
    return seen, worth


@pytest.mark.parametrize(("seats", "white"), [(2, 0), (4, 1), (5, 0)])
def test_every_lesson_is_a_choice_between_faces_of_some_worth(seats: int, white: int) -> None:
    seen, worth = taught(1, seats, white)
    is_rolled = worth != NOT_ROLLED

    assert (is_rolled.sum(axis=1) > 1).all()
    assert ((worth >= 0) & (worth <= 1))[is_rolled].all()
    assert (seen[:, :, FIRST_NOTE] > 0)[is_rolled].all()
    assert not seen[~is_rolled].any()
    assert len(np.unique(seen.reshape(LESSONS, -1), axis=0)) == LESSONS


def test_the_same_series_gives_the_same_lessons_and_another_others() -> None:
    one, again, other = (taught(series, 3, 0)[1].tolist() for series in (1, 1, 2))

    assert one == again != other


def test_rivals_are_of_all_kinds() -> None:
    models, one = np.zeros(5, np.int64), row.rows(1)[0]
    met = set[int]()
    for game in range(60):
        lessons.begin_game(one, models, 1, game, 5, 0)
        met |= {*models.tolist()}

    assert met == {*range(len(RIVALS))}
    assert RIVALS.sum() == pytest.approx(1)
