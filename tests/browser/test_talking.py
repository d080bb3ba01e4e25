"""What people at a table say to each other, where it is seen."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_WAITING, LORDS_WAITING
from tests.browser.house import House, stranger
from tests.browser.visiting import PHONE, Device, Visitor

SHELVED = {
    "las-vegas": lambda house: house.shelve(LAS_VEGAS_WAITING),
    "lords-of-vegas": lambda house: house.shelve(LORDS_WAITING),
}
BENNO = 1
"""The seat of somebody who is elsewhere."""


def say(visitor: Visitor, room: str, text: str) -> None:
    """Say something as somebody else, from wherever they are."""
    answer = visitor.context.request.post(
        f"{visitor.address}/api/rooms/{room}/commands",
        data={"type": "say", "id": "said", "seat": BENNO, "text": text},
        headers={"Authorization": f"Bearer {stranger(BENNO)}"},
    )
    assert answer.ok, answer.text()


@pytest.mark.parametrize("game", SHELVED)
def test_what_others_say_is_seen_at_their_plate_and_waits_in_the_log(
    game: str, house: House, visit: Visit
) -> None:
    place = SHELVED[game](house)
    visitor = visit(Device(secret=place.secret, settings={}, size=PHONE))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    log = page.get_by_role("button", name=t("page-log"), exact=True)
    expect(log).to_be_visible()

    say(visitor, place.room, "Not a bad roll!")

    plate = page.get_by_role("listitem").filter(has_text=re.compile("Benno"))
    expect(plate.get_by_text("Not a bad roll!")).to_be_visible()
    page.get_by_role("button", name=t("page-unread", what=t("page-log"))).click()
    expect(page.get_by_role("dialog").get_by_text("Benno: Not a bad roll!")).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_be_visible()
