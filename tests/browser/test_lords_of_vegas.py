"""Two people at one device play the last turns of Lords of Vegas, and do all that can be done."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LORDS_LATE
from tests.browser.house import House
from tests.browser.pages import Lords
from tests.browser.visiting import Device


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
            case "forced":
                table.give_way()
            case _:
                raise AssertionError(f"Nobody has to {now}.")
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
