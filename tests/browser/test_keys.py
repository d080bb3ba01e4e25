"""Played by keys: how many it takes, where they lead, and what those hear who see nothing."""

import pytest
from playwright.sync_api import Locator, Page, expect

from croupier.lordsofvegas.board import SITE
from croupier.lordsofvegas.previews import CARD_COLOURS, standing
from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_TURN, LORDS_FIRST, LORDS_LATE, LORDS_TURN
from tests.browser.house import House, stranger
from tests.browser.pages import LasVegas, Lords
from tests.browser.visiting import Device

BUILD, TRADE = 6, 10
"""So many keys a first build takes at most, from the moment the table is there; and a trade."""


class Keys:
    """The keys somebody presses, counted."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.count = 0

    def press(self, key: str, then: Locator | None = None) -> None:
        """Press a key; wait until something has the focus."""
        self.count += 1
        self._page.keyboard.press(key)
        if then is not None:
            expect(then).to_be_focused()

    def come_to(self, target: Locator) -> None:
        """Press Tab until something has the focus."""
        while not target.evaluate("it => it === document.activeElement"):
            assert self.count < TRADE, "It takes too many keys."
            self.press("Tab")


def test_a_first_build_takes_few_keys(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_FIRST)
    visitor = visit(Device(secret=place.secret))
    page = visitor.go(f"room/{place.room}")
    table, keys = Lords(visitor), Keys(page)
    # Nobody has to look for the first thing there is to do.
    expect(table.draw).to_be_focused()
    keys.press("Enter")
    expect(table.acts.locator("button:focus")).to_have_attribute("data-act", "build")
    keys.press("Enter")
    expect(table.board.locator("button:focus")).to_have_attribute("aria-pressed", "false")
    keys.press("Enter")
    expect(table.colours.locator("button:focus")).to_have_count(1)
    keys.press("Enter")
    confirm = table.button("page-lords-do-build", "cost")
    expect(confirm).to_be_visible()
    keys.press("Enter")
    expect(confirm).to_be_hidden()
    expect(table.board.locator(".built.p1")).to_have_count(1)

    assert keys.count <= BUILD


def test_a_trade_takes_few_keys(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_LATE)
    visitor = visit(Device(secret=place.secret))
    page = visitor.go(f"room/{place.room}")
    table, keys = Lords(visitor), Keys(page)
    assert table.now() == "turn"
    keys.press("t")
    give, take = table.halves()
    expect(give.locator("button:focus")).to_have_count(1)
    keys.press("Enter")
    money = take.get_by_role("spinbutton")
    keys.come_to(money)
    keys.press("PageUp")
    expect(money).to_have_attribute("aria-valuenow", "5")
    keys.press("Enter", table.button("page-lords-offer-to", "name"))
    keys.press("Enter", table.agree)
    expect(table.agree).to_have_attribute("aria-disabled", "false")
    keys.press("Enter", table.agreed)
    keys.press("Enter")
    expect(table.offer).to_be_hidden()
    expect(table.log.filter(has_text="accepts offer")).not_to_have_count(0)

    assert keys.count <= TRADE


class TestKey:
    def test_is_named_on_what_it_presses_and_in_a_sheet(self, house: House, visit: Visit) -> None:
        place = house.shelve(LORDS_TURN)
        visitor = visit(Device(secret=place.secret))
        page = visitor.go(f"room/{place.room}")
        table = Lords(visitor)
        assert table.now() == "turn"
        named = page.locator("[aria-keyshortcuts]").evaluate_all(
            "all => all.filter((it) => it.checkVisibility()).map((it) => it.ariaKeyShortcuts)"
        )
        page.keyboard.press("?")
        told = page.get_by_role("dialog").locator("kbd")
        expect(told.first).to_be_visible()

        assert {"1", "2", "3", "4", "5", "T", "E", "B", "O", "C", "L", "R"} == {*named}
        assert {*named} < {*told.all_inner_texts()}

    @pytest.mark.parametrize("key", ["1", "и"])
    def test_presses_on_other_keyboards_too(self, house: House, visit: Visit, key: str) -> None:
        place = house.shelve(LORDS_TURN)
        visitor = visit(Device(secret=place.secret, language="ru"))
        visitor.go(f"room/{place.room}")
        table = Lords(visitor)
        assert table.now() == "turn"
        if key == "1":
            visitor.page.keyboard.press(key)
        else:
            # Where others write a B.
            visitor.page.evaluate(
                "key => document.body.dispatchEvent(new KeyboardEvent"
                "('keydown', { key, code: 'KeyB', bubbles: true }))",
                key,
            )
        expect(table.board.locator("button:focus")).to_have_count(1)

    def test_does_nothing_for_those_who_do_not_want_it(self, house: House, visit: Visit) -> None:
        place = house.shelve(LORDS_TURN)
        visitor = visit(Device(secret=place.secret, settings={"keys": False}))
        page = visitor.go(f"room/{place.room}")
        table = Lords(visitor)
        assert table.now() == "turn"
        for key in ("t", "?", "o"):
            page.keyboard.press(key)
        expect(table.acts).to_be_visible()

        assert page.get_by_role("dialog").count() == 0


def cells(row: Locator) -> list[str]:
    """Return what the cells of a row say."""
    return [" ".join(cell.split()) for cell in row.get_by_role("cell").all_inner_texts()]


def test_the_overview_tells_who_runs_what_and_what_every_card_pays(
    house: House, visit: Visit
) -> None:
    place = house.shelve(LORDS_TURN)
    visitor = visit(Device(secret=place.secret))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    assert Lords(visitor).now() == "turn"
    page.keyboard.press("o")
    sheet = page.get_by_role("dialog", name=t("page-lords-overview"))
    runs, pays = (
        sheet.get_by_role("table", name=t(f"page-lords-{name}")).get_by_role("row")
        for name in ("who-runs", "card-pays")
    )
    expect(runs).to_have_count(5)
    casinos = standing(LORDS_TURN.played().state).casinos
    for seat in range(4):
        own = [casino for casino in casinos if casino.boss == seat]
        lots = [lot for casino in own for lot in casino.lots]
        strip = [lot for lot in lots if SITE[lot].on_strip == "yes"]
        named, *counted = cells(runs.nth(seat + 1))
        assert counted == [str(len(lots)), str(len(strip))]
        assert all(casino.lots[0] in named for casino in own)
        paid = [
            sum(casino.money[seat] for casino in casinos if colour in casino.cards)
            for colour in CARD_COLOURS
        ]
        assert cells(pays.nth(seat + 1))[:-1] == [*map(str, paid)]


def test_a_lot_that_is_built_on_still_says_what_is_printed_there(
    house: House, visit: Visit
) -> None:
    place = house.shelve(LORDS_TURN)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    table, t = Lords(visitor), visitor.words
    assert table.now() == "turn"
    for casino in standing(LORDS_TURN.played().state).casinos:
        for lot in casino.lots:
            site = SITE[lot]
            printed = t(
                "page-lords-lot-printed", cost=site.build_cost, die=site.die, strip=site.on_strip
            )
            expect(table.board.locator(f"#lot-{lot}")).to_contain_text(printed)


def test_an_offer_is_told_once_and_then_what_may_be_answered(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_TURN)
    here, there = (visit(Device(secret=secret)) for secret in (place.secret, stranger(1)))
    for visitor in (here, there):
        visitor.go(f"room/{place.room}")
    table, other = Lords(here), Lords(there)
    assert table.now() == "turn"
    table.compose(money=3, to=1)
    table.send()
    assert other.now() == "offer"
    answers = there.words("page-lords-accept")
    expect(other.told.locator("p").last).to_contain_text(answers)
    terms = other.told.locator("p").filter(has_text="Anna offers")

    expect(terms).to_have_count(1)
    assert "Anna offers" not in other.told.locator("p").last.inner_text()


@pytest.mark.parametrize("device", ["mouse", "keys"])
def test_whoever_comes_by_keys_is_never_at_nothing(house: House, visit: Visit, device: str) -> None:
    place = house.shelve(LAS_VEGAS_TURN)
    visitor = visit(Device(secret=place.secret))
    page = visitor.go(f"room/{place.room}")
    table = LasVegas(visitor)
    expect(table.faces.first).to_be_focused()
    if device == "mouse":
        page.mouse.click(5, 5)
        table.place()
        expect(table.tray.locator(":focus")).to_have_count(0)
    else:
        page.keyboard.press("Enter")
        with table.placing():
            page.keyboard.press("Enter")
        table.wait()
        expect(table.faces.first).to_be_focused()
