"""The coach, asked at a table: what it says, to whom, and where it is off."""

from dataclasses import replace

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_AMONG_OTHERS, LAS_VEGAS_FIVE, LORDS_ALONE
from tests.browser.house import House, stranger
from tests.browser.pages import LasVegas, Lords
from tests.browser.visiting import PHONE, Device


def test_chances_stand_on_the_roll_and_the_best_can_be_placed(house: House, visit: Visit) -> None:
    place = house.with_coach(LAS_VEGAS_FIVE)
    visitor = visit(Device(secret=place.secret, settings={}, size=PHONE))
    visitor.go(f"room/{place.room}")
    table, t = LasVegas(visitor), visitor.words
    expect(table.lit.first).to_be_visible()
    said = table.consult()
    assert said.count() == table.faces.count()
    best = table.faces.filter(has_text=t("page-coach-best"))
    expect(best).to_have_count(1)
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(table.tray.get_by_text(t("page-coach-how"))).to_be_visible()
    expect(table.told).to_contain_text(t("page-coached", name="Anna"))

    face = best.get_attribute("data-face")
    table.confirm.click()
    expect(visitor.page.locator(f'[data-casino="{face}"]')).to_be_visible()
    expect(said).to_have_count(0)


def test_a_whole_turn_is_weighed_with_the_keyboard(house: House, visit: Visit) -> None:
    place = house.with_coach(LORDS_ALONE)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    table = Lords(visitor)
    assert table.now() == "turn"
    said = table.consult()
    assert 2 <= said.count() <= 6
    expect(said.first).to_have_attribute("aria-pressed", "true")
    expect(said.first).to_contain_text(t("page-coach-best"))
    said.nth(1).focus()
    page.keyboard.press("Enter")
    expect(said.nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(said).to_have_count(0)
    assert table.now() == "turn"


def test_the_coach_says_why_it_is_off_among_other_people(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_AMONG_OTHERS)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    page.get_by_role("button", name=t("page-coach"), exact=True).click()

    expect(page.get_by_role("status").filter(has_text=t("page-coach-off"))).to_be_visible()


def test_who_agreed_to_it_hears_who_asked(house: House, visit: Visit) -> None:
    place = house.with_coach(replace(LAS_VEGAS_AMONG_OTHERS, coach=True))
    anna, benno = (
        visit(Device(secret=secret, settings={})) for secret in (place.secret, stranger(1))
    )
    for visitor in (anna, benno):
        visitor.go(f"room/{place.room}")
    LasVegas(anna).consult()

    expect(LasVegas(benno).told).to_contain_text(benno.words("page-coached", name="Anna"))
