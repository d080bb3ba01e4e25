"""Questions about Lords of Vegas, asked of few games."""

import pytest

from gallery.lordsofvegas import judged, lots
from gallery.page import SHOWN


def test_every_price_and_every_turn_is_asked_for() -> None:
    found = lots(40)

    assert [one.of for one in found.series["start lots"]] == ["6", "8", "9", "12", "15", "20"]
    turns = found.series["turns"]
    assert sum(estimate.mean for estimate in turns) == pytest.approx(0, abs=0.001)


@pytest.mark.weekly("gallery", "src/croupier/analysis")
def test_the_judge_is_asked_about_the_same_games() -> None:
    found = judged(2)

    assert [finding.name for finding in found] == [*SHOWN][-4:]
    money, points = found[0].series.values()
    assert [one.of for one in money] == ["brown", "gold", "green", "purple", "silver"]
    assert any(one.mean > 0 for one in points)
    assert found[1].series["a bet"]
    assert found[3].series["a die"]
