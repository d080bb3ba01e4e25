"""Tables that count: set up, seen and sat at, and what comes of them."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_COUNTED
from tests.browser.house import House, stranger
from tests.browser.pages import Gathering, Home
from tests.browser.test_me import be_known
from tests.browser.visiting import PHONE, Device, Visitor


def set_up(visitor: Visitor) -> None:
    """Set up a table for two that counts."""
    page, t = visitor.go(), visitor.words
    Home(visitor).with_friends("las-vegas")
    sheet = page.get_by_role("dialog")
    for _ in range(2):
        sheet.get_by_role("button", name=t("page-fewer-seats")).last.click()
    counts = sheet.get_by_role("checkbox", name=t("page-counts"))
    counts.press("Space")
    expect(counts).to_be_checked()
    expect(sheet.get_by_role("checkbox", name=t("page-coach-agreed-how"))).to_be_disabled()
    sheet.get_by_role("button", name=t("page-set-up")).click()
    expect(page.get_by_role("heading", name=t("page-counts"))).to_be_visible()


def test_a_table_that_counts_is_seen_by_all_and_sat_at_by_profiles(visit: Visit) -> None:
    anna, benno = visit(Device()), visit(Device(size=PHONE, settings={}))
    be_known(anna, "Anna")
    set_up(anna)
    place = Gathering(anna).link.partition("#/")[2]

    page, t = benno.go(place), benno.words
    expect(page.get_by_role("heading", name=t("page-counts"))).to_be_visible()
    expect(page.get_by_text(t("page-counts-guest"))).to_be_visible()
    Gathering(benno).sit("Benno")
    expect(page.get_by_role("alert")).to_have_text(t("refused-counts-profile"))
    page.get_by_role("button", name=t("page-counts-go")).click()
    expect(page).to_have_url(re.compile("#/me$"))
    be_known(benno, "Benno")
    page = benno.go(place)
    expect(page.get_by_role("heading", name=t("page-counts"))).to_be_visible()
    expect(page.get_by_text(t("page-counts-guest"))).to_have_count(0)
    Gathering(benno).sit("Benno")

    Gathering(anna).begin()
    expect(anna.page.get_by_text(t("page-counts"))).to_be_visible()
    expect(page.get_by_title(t("page-counts"))).to_be_visible()


def test_a_guest_is_told_to_make_a_profile_before_a_table_counts(visit: Visit) -> None:
    guest = visit(Device(settings={"name": "Anna"}))
    page, t = guest.go(), guest.words
    Home(guest).with_friends("las-vegas")
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("checkbox", name=t("page-counts")).check()
    with guest.cut_off():
        sheet.get_by_role("button", name=t("page-set-up")).click()
        expect(sheet.get_by_text(t("refused-counts-profile"))).to_be_visible()


def test_what_a_game_has_done_to_ratings_is_told_and_seen_on_the_leaderboard(
    house: House, visit: Visit
) -> None:
    secret = house.known("Sólveig")
    house.known("Benno", stranger(1))
    place = house.shelve(LAS_VEGAS_COUNTED, secret)
    anna = visit(Device(secret=secret, settings={}))
    page, t = anna.go(f"room/{place.room}"), anna.words
    changes = page.locator("section").filter(
        has=page.get_by_role("heading", name=t("page-rating-changes"))
    )
    expect(changes.locator("dt")).to_have_count(2)
    expect(changes).to_contain_text(re.compile(r"1500 → \d"))

    page = anna.go("me")
    rating = page.locator("section").filter(
        has=page.get_by_role("heading", name=t("page-rating"), exact=True)
    )
    expect(rating).to_contain_text(t("page-rating-games", games=1))
    rating.get_by_role("button", name=t("page-ratings")).press("Enter")
    row = page.get_by_role("row").filter(has_text="Sólveig")
    expect(row).to_contain_text("±")
    for level in ("easy", "champion"):
        bots = t("page-stats-bots", level=t(f"page-how-{level}"))
        expect(page.get_by_role("rowheader", name=bots).first).to_be_visible()
    page.get_by_role("button", name="Lords of Vegas").click()
    expect(page.get_by_text(t("page-ratings-none"))).to_be_visible()

    page = anna.go(f"replay/{place.room}")
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("button", name=t("page-what-if"))).to_have_count(0)


def test_home_leads_to_the_leaderboard(visit: Visit) -> None:
    visitor = visit(Device(settings={}))
    page, t = visitor.go(), visitor.words
    page.get_by_role("button", name=t("page-ratings")).click()
    expect(page).to_have_url(re.compile("#/ratings/$"))
    expect(page.get_by_role("table").first).to_be_visible()
