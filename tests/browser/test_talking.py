"""What people at a table say to each other, where it is seen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_WAITING, LORDS_WAITING
from tests.browser.house import House, stranger
from tests.browser.visiting import DESKTOP, PHONE, TABLET, Device, Visitor

SHELVED = {
    "las-vegas": lambda house: house.shelve(LAS_VEGAS_WAITING),
    "lords-of-vegas": lambda house: house.shelve(LORDS_WAITING),
}
BENNO = 1
"""The seat of somebody who is elsewhere."""


COVERED = """bubbles => [...document.querySelectorAll(".seat")].filter((plate) => {
    const seat = plate.getBoundingClientRect();
    return bubbles.map((bubble) => bubble.getBoundingClientRect()).some((it) =>
        it.left < seat.right && it.right > seat.left &&
        it.top < seat.bottom && it.bottom > seat.top);
}).map((plate) => plate.textContent.trim())"""
"""Finds the plates that something lies over."""


def tell(visitor: Visitor, room: str, **what: str) -> None:
    """Say or show something as somebody else, from wherever they are."""
    answer = visitor.context.request.post(
        f"{visitor.address}/api/rooms/{room}/commands",
        data={"id": f"told-{what['type']}", "seat": BENNO, **what},
        headers={"Authorization": f"Bearer {stranger(BENNO)}"},
    )
    assert answer.ok, answer.text()


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
@pytest.mark.parametrize("game", SHELVED)
def test_what_others_say_is_seen_with_their_name_and_covers_nobody(
    game: str, size: tuple[int, int], house: House, visit: Visit
) -> None:
    place = SHELVED[game](house)
    visitor = visit(Device(secret=place.secret, settings={}, size=size))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    expect(page.get_by_role("listitem").filter(has_text="Benno").first).to_be_visible()

    tell(visitor, place.room, type="say", text="Not a bad roll!")
    tell(visitor, place.room, type="react", reaction="applause")

    bubbles = page.locator(".bubble")
    # Whoever claps does not clap away what was said.
    said = t("page-said", name="Benno", text="Not a bad roll!")
    shown = t("page-said", name="Benno", text=t("page-reaction-applause"))
    expect(bubbles).to_have_text([said, shown])
    assert bubbles.evaluate_all(COVERED) == []


@pytest.mark.parametrize("game", SHELVED)
def test_what_others_say_waits_in_the_log(game: str, house: House, visit: Visit) -> None:
    place = SHELVED[game](house)
    visitor = visit(Device(secret=place.secret, settings={}, size=PHONE))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    log = page.get_by_role("button", name=t("page-log"), exact=True)
    expect(log).to_be_visible()

    tell(visitor, place.room, type="say", text="Not a bad roll!")

    page.get_by_role("button", name=t("page-unread", what=t("page-log"))).click()
    expect(page.get_by_role("dialog").get_by_text("Benno: Not a bad roll!")).to_be_visible()
    page.keyboard.press("Escape")
    expect(log).to_be_visible()
