"""Sheets: what goes wrong in one is said in it, and a finger pulls it down."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_TURN
from tests.browser.house import House
from tests.browser.pages import Home, Setup
from tests.browser.visiting import PHONE, Device


def test_a_refusal_is_said_in_the_sheet_it_was_asked_in(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_TURN)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    page.get_by_role("button", name=t("page-settings"), exact=True).click()
    with visitor.cut_off():
        page.route("**/api/me/code", lambda route: route.abort())
        page.get_by_role("button", name=t("page-get-code")).click()
        said = page.get_by_role("dialog").get_by_role("alert")
        expect(said).to_have_text(t("page-offline"))
        page.unroute("**/api/me/code")
    page.get_by_role("button", name=t("page-get-code")).click()
    expect(page.get_by_role("img", name=t("page-back-picture"))).to_be_visible()


def test_a_table_that_cannot_be_set_up_keeps_what_was_written(visit: Visit) -> None:
    visitor = visit(Device(settings={}))
    page, t = visitor.go(), visitor.words
    Home(visitor).with_friends("las-vegas")
    Setup(visitor).call("Anna")
    with visitor.cut_off():
        page.route("**/api/rooms", lambda route: route.abort())
        Setup(visitor).open()
        sheet = page.get_by_role("dialog")
        expect(sheet.get_by_role("alert")).to_have_text(t("page-offline"))
        expect(sheet.get_by_role("textbox", name=t("page-your-name"))).to_have_value("Anna")
        page.unroute("**/api/rooms")
    Setup(visitor).open()
    expect(page.get_by_role("textbox", name=t("page-invite-link"))).to_be_visible()


def test_a_finger_pulls_a_sheet_down(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_TURN)
    visitor = visit(Device(secret=place.secret, settings={}, size=PHONE))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    page.get_by_role("button", name=t("page-rules"), exact=True).click()
    sheet = page.get_by_role("dialog")
    # With the book in it the sheet is as high as it stays.
    expect(sheet.get_by_role("navigation")).to_be_visible()
    box = sheet.get_by_role("heading", level=2).first.bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + 10
    line = visitor.context.new_cdp_session(page)

    def touch(kind: str, *points: dict[str, float]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [*points]})

    touch("touchStart", {"x": x, "y": y})
    for step in (20, 60):
        touch("touchMove", {"x": x, "y": y + step})
    touch("touchEnd")
    expect(sheet).to_be_visible()
    touch("touchStart", {"x": x, "y": y})
    for step in (40, 80, 120):
        touch("touchMove", {"x": x, "y": y + step})
    touch("touchEnd")
    expect(sheet).to_be_hidden()
