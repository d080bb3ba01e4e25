"""Playing on from a point of a replay."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_OVER, LORDS_OVER
from tests.browser.house import House
from tests.browser.pages import LasVegas, Lords
from tests.browser.visiting import Device

SHELVED = {
    "las-vegas": lambda house: house.shelve(LAS_VEGAS_OVER),
    "lords-of-vegas": lambda house: house.shelve(LORDS_OVER),
}


@pytest.mark.parametrize("game", SHELVED)
def test_whoever_sees_a_replay_plays_on_from_there(game: str, house: House, visit: Visit) -> None:
    place = SHELVED[game](house)
    visitor = visit(Device(settings={}))
    page, t = visitor.go(f"replay/{place.room}/110"), visitor.words
    page.get_by_role("button", name=t("page-what-if")).click()
    page.get_by_role("button", name=t("page-what-if-go")).click()
    if game == "las-vegas":
        table = LasVegas(visitor)
        assert table.wait()
        table.place()
    else:
        assert Lords(visitor).now() != "over"
    expect(page.get_by_role("slider")).to_have_count(0)
