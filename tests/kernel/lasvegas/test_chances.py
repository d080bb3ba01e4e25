"""Chances to win of all seats, as the net believes and as luck may go on."""

import numpy as np
import pytest

from croupier.kernel.lasvegas import chances, codec, row
from croupier.kernel.lasvegas.rules import start
from croupier.lasvegas.state import Options
from tests.kernel.lasvegas.test_features import STATE
from tests.strategies import GAME


def some_net() -> chances.Net:
    """Return a net that believes anything, always the same."""
    luck = np.random.default_rng(1)
    return chances.net_of(
        {
            name: luck.normal(0, 0.2, chances.WEIGHTS[name].shape).astype(np.float32)
            for name in chances.WEIGHTS.names or ()
        }
    )


NET, SCRATCH = some_net(), chances.scratch()


def expected(rows: row.Rows, series: int = 1) -> list[float]:
    found = np.zeros(row.SEATS)
    chances.expect(rows, NET, SCRATCH, series, 64, found)
    return found.tolist()


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_chances_add_up_from_the_start_on(seats: int) -> None:
    rows = row.rows(chances.LAST + 1)
    start(rows[chances.ROOT], seats, 0, 0, 0)
    found = expected(rows)

    assert sum(found) == pytest.approx(1)
    assert found[seats:] == [0] * (row.SEATS - seats)


@pytest.mark.weekly("src/croupier/kernel")
def test_before_a_roll_they_are_the_mean_over_what_is_best_after_it() -> None:
    """Two dice, 36 ways to fall: each is tried, and its best placement judged."""
    rows = row.rows(chances.LAST + 1)
    mean = np.zeros(row.SEATS)
    for first in range(6):
        for second in range(6):
            codec.write(rows, chances.TRIAL, STATE)
            rows[chances.TRIAL].rolled[0] = (1 << 4 * first) + (1 << 4 * second)
            chances.best_face(rows, chances.TRIAL, chances.ASIDE, NET, SCRATCH)
            mean += SCRATCH.best / 36
    codec.write(rows, chances.ROOT, STATE)

    assert expected(rows) == pytest.approx(mean.tolist())


def test_after_the_end_they_are_shares_of_the_win() -> None:
    rows = row.rows(chances.LAST + 1)
    over = GAME.read("las-vegas over white=no open=no start=lot won=90,80,90")
    codec.write(rows, chances.ROOT, over)

    assert expected(rows)[:3] == [0.5, 0, 0.5]


def test_weights_are_found_by_their_names() -> None:
    weights = {name: np.full(chances.WEIGHTS[name].shape, 2, np.float32) for name in ("chance",)}

    with pytest.raises(KeyError, match="casino"):
        chances.net_of(weights)


def test_options_of_the_start_do_not_matter_to_the_net() -> None:
    rows = row.rows(chances.LAST + 1)
    codec.write(rows, chances.ROOT, GAME.start(3, Options()).state)

    assert sum(expected(rows)) == pytest.approx(1)
