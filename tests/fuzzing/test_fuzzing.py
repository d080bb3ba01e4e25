"""A short attack; the long one is told of in docs/security.md."""

import pytest

from tests.fuzzing.campaign import attack

pytestmark = pytest.mark.weekly("src/croupier/server", "src/croupier/store")

TIMES = 2000


def test_nothing_malformed_fails_changes_or_betrays_anything() -> None:
    report = attack(TIMES, seed=2)

    assert report.tried.total() > 0.9 * TIMES
    assert report.answers["bad-message"] > 0
    assert report.answers["invalid-move"] > 0
    assert report.answers["not-your-seat"] > 0
    assert report.answers["done long ago"] > 0
