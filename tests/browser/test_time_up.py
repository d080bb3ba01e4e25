"""Time that is up is told, and what was begun meanwhile is not lost."""

from dataclasses import replace

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LORDS_ALONE, LORDS_TURN
from tests.browser.house import House
from tests.browser.pages import Lords
from tests.browser.visiting import Device

SHORT = 25
"""Enough seconds to begin something, and then to go on, also where everything takes its time."""
LONG = 3 * SHORT * 1000
"""So many milliseconds it takes at most until time is up."""


def come_to(table: Lords, decision: str) -> None:
    """Do what bots bring about by chance on their turns, until something else is to be decided."""
    while (now := table.now()) != decision:
        match now:
            case "arrange":
                table.arrange()
            case "forced":
                table.give_way()
            case _:
                raise AssertionError(f"There is to {now}, not to {decision}.")


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

    told = page.get_by_role("alert").filter(has_text=t("page-time-up"))
    expect(told).to_be_visible(timeout=LONG)
    expect(confirm).to_be_hidden()
    come_to(table, "draw")
    table.draw.click()
    come_to(table, "turn")
    expect(confirm).to_have_text(words)


def test_what_was_begun_is_there_again_when_the_page_is(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_TURN)
    visitor = visit(Device(secret=place.secret))
    page = visitor.go(f"room/{place.room}")
    table = Lords(visitor)
    assert table.now() == "turn"
    confirm = table.choose("build")
    words = confirm.inner_text()
    page.reload()
    expect(confirm).to_have_text(words)
    for _ in range(2):
        page.keyboard.press("Escape")

    table.compose(money=3)
    page.reload()
    expect(table.halves()[1].get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "3")
    page.keyboard.press("Escape")
    page.reload()
    assert table.now() == "turn"
