"""What an offer would lead to is seen before it is made."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LORDS_TURN
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
