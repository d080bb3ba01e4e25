"""Time that is up is told, and what was begun meanwhile is not lost."""

from dataclasses import replace

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LORDS_ALONE
from tests.browser.house import House
from tests.browser.pages import Lords
from tests.browser.visiting import Device

SHORT = 8
"""Enough to begin something, also where everything takes its time."""


def test_a_turn_that_time_ended_is_told_and_what_was_begun_comes_back(
    house: House, visit: Visit
) -> None:
    place = house.shelve(replace(LORDS_ALONE, timer=SHORT))
    visitor = visit(Device(secret=place.secret, settings={"speed": 100}))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    table = Lords(visitor)
    assert table.now() == "turn"
    confirm = table.choose("build")
    words = confirm.inner_text()

    expect(page.get_by_role("alert").filter(has_text=t("page-time-up"))).to_be_visible()
    expect(confirm).to_be_hidden()
    assert table.now() == "draw"
    table.draw.click()
    assert table.now() == "turn"
    expect(confirm).to_have_text(words)
