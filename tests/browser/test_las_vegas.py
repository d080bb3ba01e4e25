"""A new visitor plays Las Vegas."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.pages import Home, LasVegas
from tests.browser.visiting import Device


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
