"""What somebody calls themselves or says is text, whatever it looks like."""

from dataclasses import replace

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_WAITING
from tests.browser.house import House
from tests.browser.pages import LasVegas
from tests.browser.visiting import Device

NAME = "<img src=x onerror=a()>"
TEXT = """<script>alert(1)</script><svg onload="alert(2)"> { $name } javascript:alert(3) &amp;"""


def test_a_name_and_what_is_said_stay_text(house: House, visit: Visit) -> None:
    place = house.shelve(replace(LAS_VEGAS_WAITING, names=(NAME, "Benno", None, None)))
    speaker, watcher = visit(Device(secret=place.secret)), visit(Device())
    dialogs: list[str] = []
    for visitor in (speaker, watcher):
        visitor.page.on("dialog", lambda dialog: dialogs.append(dialog.message))
        visitor.go(f"room/{place.room}")
        expect(LasVegas(visitor).casinos).to_be_visible()
    t = speaker.words
    speaker.page.get_by_role("button", name=t("page-talk"), exact=True).click()
    talk = speaker.page.get_by_role("dialog")
    talk.get_by_role("textbox", name=t("page-say")).fill(TEXT)
    talk.get_by_role("button", name=t("page-send")).click()
    expect(talk.get_by_text(TEXT, exact=False).first).to_be_visible()
    expect(watcher.page.get_by_text(f"{NAME}: {TEXT}").first).to_be_visible()
    expect(LasVegas(watcher).seat(NAME)).to_be_visible()
    for visitor in (speaker, watcher):
        assert visitor.page.locator("img[src=x], script:not([src]), svg[onload]").count() == 0
    assert dialogs == []
