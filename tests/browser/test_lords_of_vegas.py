"""Lords of Vegas: a new visitor plays, and offers come while something else is done."""

from collections.abc import Sequence
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LORDS_LATE
from tests.browser.house import House
from tests.browser.pages import Home, Lords
from tests.browser.visiting import Device
from tests.browser.words import YOU, Words

ACTIONS = ("sprawl", "build", "gamble", "remodel", "reorganize")
"""What is done on a turn, in this order: what can be done least often comes first."""
DEEDS = {*ACTIONS, "lay-off", "trade"}
GAMES = 5
TEMPTING = 6
"""For so much even an easy bot, which sees little of a trade, agrees to one."""


def done(told: Sequence[str], t: Words) -> set[str]:
    """Return what the visitor has done by what the log tells, latest first.

    A trade is done once it was agreed to, and a bet is laid off by the visitor or by a bot.
    """
    facts = ("lot", "colour", "cost", "value", "former", "casino", "bet", "boss")
    signs = {
        "build": t.pattern("lords-of-vegas-casino-built", *facts, name=YOU),
        "sprawl": t.pattern("lords-of-vegas-casino-sprawled", *facts, name=YOU),
        "remodel": t.pattern("lords-of-vegas-casino-remodeled", *facts, name=YOU),
        "reorganize": t.pattern("lords-of-vegas-casino-reorganized", *facts, name=YOU),
        "gamble": t.pattern("lords-of-vegas-bet-made", *facts, name=YOU),
        "lay-off": t.pattern("lords-of-vegas-bet-laid-off", name=YOU),
        "trade": t.pattern(
            "lords-of-vegas-offer-accepted",
            *("name", "number", "give", "take"),
            maker=YOU,
            deed_count=0,
        ),
    }
    halved = t.pattern("lords-of-vegas-bet-laid-off", "name")
    is_halved = any(
        halved.match(answer) and signs["gamble"].match(bet) for answer, bet in pairwise(told)
    )
    return {deed for deed, sign in signs.items() if any(map(sign.match, told))} | (
        {"lay-off"} if is_halved else set()
    )


def decide(table: Lords, now: str, left: list[str]) -> None:
    """Do what is asked for: on turn one of the deeds left if it can be done, else the end."""
    match now:
        case "turn" if "trade" in left:
            left.remove("trade")
            table.give(money=TEMPTING)
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


def test_a_new_visitor_plays_against_bots_until_everything_was_done(visit: Visit) -> None:
    visitor = visit(Device())
    visitor.go()
    home, t = Home(visitor), visitor.words
    # Easy bots agree to what is tempting.
    home.set_level("lords-of-vegas", "easy")
    home.play_now("lords-of-vegas")
    table, left, this_turn = Lords(visitor), DEEDS, list[str]()
    chart = visitor.page.get_by_role("heading", name=t("page-chart-points"))
    # In nine games of ten there is a chance to do everything; in the others some of it is left.
    for _ in range(GAMES):
        while (now := table.now()) != "over":
            left = left - done(table.log.all_inner_texts(), t)
            if now == "draw":
                again = {"gamble"} if "lay-off" in left else set()
                this_turn = [deed for deed in (*ACTIONS, "trade") if deed in left | again]
            decide(table, now, this_turn)
        expect(chart).to_be_visible()
        if not left:
            return
        table.again.click()
        expect(table.again).to_be_hidden()
        expect(chart).to_be_hidden()
    raise AssertionError(f"There was no chance to do this: {left}.")


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
