"""A table that never gets stuck, as people find it on the page."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.network import Network
from tests.browser.pages import Home, LasVegas, Setup
from tests.browser.test_together import invited, on_turn
from tests.browser.visiting import PHONE, Device, Visitor


def table_sheet(visitor: Visitor) -> Locator:
    """Open the sheet of the table, by the menu."""
    page, t = visitor.page, visitor.words
    page.get_by_role("button", name=t("page-settings"), exact=True).click()
    page.get_by_role("button", name=t("table-sheet"), exact=True).click()
    sheet = page.get_by_role("dialog", name=t("table-sheet"), exact=True)
    expect(sheet).to_be_visible()
    return sheet


def close(visitor: Visitor) -> None:
    """Close a sheet."""
    visitor.page.get_by_role("button", name=visitor.words("page-close"), exact=True).click()


def press(within: Locator, name: str) -> None:
    """Press a button."""
    within.get_by_role("button", name=name, exact=True).click()


def talk(visitor: Visitor) -> Locator:
    """Return what opens the talk."""
    return visitor.page.get_by_role("button", name=visitor.words("page-talk"), exact=True)


def card(visitor: Visitor) -> Locator:
    """Return what is asked of everyone."""
    return visitor.page.get_by_role("region", name=visitor.words("table-asked"))


@pytest.fixture
def two(visit: Visit, line: Network) -> tuple[Visitor, Visitor]:
    """Let Anna play with Benno; it is her table, and he has a phone."""
    return invited(visit, line)


def test_everyone_sees_whose_table_it_is(two: tuple[Visitor, Visitor]) -> None:
    anna, benno = two

    for visitor in (anna, benno):
        expect(LasVegas(visitor).seat("Anna")).to_contain_text(visitor.words("page-host"))
    sheet = table_sheet(benno)
    expect(sheet).to_contain_text(benno.words("table-host-is", name="Anna"))
    expect(sheet.get_by_role("button", name=benno.words("table-pause"))).to_have_count(0)


def test_a_table_has_a_host_before_the_game(visit: Visit) -> None:
    anna = visit(Device(size=PHONE))
    anna.go()
    Home(anna).with_friends("las-vegas")
    setup = Setup(anna)
    setup.call("Anna")
    setup.open()

    rows = anna.page.get_by_role("listitem").filter(has_text=anna.words("page-host"))
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Anna")
    sheet, t = table_sheet(anna), anna.words
    press(sheet, t("table-change"))
    sheet.get_by_role("checkbox", name=t("page-white-dice")).check()
    press(sheet, t("table-change-done"))
    # Nobody else is there who could say no.
    expect(sheet.get_by_role("button", name=t("table-change-done"))).to_have_count(0)
    expect(sheet).not_to_contain_text(t("page-stats-usual"))


def test_the_host_pauses_and_goes_on(two: tuple[Visitor, Visitor]) -> None:
    anna, benno = two
    tables = LasVegas(anna), LasVegas(benno)
    on_turn(*tables)
    press(table_sheet(anna), anna.words("table-pause"))
    close(anna)
    for visitor in (anna, benno):
        pause = visitor.page.get_by_role("region", name=visitor.words("table-paused"))
        expect(pause).to_be_visible()
        expect(pause.get_by_role("button")).to_have_count(1 if visitor is anna else 0)
    log = anna.page.get_by_role("complementary", name=anna.words("page-log"))
    expect(log).to_contain_text(anna.words("table-paused"))
    for table in tables:
        expect(table.lit).to_have_count(0)

    press(anna.page.locator(".matters"), anna.words("table-go-on"))
    expect(benno.page.locator(".matters")).to_have_count(0)
    on_turn(*tables).place()


def test_the_host_removes_somebody_who_does_not_come_back(two: tuple[Visitor, Visitor]) -> None:
    anna, benno = two
    on_turn(LasVegas(anna), LasVegas(benno))
    sheet, t = table_sheet(anna), anna.words
    press(sheet, t("table-remove-whom", name="Benno"))
    press(sheet, t("table-remove-sure"))
    expect(sheet.get_by_text("Benno")).to_have_count(0)
    close(anna)

    expect(benno.page.get_by_text(benno.words("page-watching")).first).to_be_attached()
    claim = table_sheet(benno)
    press(claim, benno.words("table-claim"))
    expect(claim.get_by_text(benno.words("page-refused-removed"))).to_be_visible()


def test_whoever_left_takes_the_seat_back(two: tuple[Visitor, Visitor]) -> None:
    anna, benno = two
    on_turn(LasVegas(anna), LasVegas(benno))
    page, t = benno.page, benno.words
    page.get_by_role("button", name=t("page-settings"), exact=True).click()
    press(page.get_by_role("dialog"), t("page-leave"))
    press(page.get_by_role("dialog"), t("page-leave-sure"))
    expect(page.get_by_role("button", name=t("page-leave"))).to_have_count(0)
    close(benno)
    press(table_sheet(benno), t("table-claim"))

    close(benno)
    expect(page.get_by_text(t("page-watching"))).to_have_count(0)
    expect(LasVegas(anna).seat("Benno")).not_to_contain_text(anna.words("page-chair-bot"))
    on_turn(LasVegas(anna), LasVegas(benno))


@pytest.mark.parametrize("answer", ["table-yes", "table-no"])
def test_somebody_who_lost_the_device_asks_for_the_seat(
    two: tuple[Visitor, Visitor], visit: Visit, answer: str
) -> None:
    anna, benno = two
    on_turn(LasVegas(anna), LasVegas(benno))
    address = benno.page.url
    with benno.cut_off():
        benno.context.close()
    expect(LasVegas(anna).seat("Benno")).to_contain_text(anna.words("page-chair-gone"))
    phone = visit(Device(size=PHONE, settings={"name": "Benno B."}))
    phone.page.goto(address.replace(address.split("/#/")[0], phone.address))
    sheet = table_sheet(phone)
    press(sheet, phone.words("table-claim"))
    expect(sheet).to_contain_text(phone.words("table-claimed"))
    asked = card(anna)
    expect(asked).to_contain_text(anna.words("table-ask-seat", name="Benno B.", who="Benno"))
    press(asked, anna.words(answer))
    expect(asked).to_have_count(0)

    if answer == "table-yes":
        expect(LasVegas(anna).seat("Benno")).not_to_contain_text(anna.words("page-chair-gone"))
        close(phone)
        on_turn(LasVegas(anna), LasVegas(phone))
        expect(phone.page.get_by_text(phone.words("page-watching"))).to_have_count(0)
    else:
        press(sheet, phone.words("table-claim"))
        said = phone.words("table-refused-refused-lately")
        expect(sheet.get_by_text(said)).to_be_visible()


def test_a_game_is_ended_when_the_other_agrees(two: tuple[Visitor, Visitor]) -> None:
    anna, benno = two
    on_turn(LasVegas(anna), LasVegas(benno))
    sheet, t = table_sheet(anna), anna.words
    press(sheet, t("table-end"))
    press(sheet, t("table-end-sure"))
    close(anna)
    expect(card(anna)).to_contain_text(t("table-waits", names="Benno"))
    expect(card(benno)).to_contain_text(benno.words("table-ask-end", name="Anna"))
    # A question is answered without a mouse, too.
    card(benno).get_by_role("button", name=benno.words("table-yes")).focus()
    benno.page.keyboard.press("Enter")

    for visitor in (anna, benno):
        expect(visitor.page.get_by_text(visitor.words("table-ended"))).to_be_visible()


def test_those_who_watch_talk_where_the_host_allows_it(
    two: tuple[Visitor, Visitor], visit: Visit
) -> None:
    anna, _ = two
    expect(LasVegas(anna).casinos).to_be_visible()
    watchers = [visit(Device()), visit(Device(size=PHONE))]
    for watcher in watchers:
        watcher.page.goto(anna.page.url)
        expect(LasVegas(watcher).casinos).to_be_visible()
        expect(talk(watcher)).to_have_count(0)
    table_sheet(anna).get_by_role("checkbox").check()
    close(anna)
    for watcher in watchers:
        talk(watcher).click()
    page, t = watchers[0].page, watchers[0].words
    page.get_by_role("textbox", name=t("page-your-name")).fill("Dora")
    page.get_by_role("textbox", name=t("page-say")).fill("Place the sixes!")
    page.get_by_role("button", name=t("page-send")).click()

    for watcher in watchers:
        told = watcher.page.get_by_role("log", name=watcher.words("table-murmur"))
        expect(told).to_contain_text("Place the sixes!")
    assert "Place the sixes!" not in anna.page.content()


def test_a_table_agrees_on_another_time(two: tuple[Visitor, Visitor]) -> None:
    anna, benno = two
    on_turn(LasVegas(anna), LasVegas(benno))
    sheet, t = table_sheet(anna), anna.words
    expect(sheet).to_contain_text(t("table-options-fixed"))
    press(sheet, t("table-change"))
    sheet.get_by_role("combobox", name=t("page-timer")).select_option("60")
    press(sheet, t("table-change-done"))
    minute = benno.words("page-seconds", seconds=60)
    expect(card(benno)).to_contain_text(minute)
    press(card(benno), benno.words("table-yes"))

    expect(sheet).to_contain_text(minute)
    expect(LasVegas(anna).page.get_by_role("timer").first).to_be_visible()
