"""Several people at one table: at devices of their own, and at one they share."""

import pytest
from playwright.sync_api import expect

from croupier.lasvegas.state import Placing, Purse
from tests.browser.conftest import Visit
from tests.browser.games import (
    LAS_VEGAS_SHARED,
    LAS_VEGAS_SHARED_BEGUN,
    LAS_VEGAS_SHARED_OPEN,
    LAS_VEGAS_SHARED_PAYDAY,
)
from tests.browser.house import House
from tests.browser.looking import Looker
from tests.browser.network import Network
from tests.browser.pages import Gathering, Home, LasVegas, Setup
from tests.browser.visiting import DESKTOP, PATIENCE, PHONE, Device, Visitor

GLANCE = 20


def invited(visit: Visit, line: Network, address: str = "") -> tuple[Visitor, Visitor]:
    """Let Anna set up a table and Benno come by her link, over a line that can be cut."""
    anna = visit(Device(address=address))
    anna.go()
    Home(anna).with_friends("las-vegas")
    setup = Setup(anna)
    setup.call("Anna")
    setup.shrink(2)
    setup.open()
    link = Gathering(anna).link
    benno = visit(Device(size=PHONE, address=line.address))
    benno.page.goto(link.replace(anna.address, line.address))
    Gathering(benno).sit("Benno")
    Gathering(anna).begin()
    return anna, benno


def on_turn(*tables: LasVegas) -> LasVegas:
    """Wait until somebody may place, and return their table."""
    for _ in range(PATIENCE // GLANCE):
        for table in tables:
            if table.lit.count():
                return table
        tables[0].page.wait_for_timeout(GLANCE)
    raise AssertionError("Nobody may place.")


def test_two_browsers_play_one_loses_its_connection_and_a_third_watches(
    visit: Visit, line: Network
) -> None:
    anna, benno = invited(visit, line)
    tables = LasVegas(anna), LasVegas(benno)
    for _ in range(4):
        on_turn(*tables).place()

    carla = visit(Device())
    carla.page.goto(anna.page.url)
    watched = LasVegas(carla)
    expect(watched.casinos).to_be_visible()
    expect(carla.page.get_by_text(carla.words("page-watching")).first).to_be_visible()
    assert watched.lit.count() == 0

    while on_turn(*tables) is not tables[0]:
        tables[1].place()
    with benno.cut_off():
        line.cut()
        expect(benno.page.get_by_text(benno.words("page-line-lost"))).to_be_visible()
        tables[0].place()
        line.mend()
        expect(benno.page.get_by_text(benno.words("page-line-lost"))).to_be_hidden()
        benno.page.reload()
        on_turn(*tables)
    for _ in range(3):
        on_turn(*tables).place()
    on_turn(*tables)
    now = tables[0].seat("Benno").get_by_role("img").first.get_attribute("aria-label")
    assert now is not None
    expect(watched.seat("Benno").get_by_role("img").first).to_have_attribute("aria-label", now)


def sums() -> dict[str, str]:
    """Return what the two at the shared device have won, in thousands, as it is shown."""
    state = LAS_VEGAS_SHARED.played().state
    assert isinstance(state, Placing)
    anna, benno, *_ = state.table.winnings
    assert isinstance(anna, Purse)
    assert isinstance(benno, Purse)
    found = {"Anna": sum(anna.notes) // 1000, "Benno": sum(benno.notes) // 1000}
    # No other number on the table has three digits.
    assert 100 <= found["Anna"] != found["Benno"] >= 100
    return {name: str(money) for name, money in found.items()}


def test_at_a_shared_device_nobody_ever_sees_the_money_of_another(
    house: House, visit: Visit
) -> None:
    place = house.shelve(LAS_VEGAS_SHARED)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    table, page, money = LasVegas(visitor), visitor.page, sums()
    handing = page.get_by_role("button", name=visitor.words.pattern("page-i-am", "name"))
    played: list[str] = []
    while {*played} != {*money}:
        expect(handing.or_(table.lit).first).to_be_visible()
        if handing.is_visible():
            shown = page.locator("body").inner_text()
            assert not any(won in shown for won in money.values())
            played.append(next(name for name in money if name in handing.inner_text()))
            handing.click()
        holder = played[-1]
        (other,) = money.keys() - {holder}
        expect(table.seat(holder)).to_contain_text(money[holder])
        assert money[other] not in page.locator("body").inner_text()
        table.place()
    assert played[0] == "Anna"


def test_a_shared_device_is_not_handed_on_while_nobody_has_anything_to_hide(
    house: House, visit: Visit
) -> None:
    place = house.shelve(LAS_VEGAS_SHARED_BEGUN)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    table, page, t = LasVegas(visitor), visitor.page, visitor.words
    played: set[str] = set()
    for _ in range(4):
        expect(table.lit.first).to_be_visible()
        played |= {name for name in ("Anna", "Benno") if is_on_turn(table, name)}
        assert page.get_by_role("button", name=t.pattern("page-i-am", "name")).count() == 0
        table.place()

    assert played == {"Anna", "Benno"}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_board_stays_in_view_while_a_device_is_handed_on(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    place = house.shelve(LAS_VEGAS_SHARED)
    visitor = visit(Device(secret=place.secret, size=size))
    page = visitor.go(f"room/{place.room}")
    handing = page.get_by_role("button", name=visitor.words.pattern("page-i-am", "name"))
    expect(handing).to_be_visible()

    assert Looker(page).out_of_view("[data-casino], .seat") == []
    assert LasVegas(visitor).lit.count() == 0


def test_a_shared_device_is_never_handed_on_where_all_money_lies_open(
    house: House, visit: Visit
) -> None:
    place = house.shelve(LAS_VEGAS_SHARED_OPEN)
    visitor = visit(Device(secret=place.secret))
    page = visitor.go(f"room/{place.room}")
    table, money = LasVegas(visitor), sums()
    for _ in range(3):
        expect(table.lit.first).to_be_visible()
        assert page.get_by_role("dialog").count() == 0
        for name, won in money.items():
            expect(table.seat(name)).to_contain_text(won)
        table.place()


WATCH_TOTALS = """() => {
    window.totals = [];
    window.paid = 0;
    new MutationObserver(() => {
        const isPaid = document.querySelector(".casino.paying, .pauseg") !== null;
        const shown = [...document.querySelectorAll(".seat .sum")].map((sum) => sum.textContent);
        if (isPaid) window.paid += 1;
        if (isPaid) window.totals.push(...shown);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Notes what totals are on the screen while casinos pay, and after."""


def test_no_total_stays_on_a_shared_screen_while_casinos_pay(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_SHARED_PAYDAY)
    visitor = visit(Device(secret=place.secret, moves=True, settings={"speed": 4}))
    page = visitor.go(f"room/{place.room}")
    table, t = LasVegas(visitor), visitor.words
    taken = page.get_by_role("button", name=t.pattern("page-i-am", "name"))
    taken.click()
    expect(table.seat("Anna").locator(".sum")).to_be_visible()
    page.evaluate(WATCH_TOTALS)
    table.choose()
    table.confirm.click()
    expect(table.next_round).to_be_visible()

    assert page.evaluate("() => window.paid") > 0
    assert page.evaluate("() => window.totals") == []


def is_on_turn(table: LasVegas, name: str) -> bool:
    """Tell whether it is somebody's turn."""
    return table.seat(name).get_attribute("aria-current") == "true"
