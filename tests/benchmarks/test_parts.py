"""What the time of Lords of Vegas goes to."""

import pytest

from benchmarks.parts import measured


@pytest.mark.weekly("src/croupier/kernel", "benchmarks")
def test_games_are_written_down_and_played_again() -> None:
    parts = measured(games=20, rounds=1)

    assert parts.games == 20
    assert parts.applying.seconds > 0
