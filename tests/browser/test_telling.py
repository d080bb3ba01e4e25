"""What happens is seen and heard in its order: what pays, dice before words, words before money."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.games import (
    LAS_VEGAS_PAYDAY,
    LORDS_AMONG_THREE,
    LORDS_BEFORE_MINE,
    LORDS_BETTING,
    LORDS_DRAWING,
    LORDS_ENDING,
    LORDS_TAKING_OVER,
    LORDS_TURN,
    LORDS_TYING,
    LordsRecipe,
)
from tests.browser.house import House, stranger
from tests.browser.pages import LasVegas, Lords
from tests.browser.visiting import PHONE, Device
from tests.browser.words import YOU

pytestmark = pytest.mark.weekly(
    "client/src",
    "src/croupier/lasvegas",
    "src/croupier/locales",
    "src/croupier/lordsofvegas",
    "src/croupier/server",
    "tests/browser",
)

WATCH = """() => {
    window.seen = [];
    const note = (what) => { if (!window.seen.includes(what)) window.seen.push(what); };
    const look = () => {
        const phase = document.querySelector(".theatre:not(.waits)")?.dataset.phase;
        if (phase) note(["dice", "words", "money"][phase]);
        if (phase && document.querySelector(".seat .gain")) note("paid");
        const told = [...document.querySelectorAll("[role=log][aria-live] p")].at(-1)?.textContent;
        if (told && phase) note(told);
        for (const line of document.querySelectorAll(".paylist li.now .n")) note(line.textContent);
        if (document.querySelector(".acts.idle")) note("acts");
    };
    new MutationObserver(look).observe(document.body,
        { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""Notes what is on the page, each thing when it first appears."""


def seen(page: Page) -> list[str]:
    """Return what was seen, in its order."""
    found: list[str] = page.evaluate("() => window.seen")
    return found


class TestPayday:
    @pytest.mark.parametrize("moves", [True, False], ids=["moving", "still"])
    def test_is_seen_casino_by_casino_before_anything_is_chosen(
        self, house: House, visit: Visit, *, moves: bool
    ) -> None:
        place = house.shelve(LORDS_DRAWING)
        visitor = visit(Device(secret=place.secret, moves=moves))
        visitor.go(f"room/{place.room}")
        table = Lords(visitor)
        expect(table.draw).to_be_visible()
        visitor.page.evaluate(WATCH)
        table.draw.click()
        expect(table.paid.first).to_be_visible()
        expect(table.act("end-turn")).to_be_visible()
        expect(table.paid).to_have_count(0)

        # Where nothing moves, all that pays is seen at once, as it ends.
        assert seen(visitor.page) == (["1", "2", "acts"] if moves else ["2", "acts"])

    def test_is_told_to_those_who_listen(self, house: House, visit: Visit) -> None:
        place = house.shelve(LORDS_DRAWING)
        visitor = visit(Device(secret=place.secret))
        visitor.go(f"room/{place.room}")
        table, t = Lords(visitor), visitor.words
        table.draw.click()
        paid = t.pattern("lords-of-vegas-casino-paid", "colour", "casino", "paid")
        expect(table.told.get_by_text(paid).first).to_be_attached()


class TestBet:
    @pytest.mark.parametrize("moves", [True, False], ids=["moving", "still"])
    def test_lets_dice_fall_first_then_speaks_then_pays(
        self, house: House, visit: Visit, *, moves: bool
    ) -> None:
        place = house.shelve(LORDS_TURN)
        visitor = visit(Device(secret=place.secret, moves=moves))
        visitor.go(f"room/{place.room}")
        table, t = Lords(visitor), visitor.words
        confirm = table.choose("gamble")
        visitor.page.evaluate(WATCH)
        confirm.click()
        expect(table.theatre).to_be_visible()
        expect(table.theatre).to_be_hidden()

        settled = ["dice", "gain", "boss", "share"]
        words = [
            t.pattern("lords-of-vegas-bet-settled", *settled, name=YOU, result=result, part=part)
            for result in ("won", "lost", "even")
            for part in ("gets", "pays", "nothing")
        ]
        said = [one for one in seen(visitor.page) if any(word.match(one) for word in words)]
        told = [
            one for one in seen(visitor.page) if one in ("dice", "words", "money", "paid", *said)
        ]
        assert len(said) == 1
        if moves:
            assert told.index("dice") < told.index(said[0]) < told.index("money")
            assert told.index("words") < told.index("money") <= told.index("paid")
        else:
            assert told[0] == "money"


class TestFate:
    @pytest.mark.parametrize("moves", [True, False], ids=["moving", "still"])
    @pytest.mark.parametrize(
        ("recipe", "what", "word"),
        [
            (LORDS_TAKING_OVER, ".doing .swap", "take over"),
            (LORDS_TYING, ".theatre", "tie"),
            (LORDS_ENDING, ".theatre .stand", "win"),
        ],
        ids=["take-over", "tie", "ending"],
    )
    def test_has_its_moment_before_anything_goes_on(
        self,
        house: House,
        visit: Visit,
        recipe: LordsRecipe,
        what: str,
        word: str,
        *,
        moves: bool,
    ) -> None:
        place = house.shelve(recipe)
        visitor = visit(Device(secret=place.secret, moves=moves))
        visitor.go(f"room/{place.room}")
        table = Lords(visitor)
        expect(table.draw).to_be_visible()
        table.draw.click()
        expect(visitor.page.locator(what)).to_be_visible()
        expect(table.told.locator("p").filter(has_text=word)).not_to_have_count(0)
        expect(visitor.page.locator(what)).to_be_hidden()

    def test_waits_with_the_dice_while_the_boss_may_lay_off(
        self, house: House, visit: Visit
    ) -> None:
        place = house.shelve(LORDS_BETTING)
        here, there = (visit(Device(secret=secret)) for secret in (place.secret, stranger(1)))
        for visitor in (here, there):
            visitor.go(f"room/{place.room}")
        dice = here.page.locator(".theatre.waits")
        expect(dice).to_contain_text("Benno")
        Lords(there).halve()

        expect(dice).to_be_hidden()


class TestRecap:
    def test_tells_what_the_others_did_until_it_is_touched_away(
        self, house: House, visit: Visit
    ) -> None:
        place = house.shelve(LORDS_BEFORE_MINE)
        here, there = (visit(Device(secret=secret)) for secret in (place.secret, stranger(1)))
        for visitor in (here, there):
            visitor.go(f"room/{place.room}")
        table, other = Lords(here), Lords(there)
        assert other.now() == "turn"
        other.do("build")
        assert other.now() == "turn"
        other.end_turn()
        assert table.now() == "draw"

        name, t = "Benno", here.words
        built = t.pattern("page-since-casino-built", "lot", "cost", name=name)
        expect(table.since.get_by_text(built)).to_be_visible()
        expect(table.board.locator(".lot.changed").first).to_be_visible()
        expect(table.told.get_by_text(t("page-since")).last).to_be_attached()
        table.board.locator(".lot").first.click()
        expect(table.since).to_have_count(0)
        expect(table.draw).to_be_visible()


class TestAnswer:
    def test_cannot_be_missed_and_the_offer_can_be_changed(
        self, house: House, visit: Visit
    ) -> None:
        place = house.shelve(LORDS_BEFORE_MINE)
        here, there = (visit(Device(secret=secret)) for secret in (place.secret, stranger(1)))
        for visitor in (here, there):
            visitor.go(f"room/{place.room}")
        table, other = Lords(here), Lords(there)
        assert other.now() == "turn"
        other.compose(money=3)
        other.send()
        assert table.now() == "offer"
        table.refuse()
        t = there.words
        no, yes = (t(f"page-answer-{answer}", name="Anna") for answer in ("no", "yes"))
        expect(other.answered).to_have_accessible_name(no)
        expect(other.told.get_by_text(no)).to_be_attached()
        expect(other.act("end-turn")).to_be_hidden()
        other.button("page-answer-change").click()
        other.send()
        assert table.now() == "offer"
        table.accept()
        expect(other.answered).to_have_accessible_name(yes)
        other.acknowledge.click()
        assert other.now() == "turn"


class TestBystander:
    @pytest.mark.parametrize("moves", [True, False], ids=["moving", "still"])
    def test_sees_and_hears_what_two_others_trade(
        self, house: House, visit: Visit, *, moves: bool
    ) -> None:
        place = house.shelve(LORDS_AMONG_THREE)
        # So slowly that nothing is over before it was looked for.
        slowly = {"speed": 0.3}
        here = visit(Device(secret=place.secret, size=PHONE, moves=moves, settings=slowly))
        there, elsewhere = (visit(Device(secret=stranger(seat))) for seat in (1, 2))
        for visitor in (here, there, elsewhere):
            visitor.go(f"room/{place.room}")
        maker, partner = Lords(there), Lords(elsewhere)
        assert maker.now() == "turn"
        maker.compose(money=1, to=2)
        maker.send()
        told = here.page.locator(".traded")
        expect(told).to_contain_text("Carla")
        expect(told).to_be_hidden()
        agreed = here.words.pattern(
            "lords-of-vegas-offer-accepted",
            "number",
            "give",
            "take",
            name="Carla",
            maker="Benno",
            deed_count=0,
        )
        heard = Lords(here).told.locator("p").filter(has_text=agreed)
        before = heard.count()
        assert partner.now() == "offer"
        partner.accept()
        expect(told).to_be_visible()
        expect(heard).to_have_count(before + 1)


class TestRound:
    @pytest.mark.parametrize("moves", [True, False], ids=["moving", "still"])
    def test_ends_with_a_pause_that_a_touch_ends(
        self, house: House, visit: Visit, *, moves: bool
    ) -> None:
        place = house.shelve(LAS_VEGAS_PAYDAY)
        visitor = visit(Device(secret=place.secret, moves=moves, settings={"speed": 4}))
        visitor.go(f"room/{place.room}")
        table, t = LasVegas(visitor), visitor.words
        table.choose()
        table.confirm.click()
        over = visitor.page.get_by_role("heading", name=t("page-round-over", round=1))
        expect(over).to_be_visible()
        # Those who listen hear how everybody stands, in one line.
        expect(table.told.locator("p").last).to_contain_text("Ruby: ")
        table.next_round.click()
        expect(over).to_be_hidden()
        expect(table.casinos).to_be_visible()
