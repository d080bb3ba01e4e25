"""Keeping order at a table: who is blocked is not heard, and a table that was closed says so."""

import asyncio
from threading import Thread

from playwright.sync_api import Page, expect

from croupier.server.administering import close
from croupier.store.store import open_store
from tests.browser.conftest import Visit
from tests.browser.games import GATHERING
from tests.browser.house import House
from tests.browser.pages import Gathering, Home
from tests.browser.visiting import Device
from tests.browser.words import Words


def say(page: Page, t: Words, text: str) -> None:
    """Say something at the table."""
    page.get_by_role("button", name=t("page-talk")).click()
    sheet = page.get_by_role("dialog")
    box = sheet.get_by_role("textbox", name=t("page-say"))
    box.fill(text)
    box.press("Enter")
    expect(sheet.get_by_text(text)).to_be_visible()
    page.keyboard.press("Escape")


def test_whoever_is_blocked_is_not_heard_until_let_off(house: House, visit: Visit) -> None:
    place = house.shelve(GATHERING)
    anna = visit(Device(secret=place.secret, settings={}))
    page, t = anna.go(f"room/{place.room}"), anna.words
    carla = visit(Device(settings={}))
    there = carla.go(f"room/{place.room}/{place.invite}")
    Gathering(carla).sit("Carla")
    row = page.get_by_role("listitem").filter(has_text="Carla")
    expect(row).to_be_visible()
    say(there, t, "I shout")
    expect(page.locator(".talked").get_by_text("I shout")).to_be_visible()

    page.get_by_role("button", name=t("page-settings"), exact=True).click()
    blocking = page.get_by_role("button", name=t("page-block-named", name="Carla"))
    blocking.click()
    expect(blocking).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    say(there, t, "I shout again")
    say(page, t, "Peace")
    page.get_by_role("button", name=t("page-talk")).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text("Peace")).to_be_visible()
    expect(sheet.get_by_text("I shout")).to_have_count(0)
    page.keyboard.press("Escape")

    page.goto(f"{anna.address}/#/")
    page.get_by_role("button", name=t("page-settings"), exact=True).click()
    page.get_by_role("button", name=f"{t('page-unblock')}: Carla").click()
    expect(page.get_by_role("heading", name=t("page-blocked"))).to_have_count(0)


def test_a_table_that_was_closed_says_so(house: House, visit: Visit) -> None:
    place = house.shelve(GATHERING)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    expect(page.get_by_role("button", name=t("page-stand-up"))).to_be_visible()

    async def closed() -> None:
        store = open_store(house.database)
        await close(store, place.room)
        await store.close()

    thread = Thread(target=lambda: asyncio.run(closed()))
    thread.start()
    thread.join(20)
    expect(page.get_by_text(t("page-refused-table-closed"))).to_be_visible()
    page.get_by_role("button", name=t("page-back")).last.click()
    expect(Home(visitor).game("las-vegas")).to_be_visible()
