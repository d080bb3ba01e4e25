"""A new visitor plays Las Vegas, with as few touches as can be and none by accident."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_ONE_FACE, LAS_VEGAS_TURN
from tests.browser.house import House
from tests.browser.pages import Home, LasVegas
from tests.browser.visiting import PHONE, Device

STILL = 600
"""So long nothing may happen after a touch, in milliseconds."""


def test_a_new_visitor_plays_a_whole_game_against_bots(visit: Visit) -> None:
    visitor = visit(Device())
    visitor.go()
    Home(visitor).play_now("las-vegas")
    table = LasVegas(visitor)
    turns = 0
    while table.wait():
        table.place()
        turns += 1
    assert turns >= 8
    chart = visitor.page.get_by_role("heading", name=visitor.words("page-chart-money"))
    expect(chart).to_be_visible()


def test_the_only_face_is_placed_by_one_touch(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_ONE_FACE)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    table = LasVegas(visitor)
    expect(table.faces).to_have_count(1)
    with table.placing():
        table.faces.first.click()


def test_a_double_tap_chooses_a_die_and_does_not_place_it(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_TURN)
    visitor = visit(Device(secret=place.secret, size=PHONE))
    page = visitor.go(f"room/{place.room}")
    table = LasVegas(visitor)
    expect(table.lit.first).to_be_visible()
    before = table.told.locator("p").count()
    table.faces.first.dblclick()
    page.wait_for_timeout(STILL)
    expect(table.chosen).to_have_count(1)
    assert table.told.locator("p").count() == before

    with table.placing():
        table.faces.first.click()
