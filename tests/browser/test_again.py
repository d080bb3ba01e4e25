"""A rematch: everyone is asked, nobody is dragged along, and people keep their colours."""

from http import HTTPStatus

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_OVER_TOGETHER
from tests.browser.house import House, stranger
from tests.browser.pages import LasVegas
from tests.browser.visiting import PHONE, Device, Visitor


def after_the_game(house: House, visit: Visit) -> tuple[Visitor, Visitor]:
    """Let Anna and Benno look at the result, each at a device of their own."""
    place = house.shelve(LAS_VEGAS_OVER_TOGETHER)
    anna = visit(Device(secret=place.secret))
    benno = visit(Device(secret=stranger(1), size=PHONE))
    for visitor in (anna, benno):
        visitor.go(f"room/{place.room}")
        expect(LasVegas(visitor).again).to_be_visible()
    return anna, benno


def colour_of(page: Page, name: str) -> str:
    """Return the class that colours somebody's plate."""
    plate = page.get_by_role("listitem").filter(has_text=name).first
    classes = (plate.get_attribute("class") or "").split()
    return next(name for name in classes if name[0] == "p" and name[1:].isdigit())


def test_begins_when_all_have_said_yes_and_everybody_keeps_their_colour(
    house: House, visit: Visit
) -> None:
    anna, benno = after_the_game(house, visit)
    before = colour_of(anna.page, "Benno")
    LasVegas(anna).again.click()
    waits = anna.words("page-again-waits", names="Benno")
    expect(anna.page.get_by_text(waits)).to_be_visible()
    asked = benno.words("page-again-asked", count=1, names="Anna")
    expect(benno.page.locator("main p").get_by_text(asked)).to_be_visible()
    expect(benno.page).to_have_title(f"{asked} Croupier")
    said = benno.words("page-plays-again-yes", name="Anna")
    expect(LasVegas(benno).told.get_by_text(said)).to_be_attached()
    benno.page.get_by_role("button", name=benno.words("page-again-too")).click()
    for visitor in (anna, benno):
        expect(LasVegas(visitor).casinos).to_be_visible()

    assert anna.page.url == benno.page.url
    assert colour_of(anna.page, "Benno") == before


def test_leaves_those_alone_who_do_not_want_to(house: House, visit: Visit) -> None:
    anna, benno = after_the_game(house, visit)
    LasVegas(anna).again.click()
    benno.page.get_by_role("button", name=benno.words("page-again-not")).click()
    expect(LasVegas(anna).casinos).to_be_visible()

    expect(benno.page.get_by_role("button", name=benno.words("page-to-rematch"))).to_be_visible()


def test_does_not_wait_for_one_who_says_nothing_if_one_goes_on(house: House, visit: Visit) -> None:
    anna, benno = after_the_game(house, visit)
    LasVegas(anna).again.click()
    anna.page.get_by_role("button", name=anna.words("page-again-now")).click()
    expect(LasVegas(anna).casinos).to_be_visible()

    chart = benno.words("page-chart-money")
    expect(benno.page.get_by_role("heading", name=chart)).to_be_visible()


def test_does_not_wait_for_one_who_left(house: House, visit: Visit) -> None:
    anna, benno = after_the_game(house, visit)
    left: int = benno.page.evaluate(
        """room => fetch(`/api/rooms/${room}/commands`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ type: "leave", id: "gone", seat: 1 }),
        }).then(({ status }) => status)""",
        benno.page.url.rpartition("/")[2],
    )
    assert left == HTTPStatus.OK
    LasVegas(anna).again.click()
    expect(LasVegas(anna).casinos).to_be_visible()

    chart = benno.words("page-chart-money")
    expect(benno.page.get_by_role("heading", name=chart)).to_be_visible()
