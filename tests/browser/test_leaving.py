"""Lines that are lost and people who are gone: how it is shown, and how it is mended."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_TURN
from tests.browser.house import House
from tests.browser.network import Network
from tests.browser.pages import Home, LasVegas
from tests.browser.test_together import invited, on_turn
from tests.browser.visiting import Device, Visitor

GRACE = "1.5"
AT_ONCE = 2_000
"""How soon a lost line must show itself, in milliseconds."""
GLANCES, GLANCE = 30, 100


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[House]:
    """Start a server where bots step in soon."""
    served = House(tmp_path, "--grace", GRACE)
    yield served
    served.close()


@pytest.fixture
def impatient_line(impatient: House) -> Iterator[Network]:
    """Lay a line to it."""
    laid = Network(impatient.address)
    yield laid
    laid.close()


def seated(visit: Visit, house: House, line: Network) -> tuple[Visitor, LasVegas, str]:
    """Let somebody come to their turn over a line that can be cut."""
    place = house.shelve(LAS_VEGAS_TURN)
    visitor = visit(Device(secret=place.secret, address=line.address))
    visitor.go(f"room/{place.room}")
    table = LasVegas(visitor)
    expect(table.lit.first).to_be_visible()
    return visitor, table, place.room


def test_a_lost_line_shows_itself_and_puts_out_the_light_until_it_is_back(
    visit: Visit, house: House, line: Network
) -> None:
    visitor, table, _ = seated(visit, house, line)
    notice = visitor.page.get_by_text(visitor.words("page-line-lost"))
    with visitor.cut_off():
        line.cut()
        expect(notice).to_be_visible(timeout=AT_ONCE)
        expect(table.lit).to_have_count(0)
        expect(table.casinos).to_be_visible()
        # It does not come and go with every attempt.
        for _ in range(GLANCES):
            assert notice.is_visible()
            visitor.page.wait_for_timeout(GLANCE)
        line.mend()
        expect(notice).to_be_hidden()
    expect(table.lit.first).to_be_visible()
    table.place()


def test_a_device_without_a_network_says_so_at_once(
    visit: Visit, house: House, line: Network
) -> None:
    visitor, table, _ = seated(visit, house, line)
    notice = visitor.page.get_by_text(visitor.words("page-line-lost"))
    with visitor.cut_off():
        visitor.context.set_offline(True)
        expect(notice).to_be_visible(timeout=AT_ONCE)
        visitor.context.set_offline(False)
        expect(notice).to_be_hidden()
    expect(table.lit.first).to_be_visible()


def test_a_table_opened_without_a_line_opens_once_there_is_one(
    visit: Visit, house: House, line: Network
) -> None:
    visitor, table, room = seated(visit, house, line)
    page, t = visitor.page, visitor.words
    page.get_by_role("button", name=t("page-back"), exact=True).click()
    expect(table.casinos).to_be_hidden()
    with visitor.cut_off():
        line.cut()
        page.evaluate("room => (location.hash = `/room/${room}`)", room)
        expect(page.get_by_text(t("page-line-lost"))).to_be_visible()
        expect(page.get_by_role("button", name=t("page-back"), exact=True)).to_be_visible()
        line.mend()
        expect(table.lit.first).to_be_visible()


def test_a_part_of_the_page_that_does_not_come_can_be_asked_for_again(
    visit: Visit, line: Network
) -> None:
    visitor = visit(Device(address=line.address))
    page, t = visitor.go(), visitor.words
    expect(Home(visitor).game("las-vegas")).to_be_visible()
    # The words of all that is not seen first have come as well.
    page.wait_for_load_state("networkidle")
    with visitor.cut_off():
        line.cut()
        page.evaluate("location.hash = '/me'")
        expect(page.get_by_text(t("page-part-missing"))).to_be_visible()
        line.mend()
        page.get_by_role("button", name=t("page-try-again")).click()
        expect(page.get_by_role("heading", name=t("page-me"), exact=True)).to_be_visible()


def test_a_bot_plays_for_who_is_gone_until_they_are_back(
    visit: Visit, impatient: House, impatient_line: Network
) -> None:
    anna, benno = invited(visit, impatient_line, impatient.address)
    tables = LasVegas(anna), LasVegas(benno)
    on_turn(*tables).place()
    t, log = anna.words, anna.page.get_by_role("complementary", name=anna.words("page-log"))
    plate = tables[0].seat("Benno")
    there = benno.page.url

    with benno.cut_off():
        benno.page.get_by_role("button", name=benno.words("page-back"), exact=True).click()
        expect(plate).to_contain_text(t("page-chair-gone"))
        expect(log).to_contain_text(t("page-taken-over", name="Benno"))
        expect(plate).to_contain_text(t("page-chair-away"))
    # The game goes on as if he were there.
    for _ in range(2):
        tables[0].wait()
        tables[0].place()

    benno.page.goto(there)
    expect(log).to_contain_text(t("page-returned", name="Benno"))
    expect(plate).not_to_contain_text(t("page-chair-gone"))
    on_turn(*tables).place()
    on_turn(*tables)


def test_everybody_sees_how_many_watch(visit: Visit, line: Network) -> None:
    anna, _ = invited(visit, line)
    expect(LasVegas(anna).casinos).to_be_visible()
    watching = anna.words("page-watchers", count=1)
    # Whoever came by the link has only watched until they sat down.
    expect(anna.page.get_by_text(watching)).not_to_be_attached()
    carla = visit(Device())
    carla.page.goto(anna.page.url)
    expect(anna.page.get_by_text(watching)).to_be_attached()
    carla.page.goto("about:blank")
    expect(anna.page.get_by_text(watching)).not_to_be_attached()
