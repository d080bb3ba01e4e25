"""Chances to win of all seats, as luck may go on and plans may lead."""

import numpy as np
import pytest

from croupier.core.game import Moved
from croupier.kernel.lordsofvegas import chances, codec, row
from croupier.kernel.lordsofvegas.desk import desk
from croupier.lordsofvegas.moves import DrawCard
from croupier.lordsofvegas.state import Options, State
from tests.kernel.lordsofvegas.nets import by_worth
from tests.lordsofvegas.boards import GAME, RED, position

NET, DESK = by_worth(), desk()


def expected(state: State, series: int = 1) -> list[float]:
    rows = row.rows(chances.JUDGED_ROWS)
    codec.write(rows, chances.BASE, state)
    found = np.zeros(row.SEATS)
    chances.expect(rows, DESK, NET, series, 8, found)
    return found.tolist()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_from_the_start_on(seats: int) -> None:
    found = expected(GAME.start(seats, Options()).state)

    assert sum(found) == pytest.approx(1)
    assert found[seats:] == [0] * (row.SEATS - seats)


def test_to_ask_for_a_card_changes_nothing() -> None:
    state = position("drawing", "A1:0 C1:1")
    asked = GAME.step(state, Moved(RED, DrawCard())).state

    assert expected(asked) == pytest.approx(expected(state))


def test_who_can_build_is_better_off_than_who_cannot() -> None:
    poor, rich = (expected(position("acting", "A1:0 C1:1", money=(money, 9))) for money in (0, 30))

    assert rich[RED] > poor[RED]
