"""Bots of one's own: a token from the page, a seat that says whose bot it is, and the end of it."""

import asyncio
from threading import Thread

from playwright.sync_api import Page, expect

from croupier.client import visit as at_table
from croupier.client.table import TableRefusal
from tests.browser.conftest import Visit
from tests.browser.games import GATHERING
from tests.browser.house import House, Place
from tests.browser.visiting import Device
from tests.browser.words import Words


def made(page: Page, t: Words, name: str) -> str:
    """Make a token on the page, and return it."""
    page.get_by_role("textbox", name=t("page-bots-name")).fill(name)
    page.get_by_role("textbox", name=t("page-your-name")).fill("Anna")
    page.get_by_role("button", name=t("page-bots-make"), exact=True).click()
    return page.get_by_role("textbox", name=t("page-bots-token")).input_value()


def seated(house: House, place: Place, token: str) -> str:
    """Let a bot sit down, beside the loop that the browser has; return what was said against it."""
    said: list[str] = []

    async def sit() -> None:
        try:
            async with at_table(house.address, place.room, token) as table:
                await table.sit("Dora", invite=place.invite)
        except TableRefusal as error:
            said.append(error.code)

    thread = Thread(target=lambda: asyncio.run(sit()))
    thread.start()
    thread.join(20)
    assert not thread.is_alive()
    return "".join(said)


def test_a_bot_with_a_token_sits_down_and_everyone_sees_whose_it_is(
    house: House, visit: Visit
) -> None:
    place = house.shelve(GATHERING)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(), visitor.words
    page.get_by_role("button", name=t("page-bots"), exact=True).click()
    token = made(page, t, "Dora")

    assert seated(house, place, token) == ""
    page.goto(f"{visitor.address}/#/room/{place.room}")
    row = page.get_by_role("listitem").filter(has_text="Dora")
    expect(row).to_contain_text(t("page-bot-of", owner="Anna"))
    expect(row.get_by_role("combobox")).to_have_count(0)


def test_a_token_that_was_revoked_opens_nothing(house: House, visit: Visit) -> None:
    place = house.shelve(GATHERING)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go("bots"), visitor.words
    token = made(page, t, "Dino")
    page.get_by_role("button", name=t("page-bots-revoke-named", name="Dino")).click()
    expect(page.get_by_role("listitem")).to_have_count(0)

    assert seated(house, place, token) == "unknown-token"
