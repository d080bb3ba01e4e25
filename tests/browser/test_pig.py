"""Pig in the browser: a game the page has never heard of, at the table that any game gets."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.pages import Gathering, Setup
from tests.browser.visiting import PATIENCE, PHONE, Device, Visitor
from tests.pig.installing import install
from tests.pig.serving import served

pytestmark = pytest.mark.weekly(
    "client", "src/croupier", "tests/browser", "requirements", "examples/pig", "tests/pig"
)

GLANCE = 20
AT_ONCE = {"confirm": False}
"""Moves are made with one touch."""


@pytest.fixture(scope="module")
def pig_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Serve Pig, which is installed beside the house."""
    site = install(tmp_path_factory.mktemp("site"))
    with served(tmp_path_factory.mktemp("house"), site) as house:
        yield house


class Table:
    """The plain table, with the words of Pig."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self._t = visitor.words
        self.roll = self.page.get_by_role("button", name="Roll", exact=True)
        self._lit = self.page.get_by_role("button", name="Roll", exact=True, disabled=False)
        self.hold = self.page.get_by_role("button", name="Hold", exact=True)
        self.log = self.page.get_by_role("complementary", name=self._t("page-log"))
        self.again = self.page.get_by_role("button", name=self._t("page-again"))
        self.replay = self.page.get_by_role("button", name=self._t("page-replay"), exact=True)

    def is_asked(self) -> bool:
        """Tell whether there is something to choose."""
        # In one glance: between two the turn may have passed on.
        return self._lit.is_visible()

    def is_over(self) -> bool:
        """Tell whether the result is shown."""
        return self.again.is_visible()

    def move(self) -> None:
        """Hold where one can, else roll."""
        (self.hold if self.hold.is_visible() else self.roll).click()


def card(visitor: Visitor) -> Locator:
    """Return what belongs to Pig at home."""
    title = visitor.page.get_by_role("heading", name="Pig", exact=True)
    return visitor.page.get_by_role("article").filter(has=title)


def play(*tables: Table) -> None:
    """Let whoever is asked move, until the game is over for everyone."""
    idle = 0
    while not all(table.is_over() for table in tables):
        asked = next((table for table in tables if table.is_asked()), None)
        if asked is not None:
            asked.move()
        idle = 0 if asked is not None else idle + 1
        assert idle < PATIENCE // GLANCE, "Nobody is asked anything."
        tables[0].page.wait_for_timeout(GLANCE)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_visitor_plays_a_whole_game_against_bots_and_sees_it_again(
    visit: Visit, pig_house: House, language: str
) -> None:
    """The page speaks the visitor's language, and Pig the only one it knows."""
    device = Device(address=pig_house.address, language=language, settings=AT_ONCE)
    visitor = visit(device)
    visitor.go()
    card(visitor).get_by_role("button", name=visitor.words("page-play-now")).click()
    table = Table(visitor)
    expect(table.roll).to_be_visible()
    expect(visitor.page.get_by_text("100 points win.")).to_be_visible()
    table.move()
    expect(
        table.log.get_by_text(re.compile(r"^You (roll a \d|lose the turn)\.$")).first
    ).to_be_visible()
    play(table)

    expect(
        visitor.page.get_by_role("listitem").filter(has_text=re.compile(r"1\d\d")).first
    ).to_be_visible()
    table.replay.click()
    step = visitor.page.get_by_role("slider", name=visitor.words("page-replay-step"))
    step.focus()
    visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.get_by_text("100 points win.")).to_be_visible()


def test_a_move_is_confirmed_where_somebody_wants_to(visit: Visit, pig_house: House) -> None:
    visitor = visit(Device(address=pig_house.address))
    visitor.go()
    card(visitor).get_by_role("button", name=visitor.words("page-play-now")).click()
    table = Table(visitor)
    table.roll.click()
    expect(table.roll.first).to_have_attribute("aria-pressed", "true")
    table.roll.last.click()
    expect(table.log.get_by_text(re.compile(r"^You roll a \d\.$")).first).to_be_visible()


def test_a_friend_comes_by_the_link_and_they_play_to_the_end(
    visit: Visit, pig_house: House
) -> None:
    anna = visit(Device(address=pig_house.address, settings=AT_ONCE))
    anna.go()
    card(anna).get_by_role("button", name=anna.words("page-with-friends")).click()
    setup = Setup(anna)
    setup.call("Anna")
    setup.shrink(2)
    setup.open()
    benno = visit(Device(address=pig_house.address, size=PHONE, settings=AT_ONCE))
    benno.page.goto(Gathering(anna).link)
    Gathering(benno).sit("Benno")
    Gathering(anna).begin()

    tables = Table(anna), Table(benno)
    play(*tables)
    for visitor in (anna, benno):
        expect(visitor.page.get_by_role("listitem").filter(has_text="Benno").first).to_be_visible()
