"""How a game was won, told by its result and its replay."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_OVER
from tests.browser.house import House
from tests.browser.scenes import LONG
from tests.browser.visiting import PHONE, Device

PARTS = ("start", "luck", "own", "others")


def told(page: Page, part: str) -> int:
    """Read a number of the sum."""
    text = page.locator(f"[data-part={part}]").inner_text()
    return int(text.replace("−", "-").replace("+", ""))


def test_the_result_shows_a_graph_and_sums_that_add_up(house: House, visit: Visit) -> None:
    place = house.looked_into(LAS_VEGAS_OVER)
    visitor = visit(Device(secret=place.secret, settings={}, size=PHONE))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    expect(page.get_by_text(t("page-chances-unit"))).to_be_visible(timeout=LONG)
    expect(page.locator("svg.odds .ln")).to_have_count(len(LAS_VEGAS_OVER.names))
    chances = page.get_by_role("table", name=t("page-chances")).get_by_role("row")
    last = chances.last.get_by_role("cell").all_inner_texts()[: len(LAS_VEGAS_OVER.names)]
    assert sum(int(share.removesuffix("%")) for share in last) == 100

    whose = page.get_by_role("group", name=t("page-account-whose")).get_by_role("button")
    assert whose.count() == len(LAS_VEGAS_OVER.names)
    starts = 0
    for seat in range(whose.count()):
        whose.nth(seat).click()
        assert sum(told(page, part) for part in PARTS) == told(page, "result")
        assert "−0" not in page.locator(".sumc").inner_text()
        starts += told(page, "start")
    assert abs(starts - 100) <= len(LAS_VEGAS_OVER.names)


def test_names_hide_their_lines_and_arrows_step_through_moments(house: House, visit: Visit) -> None:
    place = house.looked_into(LAS_VEGAS_OVER)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    lines = page.get_by_role("group", name=t("page-chances-lines")).get_by_role("button")
    lines.first.click(timeout=LONG)
    expect(lines.first).to_have_attribute("aria-pressed", "false")
    expect(page.locator("svg.odds .ln")).to_have_count(len(LAS_VEGAS_OVER.names) - 1)

    moment = page.get_by_role("group", name=t("page-chances-moments"))
    expect(moment).to_be_visible(timeout=LONG)
    first = moment.locator("p").inner_text()
    moment.get_by_role("button", name=t("page-moment-next")).click()
    expect(moment.locator("p")).not_to_have_text(first)
    moment.get_by_role("link", name=t("page-moment-watch")).click()
    expect(page).to_have_url(re.compile("#/replay/"))
    expect(page.locator("svg.strip path").first).to_be_attached()


def test_a_missed_move_is_tried_from_where_it_was_missed(house: House, visit: Visit) -> None:
    place = house.looked_into(LAS_VEGAS_OVER)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    page.get_by_role("button", name=t("page-try-it")).first.click(timeout=LONG)
    page.get_by_role("button", name=t("page-what-if-go")).click()
    expect(page).not_to_have_url(re.compile(place.room))
    expect(page.locator("[data-casino]").first).to_be_visible()
