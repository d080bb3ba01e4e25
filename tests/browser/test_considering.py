"""What an offer would lead to is seen before it is made."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LORDS_BROKE, LORDS_TURN, MUCH
from tests.browser.house import House
from tests.browser.pages import Lords
from tests.browser.visiting import PHONE, Device


def test_who_would_be_boss_is_seen_while_an_offer_is_put_together(
    house: House, visit: Visit
) -> None:
    place = house.shelve(LORDS_TURN)
    visitor = visit(Device(secret=place.secret, settings={}, size=PHONE))
    visitor.go(f"room/{place.room}")
    table, t = Lords(visitor), visitor.words
    assert table.now() == "turn"
    table.compose(money=1)
    named = re.escape(t("page-lords-boss-was", casino="§", name="§")).replace("§", ".+")
    change = table.trade.get_by_role("listitem").filter(has_text=re.compile(named))
    expect(change).to_have_count(0)

    dice = table.trade.get_by_role("button", name=t.pattern("page-lords-die-on", "value", "lot"))
    dice.first.click()

    expect(change.first).to_be_visible()


def test_an_action_may_be_paid_with_what_is_traded(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_BROKE)
    visitor = visit(Device(secret=place.secret, settings={}))
    visitor.go(f"room/{place.room}")
    table = Lords(visitor)
    assert table.now() == "turn"
    expect(table.act("build")).to_be_disabled()
    table.ask(money=MUCH)
    table.add("build")
    added = table.trade.get_by_role("button", name=visitor.words("page-lords-remove"))
    expect(added).to_be_visible()
    table.send()
