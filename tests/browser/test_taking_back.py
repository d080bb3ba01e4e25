"""Taking back an action of Lords of Vegas: by touch, by key and after coming back."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LORDS_TURN
from tests.browser.house import House, stranger
from tests.browser.pages import Lords
from tests.browser.visiting import PHONE, Device


def board_of(table: Lords) -> list[str]:
    """Return what lies on all lots, as it is said."""
    lots = table.board.get_by_role("button")
    return [lot.get_attribute("aria-label") or lot.inner_text() for lot in lots.all()]


def test_a_build_is_taken_back_by_touch_by_key_and_after_coming_back(
    house: House, visit: Visit
) -> None:
    place = house.shelve(LORDS_TURN)
    anna, benno = (
        visit(Device(secret=place.secret)),
        visit(Device(secret=stranger(1), size=PHONE)),
    )
    for visitor in (anna, benno):
        visitor.go(f"room/{place.room}")
    table, other = Lords(anna), Lords(benno)
    assert table.now() == "turn"
    before, back = board_of(table), table.button("page-lords-take-back")
    expect(back).to_be_hidden()

    table.do("build")
    assert table.now() == "turn"
    expect(back).to_be_visible()
    assert board_of(table) != before
    expect(other.button("page-lords-take-back")).to_be_hidden()
    back.click()
    expect(back).to_be_hidden()
    assert board_of(table) == before
    told = benno.words.pattern("lords-of-vegas-action-taken-back", "deed", name="Anna")
    expect(other.told.get_by_text(told)).to_be_attached()

    table.do("build")
    expect(back).to_have_attribute("aria-keyshortcuts", "z")
    anna.page.keyboard.press("z")
    expect(back).to_be_hidden()
    assert board_of(table) == before

    table.do("build")
    expect(back).to_be_visible()
    anna.go(f"room/{place.room}")
    back.click()
    expect(back).to_be_hidden()
    assert board_of(table) == before
