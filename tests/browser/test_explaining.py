"""In play somebody is told what the goal is, why a thing cannot be done, and what things are."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_TURN, LORDS_BROKE, LORDS_DRAWING, LORDS_TURN
from tests.browser.house import House
from tests.browser.pages import LasVegas, Lords
from tests.browser.visiting import PHONE, Device

HELD = 700
"""So long something is held down to ask what it is, in milliseconds."""


def test_the_goal_is_said_in_the_first_game_until_it_was_read(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_DRAWING)
    visitor = visit(Device(secret=place.secret))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    goal = page.get_by_text(t("page-lords-hint-goal"))
    # What happened comes first; then there is room for it.
    expect(goal.or_(page.locator(".since")).first).to_be_visible()
    if not goal.is_visible():
        page.locator(".lot").first.click()
    expect(goal).to_be_visible()
    Lords(visitor).draw.click()
    expect(goal).to_be_hidden()

    assert "lords-goal" in page.evaluate("() => JSON.parse(localStorage.croupier).known")


def test_what_cannot_be_done_says_why_in_its_place_and_in_a_sentence(
    house: House, visit: Visit
) -> None:
    place = house.shelve(LORDS_BROKE)
    visitor = visit(Device(secret=place.secret, size=PHONE))
    visitor.go(f"room/{place.room}")
    table = Lords(visitor)
    assert table.now() == "turn"
    build = table.page.locator('[data-act="build"]')
    expect(build).to_have_attribute("aria-disabled", "true")
    expect(build.locator(".no")).to_have_text(re.compile(r"\S"))
    described = build.get_attribute("aria-describedby")
    assert described is not None
    expect(table.page.locator(f"#{described}")).to_be_visible()
    build.click(force=True)

    expect(table.page.get_by_role("status").filter(has_text=re.compile(r"\S+ \S+"))).to_be_visible()


def test_a_hint_comes_back_when_the_same_is_missed_again(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_BROKE)
    settings = {"known": ["lords-goal", "lords-draw", "lords-turn"]}
    visitor = visit(Device(secret=place.secret, settings=settings))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    hint = page.get_by_text(t("page-lords-hint-turn"))
    build = page.locator('[data-act="build"]')
    expect(build).to_be_visible()
    expect(hint).to_be_hidden()
    build.click(force=True)
    expect(hint).to_be_hidden()
    build.click(force=True)

    expect(hint).to_be_visible()


@pytest.mark.parametrize("what", ['[data-seat="1"]', ".spine", ".drew", ".next-pay"])
def test_a_thing_that_is_held_down_says_what_it_is(house: House, visit: Visit, what: str) -> None:
    place = house.shelve(LORDS_TURN)
    visitor = visit(Device(secret=place.secret, settings={}))
    page = visitor.go(f"room/{place.room}")
    thing = page.locator(what)
    expect(thing).to_be_visible()
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_timeout(HELD)
    thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_text(re.compile(r"\w+ \w+"))
    page.keyboard.press("Escape")

    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_key_tells_what_all_things_are(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_TURN)
    visitor = visit(Device(secret=place.secret, settings={}))
    page = visitor.go(f"room/{place.room}")
    expect(LasVegas(visitor).lit.first).to_be_visible()
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("?")

    told = page.get_by_role("dialog")
    expect(told).to_be_visible()
    assert told.get_by_role("listitem").count() > 4
