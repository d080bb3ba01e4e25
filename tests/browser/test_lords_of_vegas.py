"""Lords of Vegas: a new visitor plays, and offers come while something else is done."""

import re
from collections.abc import Sequence
from itertools import pairwise, takewhile

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.games import LORDS_ALONE, LORDS_ANSWERING, LORDS_LATE
from tests.browser.house import House
from tests.browser.pages import Home, Lords
from tests.browser.visiting import Device
from tests.browser.words import YOU, Words

ACTIONS = ("sprawl", "build", "remodel", "reorganize", "gamble")
"""What is done on a turn, in this order: what can be done least often first, bets last."""
DEEDS = {*ACTIONS, "lay-off", "trade"}
TEMPTING = 6
"""For so much even an easy bot, which sees little of a trade, agrees to one."""
TEMPTING_LATE = 30
"""And for so much after half of the game, when money is worth less."""


def signs(t: Words) -> dict[str, re.Pattern[str]]:
    """Return by which lines of the log it is seen what the visitor has done."""
    facts = ("lot", "colour", "cost", "value", "former", "casino", "bet", "boss")
    return {
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


def done(told: Sequence[str], t: Words) -> set[str]:
    """Return what the visitor has done by what the log tells, latest first.

    A trade is done once it was agreed to, and a bet is laid off by the visitor or by a bot.
    """
    seen_by, halved = signs(t), t.pattern("lords-of-vegas-bet-laid-off", "name")
    is_halved = any(
        halved.match(answer) and seen_by["gamble"].match(bet) for answer, bet in pairwise(told)
    )
    return {deed for deed, sign in seen_by.items() if any(map(sign.match, told))} | (
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


def test_a_new_visitor_plays_a_whole_game_against_bots(visit: Visit) -> None:
    visitor = visit(Device())
    visitor.go()
    home, t = Home(visitor), visitor.words
    # Easy bots agree to what is tempting.
    home.set_level("lords-of-vegas", "easy")
    home.play_now("lords-of-vegas")
    table, left, this_turn = Lords(visitor), DEEDS, list[str]()
    chart = visitor.page.get_by_role("heading", name=t("page-chart-points"))
    while (now := table.now()) != "over":
        left = left - done(table.log.all_inner_texts(), t)
        if now == "draw":
            again = {"gamble"} if "lay-off" in left else set()
            this_turn = [deed for deed in (*ACTIONS, "trade") if deed in left | again]
        decide(table, now, this_turn)
    expect(chart).to_be_visible()
    # There is a lot to build on from the first turn; for the rest it takes luck.
    assert "build" not in left
    table.again.click()
    expect(table.again).to_be_hidden()
    expect(chart).to_be_hidden()


def test_everything_is_done_on_a_turn_that_has_the_chance(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_ALONE)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    table, t = Lords(visitor), visitor.words
    assert table.now() == "turn"
    before, traded = table.log.first.inner_text(), table.log.filter(has_text=signs(t)["trade"])
    expect(traded).to_have_count(0)
    table.give(money=TEMPTING_LATE)
    expect(traded).to_have_count(1)
    this_turn = [*ACTIONS]
    while (now := table.now()) != "turn" or this_turn:
        assert now != "draw", f"The turn ended before this was done: {this_turn}."
        decide(table, now, this_turn)
    since = [*takewhile(lambda line: line != before, table.log.all_inner_texts())]
    assert done(since, t) >= {*ACTIONS, "trade"}


def test_half_of_a_bet_is_laid_off(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_ANSWERING)
    visitor = visit(Device(secret=place.secret))
    visitor.go(f"room/{place.room}")
    table, t = Lords(visitor), visitor.words
    assert table.now() == "answer"
    laid_off = table.log.filter(has_text=signs(t)["lay-off"])
    expect(laid_off).to_have_count(0)
    table.halve()
    expect(laid_off).to_have_count(1)


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
