"""The room before the game."""

import re
from dataclasses import replace

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import GATHERING, LORDS_LATE
from tests.browser.house import House
from tests.browser.pages import Gathering, Home
from tests.browser.visiting import Device


def test_bots_are_chosen_by_level_and_taken_out_again(house: House, visit: Visit) -> None:
    place = house.shelve(GATHERING)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    seat = page.get_by_role("combobox", name=t("page-who-plays", n=2))
    seat.select_option(label=t("page-kind-hard"))
    row = page.get_by_role("listitem").nth(1)
    expect(row).to_contain_text("Ruby")
    seat.select_option(label=t("page-kind-easy"))
    expect(seat).to_have_value("easy")
    seat.select_option(label=t("page-kind-open"))
    expect(row).to_contain_text(t("page-free-seat"))


def test_how_a_level_plays_is_told_where_a_bot_is_seated(house: House, visit: Visit) -> None:
    place = house.shelve(GATHERING)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    seat = page.get_by_role("combobox", name=t("page-who-plays", n=2))
    for level in ("hard", "champion"):
        seat.select_option(label=t(f"page-kind-{level}"))
        expect(page.get_by_text(t(f"page-plays-{level}"))).to_be_visible()
    expect(page.get_by_text(t("page-plays-hard"))).to_be_hidden()


def test_how_a_level_plays_is_told_where_a_table_is_set_up(visit: Visit) -> None:
    visitor = visit(Device(settings={}))
    visitor.go()
    Home(visitor).with_friends("las-vegas")
    sheet, t = visitor.page.get_by_role("dialog"), visitor.words
    for seat in (2, 3):
        chosen = sheet.get_by_role("combobox", name=t("page-who-plays", n=seat))
        chosen.select_option(label=t("page-kind-champion"))
    expect(sheet.get_by_text(t("page-plays-champion"))).to_be_visible()


def test_what_was_agreed_on_is_shown_to_whoever_comes(house: House, visit: Visit) -> None:
    place = house.shelve(replace(GATHERING, timer=30))
    visitor = visit(Device(settings={}))
    page, t = visitor.go(f"room/{place.room}/{place.invite}"), visitor.words
    expect(page.get_by_text(t("page-timer"))).to_be_visible()
    expect(page.get_by_text(t("page-seconds", seconds=30))).to_be_visible()


def test_the_invitation_leaves_the_address_and_the_way_back(house: House, visit: Visit) -> None:
    place = house.shelve(GATHERING)
    visitor = visit(Device(settings={}))
    page = visitor.go()
    expect(Home(visitor).game("las-vegas")).to_be_visible()
    page.goto(f"{visitor.address}/#/room/{place.room}/{place.invite}")
    Gathering(visitor).sit("Carla")
    expect(page).to_have_url(re.compile(rf"#/room/{place.room}$"))
    page.go_back()
    expect(Home(visitor).game("las-vegas")).to_be_visible()


def test_whoever_shares_a_device_speaks_in_their_own_name(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_LATE)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    page.get_by_role("button", name=t("page-talk"), exact=True).click()
    sheet = page.get_by_role("dialog")
    for name in ("Anna", "Benno"):
        sheet.get_by_role("button", name=name, exact=True).click()
        box = sheet.get_by_role("textbox", name=t("page-say"))
        box.fill(f"I am {name}.")
        box.press("Enter")
        expect(box).to_have_value("")
        expect(sheet.get_by_text(f"{name}: I am {name}.")).to_be_visible()
