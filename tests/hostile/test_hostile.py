"""Short attacks; the long ones, with how long everybody waited, are told of in docs/security.md."""

import pytest

from tests.hostile.campaign import campaign

pytestmark = pytest.mark.weekly("src/croupier/server", "src/croupier/store")

REASONS = {
    "pings": "frames",
    "pongs": "frames",
    "refused-pings": "frames",
    "empty-fragments": "frames",
    "tiny-fragments": "frames",
    "continuations": "malformed",
    "messages": "messages",
    "oversize": "malformed",
    "requests": "too-often",
    "recalls": "too-often",
    "pages": "too-often",
    "metrics": "too-often",
    "readiness": "too-often",
    "churn": "too-often",
}
"""What is tried for a moment, and what those who do it are cut for."""


@pytest.mark.parametrize("kind", REASONS)
def test_the_hostile_are_cut_and_the_honest_are_answered(kind: str) -> None:
    report = campaign(kind, hostile=12, seconds=2.0, until_cut_for=REASONS[kind])

    assert report.cut[REASONS[kind]] > 0
    assert report.moves.all
    assert report.health.all
    assert report.unhealthy == 0
    assert "Traceback" not in report.log


@pytest.mark.parametrize("kind", ["pages@proxy", "requests@proxy"])
def test_whoever_comes_by_way_of_a_proxy_is_refused_and_the_honest_are_answered(kind: str) -> None:
    report = campaign(kind, hostile=12, seconds=2.0, until_refused_for="too-often")

    assert report.refused["too-often"] > 0
    # The proxy brings others as well.
    assert "too-often" not in report.cut
    assert report.moves.all
    assert report.health.all
    assert report.unhealthy == 0
    assert "Traceback" not in report.log
