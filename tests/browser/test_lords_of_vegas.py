"""Lords of Vegas: the first turns of a new visitor, and the last ones with all that can be done."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LORDS_LATE
from tests.browser.house import House
from tests.browser.pages import Home, Lords
from tests.browser.visiting import Device

TURNS = 3


def decide(table: Lords, now: str, left: list[str]) -> None:
    """Do what is asked for: on turn one of the actions left if it can be done, else the end."""
    match now:
        case "turn":
            kind = next((kind for kind in left if table.act(kind).is_enabled()), None)
            if kind is None:
                table.end_turn()
            else:
                table.do(kind)
                left.remove(kind)
        case "draw":
            table.draw.click()
            expect(table.draw).to_be_hidden()
        case "arrange":
            table.arrange()
        case "answer":
            table.halve()
        case "offer":
            table.refuse()
        case "forced":
            table.give_way()
        case _:
            raise AssertionError(f"Nobody has to {now}.")


def test_a_new_visitor_takes_turns_against_bots(visit: Visit) -> None:
    visitor = visit(Device())
    visitor.go()
    Home(visitor).play_now("lords-of-vegas")
    table, drawn, left = Lords(visitor), 0, [*Lords.KINDS]
    while drawn < TURNS:
        now = table.now()
        drawn += now == "draw"
        decide(table, now, left)
    assert left != [*Lords.KINDS]


def test_every_action_and_a_trade_can_be_made_on_the_way_to_the_end(
    house: House, visit: Visit
) -> None:
    place = house.shelve(LORDS_LATE)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    table = Lords(visitor)
    assert table.now() == "turn"
    table.compose(money=3)
    table.send()
    assert table.now() == "offer"
    table.accept()
    left = [*Lords.KINDS]
    while (now := table.now()) != "over":
        decide(table, now, left)
    assert left == []


def test_an_offer_waits_until_what_was_begun_is_done(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_LATE)
    here, there = (visit(Device(secret=place.secret)) for _ in range(2))
    for visitor in (here, there):
        visitor.go(f"room/{place.room}")
    table, other = Lords(here), Lords(there)
    assert table.now() == other.now() == "turn"
    build = table.choose("build")
    other.compose(money=3)
    other.send()
    expect(table.notice).to_be_visible()
    expect(build).to_be_visible()
    table.notice.click()
    table.refuse()
    expect(build).to_be_visible()
