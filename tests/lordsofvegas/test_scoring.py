"""The scoring track."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.lordsofvegas.scoring import LAST_SPACE, TRACK, advance
from tests.lordsofvegas.track import walked


class TestTheTrack:
    @given(st.sampled_from(TRACK), st.integers(0, 45))
    def test_agrees_with_the_rule_read_aloud(self, space: int, points: int) -> None:
        """LOV-7.2."""
        assert advance(space, points) == walked(space, points)

    @given(st.sampled_from(TRACK), st.integers(1, 45))
    def test_a_chip_stands_on_a_space_and_never_goes_back(self, space: int, points: int) -> None:
        """LOV-1.11."""
        assert advance(space, points) in TRACK
        assert space <= advance(space, points) <= space + points

    @pytest.mark.parametrize(
        ("space", "points", "reached"),
        [(0, 1, 1), (7, 9, 16), (7, 2, 8), (20, 2, 20), (20, 3, 23), (81, 8, 81), (81, 9, 90)],
    )
    def test_what_does_not_reach_the_next_space_is_lost(
        self, space: int, points: int, reached: int
    ) -> None:
        """LOV-7.2."""
        assert advance(space, points) == reached

    def test_ends_at_90(self) -> None:
        """LOV-20.2."""
        assert LAST_SPACE == 90
        assert advance(81, 45) == advance(90, 9) == 90
