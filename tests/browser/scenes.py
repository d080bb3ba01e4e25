"""Every page there is, and how to get there."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from playwright.sync_api import expect

from croupier.core.game import EventT, MoveT, OptionsT, StateT
from tests.browser import games
from tests.browser.evenings import club_night
from tests.browser.house import House, Place, Recipe, stranger
from tests.browser.pages import Home, LasVegas, Lords
from tests.browser.visiting import PHONE, SETTINGS, Visitor

LONG = 120_000
"""What looking into a game takes at most."""

STEP = 1500
"""So many milliseconds the longest step takes that a scene waits for."""

Shelve = Callable[[House], Place]
Show = Callable[[Visitor, Place], None]

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    for (let tries = 0; !(await caches.match("/")); tries += 1) {
        if (tries > 1200) throw new Error("the page is not kept");
        await new Promise((again) => setTimeout(again, 50));
    }
}"""
"""Waits until the page is kept for times without a network: it is the last thing that is."""


LINGERING = """() => {
    const wait = setTimeout;
    window.setTimeout = (what, ms, ...rest) => wait(what, ms >= 10_000 ? 1e8 : ms, ...rest);
}"""
"""Lets pauses that would end by themselves go on."""
STAYING = """what => {
    const wait = setTimeout;
    const isThere = () => document.querySelector(what) !== null;
    const stay = (next) => (...rest) => isThere() || next(...rest);
    window.setTimeout = (next, ms, ...rest) => wait(ms >= 500 ? stay(next) : next, ms, ...rest);
}"""
"""Lets nothing that takes its time go on by itself once something is there."""
LANDED = """() => {
    document.getAnimations().forEach((moving) => moving.finish());
    return !document.querySelector(".sky > *");
}"""
"""Ends what moves, and waits until nothing flies any more."""


@dataclass(frozen=True)
class Scene:
    """A page: what is put on the shelf for it, and how it is opened in whatever language."""

    shelve: Shelve
    show: Show
    is_table: bool = False
    """Whether all of it is in view without scrolling."""
    is_state: bool = False
    """Whether it is a page again, at another moment."""
    is_narrow: bool = False
    """Whether it is found only where the page is narrow."""
    installs: bool = False
    """Whether the page keeps itself for when there is no network."""


def _nothing(_house: House) -> Place:
    return Place("", "", "")


def _home(visitor: Visitor, _place: Place) -> None:
    visitor.go()
    expect(Home(visitor).game("las-vegas")).to_be_visible()


def _home_again(visitor: Visitor, place: Place) -> None:
    visitor.go(f"room/{place.room}")
    expect(LasVegas(visitor).lit.first).to_be_visible()
    _home(visitor, place)
    expect(visitor.page.get_by_text(visitor.words("page-open-tables"))).to_be_visible()


def _open_evening(visitor: Visitor, _place: Place) -> None:
    page, t = visitor.go("evening"), visitor.words
    expect(page.get_by_role("button", name=t("page-evening-open"))).to_be_enabled()


def _evening(visitor: Visitor, place: Place) -> None:
    page, t = visitor.go(f"evening/{place.room}/{place.invite}"), visitor.words
    expect(page.get_by_role("listitem").filter(has_text="Jean-Baptiste").first).to_be_visible()
    expect(page.get_by_role("img", name=t("page-code-picture"))).to_be_visible()


def _evening_wall(visitor: Visitor, place: Place) -> None:
    page = visitor.go(f"evening/{place.room}/wall")
    expect(page.get_by_role("listitem").filter(has_text="Jean-Baptiste").first).to_be_visible()


def _bots(visitor: Visitor, _place: Place) -> None:
    page, t = visitor.go("bots"), visitor.words
    for name in ("Dora", "Croupier-42"):
        page.get_by_role("textbox", name=t("page-bots-name")).fill(name)
        page.get_by_role("textbox", name=t("page-your-name")).fill("Anna")
        page.get_by_role("button", name=t("page-bots-make"), exact=True).click()
        expect(page.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    expect(page.get_by_role("textbox", name=t("page-bots-token"))).to_have_value(re.compile("bot_"))


def _rated(house: House) -> Place:
    house.known("Benno", stranger(1))
    return house.shelve(games.LAS_VEGAS_COUNTED, house.known("Jóhanna Björnsdóttir"))


def _ratings(visitor: Visitor, _place: Place) -> None:
    page = visitor.go("ratings/las-vegas")
    expect(page.get_by_role("row").filter(has_text="Jóhanna").first).to_be_visible()


def _counted(visitor: Visitor, place: Place) -> None:
    page = visitor.go(f"room/{place.room}")
    expect(page.get_by_text(visitor.words("page-rating-changes"))).to_be_visible()


def _listed(house: House) -> Place:
    house.shelve(games.LISTED)
    return house.shelve(games.LAS_VEGAS_TURN)


def _setup(game: str) -> Show:
    def show(visitor: Visitor, place: Place) -> None:
        _home(visitor, place)
        Home(visitor).with_friends(game)
        expect(visitor.page.get_by_role("dialog")).to_be_visible()

    return show


def _gathering(visitor: Visitor, place: Place) -> None:
    visitor.go(f"room/{place.room}/{place.invite}")
    expect(visitor.page.get_by_role("img", name=visitor.words("page-code-picture"))).to_be_visible()


def _invited(visitor: Visitor, place: Place) -> None:
    visitor.context.clear_cookies()
    visitor.go(f"room/{place.room}/{place.invite}")
    expect(visitor.page.get_by_role("button", name=visitor.words("page-sit")).first).to_be_visible()


def _gathering_watched(visitor: Visitor, place: Place) -> None:
    visitor.context.clear_cookies()
    visitor.go(f"room/{place.room}")
    expect(visitor.page.get_by_text(visitor.words("page-watching-here"))).to_be_visible()


def _unknown(visitor: Visitor, _place: Place) -> None:
    visitor.go("room/nowhere")
    said = visitor.words("page-refused-unknown-room")
    expect(visitor.page.get_by_role("status").get_by_text(said)).to_be_visible()


def _las_vegas(visitor: Visitor, place: Place) -> LasVegas:
    visitor.go(f"room/{place.room}")
    table = LasVegas(visitor)
    expect(table.casinos).to_be_visible()
    return table


def _las_vegas_turn(visitor: Visitor, place: Place) -> None:
    expect(_las_vegas(visitor, place).lit.first).to_be_visible()


def _las_vegas_chosen(visitor: Visitor, place: Place) -> None:
    table = _las_vegas(visitor, place)
    table.lit.first.click()
    expect(table.confirm).to_be_enabled()


def _las_vegas_coach(visitor: Visitor, place: Place) -> None:
    _las_vegas(visitor, place).consult()


def _lords_coach(visitor: Visitor, place: Place) -> None:
    _lords(visitor, place).consult()


def _las_vegas_waiting(visitor: Visitor, place: Place) -> None:
    _las_vegas(visitor, place)


def _las_vegas_payout(visitor: Visitor, place: Place) -> None:
    """End a round, and stay at the second casino that pays."""
    visitor.page.emulate_media(reduced_motion="no-preference")
    table = _las_vegas(visitor, place)
    visitor.choose(speed=0.5)
    table.choose()
    table.confirm.click()
    expect(table.paid.first).to_be_visible()
    visitor.choose(speed=0.0001)
    expect(table.casinos.locator('[data-casino="2"].paying')).to_be_visible()
    visitor.page.evaluate("document.getAnimations().forEach((moving) => moving.finish())")


def _las_vegas_round_end(visitor: Visitor, place: Place) -> None:
    """End a round, and stay at the pause after it."""
    table = _las_vegas(visitor, place)
    visitor.page.evaluate(LINGERING)
    table.choose()
    table.confirm.click()
    expect(table.next_round).to_be_visible()


def _las_vegas_log(visitor: Visitor, place: Place) -> None:
    width, height = PHONE
    visitor.page.set_viewport_size({"width": width, "height": height})
    _sheet("page-log")(visitor, place)


def _las_vegas_watching(visitor: Visitor, place: Place) -> None:
    _las_vegas(visitor, place)
    expect(visitor.page.get_by_text(visitor.words("page-watching")).first).to_be_visible()


def _lost(visitor: Visitor, place: Place) -> None:
    _las_vegas_turn(visitor, place)
    visitor.page.evaluate(KEPT)
    visitor.lose_network()
    expect(visitor.page.get_by_text(visitor.words("page-line-lost"))).to_be_visible()


def _sheet(message: str, table: Callable[[Visitor, Place], object] = _las_vegas) -> Show:
    def show(visitor: Visitor, place: Place) -> None:
        table(visitor, place)
        visitor.page.get_by_role("button", name=visitor.words(message), exact=True).click()
        expect(visitor.page.get_by_role("dialog")).to_be_visible()

    return show


def _seat_code(visitor: Visitor, place: Place) -> None:
    _sheet("page-settings")(visitor, place)
    visitor.page.get_by_role("button", name=visitor.words("page-get-code")).click()
    expect(visitor.page.get_by_role("img", name=visitor.words("page-back-picture"))).to_be_visible()


def _me(visitor: Visitor, _place: Place) -> None:
    visitor.go("me")
    page, t = visitor.page, visitor.words
    # A secret is known again once it has become a profile.
    page.get_by_role("textbox", name=t("page-your-name")).fill("Jóhanna")
    make = page.get_by_role("button", name=t("page-me-make"))
    if make.count():
        make.click()
    expect(page.get_by_role("heading", name=t("page-past"))).to_be_visible()


def _me_guest(visitor: Visitor, _place: Place) -> None:
    visitor.go("me")
    expect(visitor.page.get_by_role("button", name=visitor.words("page-me-make"))).to_be_visible()


def _join(visitor: Visitor, _place: Place) -> None:
    visitor.go("join")
    expect(visitor.page.get_by_role("button", name=visitor.words("page-join-go"))).to_be_visible()


def _hand_over(visitor: Visitor, place: Place) -> None:
    visitor.go(f"room/{place.room}")
    taking = visitor.words.pattern("page-i-am", "name")
    expect(visitor.page.get_by_role("button", name=taking)).to_be_visible()


def _result(chart: str) -> Show:
    def show(visitor: Visitor, place: Place) -> None:
        visitor.go(f"room/{place.room}")
        title = visitor.words(chart)
        expect(visitor.page.get_by_role("heading", name=title)).to_be_visible()

    return show


def _insight(visitor: Visitor, place: Place) -> None:
    visitor.go(f"room/{place.room}")
    page, t = visitor.page, visitor.words
    expect(page.get_by_text(t("page-chances-unit"))).to_be_visible(timeout=LONG)
    expect(page.locator("[data-part=result]")).to_be_visible()
    expect(page.locator(".sharec img")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


def _replay(visitor: Visitor, place: Place) -> None:
    visitor.go(f"replay/{place.room}/110")
    slider = visitor.page.get_by_role("slider", name=visitor.words("page-replay-step"))
    expect(slider).to_be_visible()


def _what_if(visitor: Visitor, place: Place) -> None:
    _replay(visitor, place)
    visitor.page.get_by_role("button", name=visitor.words("page-what-if")).click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def _fairness(visitor: Visitor, place: Place) -> None:
    visitor.go(f"fair/{place.room}")
    expect(visitor.page.get_by_text(visitor.words("page-fair-promise"))).to_be_visible()


def _broken_promise(visitor: Visitor, place: Place) -> None:
    _home(visitor, place)
    noted = {"room": place.room, "invite": "", "game": "las-vegas", "commitment": "0" * 64}
    visitor.page.evaluate(
        "([key, rooms]) => localStorage.setItem(key, JSON.stringify({ rooms }))",
        [SETTINGS, [noted]],
    )
    visitor.go(f"fair/{place.room}")
    expect(visitor.page.get_by_text(visitor.words("page-fair-noted"))).to_be_visible()


def _offline(visitor: Visitor, place: Place) -> None:
    _home(visitor, place)
    visitor.page.evaluate(KEPT)
    visitor.go()
    _home(visitor, place)
    visitor.lose_network()
    visitor.page.reload()
    expect(visitor.page.get_by_text(visitor.words("page-cut-off"))).to_be_visible()


def _learn(visitor: Visitor, _place: Place) -> None:
    visitor.go("learn")
    expect(visitor.page.get_by_role("heading", name="Lords of Vegas", exact=True)).to_be_visible()


def _puzzle(game: str) -> Show:
    def show(visitor: Visitor, _place: Place) -> None:
        page = visitor.go(f"puzzle/{game}/1")
        expect(page.get_by_text(visitor.words("page-puzzle-one-best"))).to_be_visible()

    return show


def _puzzle_solved(visitor: Visitor, place: Place) -> None:
    _puzzle("las-vegas")(visitor, place)
    table = LasVegas(visitor)
    table.lit.first.click()
    table.confirm.click()
    expect(visitor.page.locator("#solution")).to_be_visible()


def _rulebook(game: str) -> Show:
    def show(visitor: Visitor, _place: Place) -> None:
        visitor.go(f"rules/{game}")
        expect(visitor.page.locator(".handbook section").first).to_be_visible()

    return show


def _lesson(place: str, step: int) -> Show:
    """Come back to a step of a chapter."""

    def show(visitor: Visitor, _place: Place) -> None:
        visitor.go()
        game, chapter = place.split("/")
        chosen = {"lessons": {place: step}, "learning": {"game": game, "chapter": chapter}}
        visitor.choose(**chosen)
        visitor.go(f"learn/{place}")
        expect(visitor.page.locator(".guide")).to_be_visible()

    return show


def _lesson_done(visitor: Visitor, place: Place) -> None:
    _lesson("las-vegas/first-game", 7)(visitor, place)
    visitor.page.locator("footer .btn.main").click()
    expect(visitor.page.locator(".end")).to_be_visible()


def _new_here(visitor: Visitor, place: Place) -> None:
    _home(visitor, place)
    visitor.page.get_by_role("button", name=visitor.words("page-play-now")).first.click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def _lords(visitor: Visitor, place: Place) -> Lords:
    visitor.go(f"room/{place.room}")
    table = Lords(visitor)
    expect(table.board).to_be_visible()
    return table


def _lords_now(decision: str) -> Show:
    def show(visitor: Visitor, place: Place) -> None:
        assert _lords(visitor, place).now() == decision

    return show


def _lords_doing(kind: str) -> Show:
    def show(visitor: Visitor, place: Place) -> None:
        _lords(visitor, place).choose(kind)

    return show


def _stopped(visitor: Visitor, what: str) -> None:
    """Slow down until what is told stays, and show it as it ends."""
    visitor.choose(speed=0.0001)
    expect(visitor.page.locator(what).first).to_be_visible()
    # What began before still ends, and then the next part stays.
    visitor.page.wait_for_timeout(STEP)
    visitor.page.wait_for_function(LANDED)


def _lords_built(visitor: Visitor, place: Place) -> None:
    table = _lords(visitor, place)
    table.do("build")
    assert table.now() == "turn"
    expect(table.button("page-lords-take-back")).to_be_visible()


def _lords_payday(visitor: Visitor, place: Place) -> None:
    """Draw a card, and stay at the first casino that pays."""
    visitor.page.emulate_media(reduced_motion="no-preference")
    table = _lords(visitor, place)
    visitor.choose(speed=0.7)
    table.draw.click()
    expect(table.paid.first).to_be_visible()
    _stopped(visitor, ".paylist .now")


def _lords_moment(what: str) -> Show:
    """Draw a card, and stay at what it brings about."""

    def show(visitor: Visitor, place: Place) -> None:
        visitor.page.emulate_media(reduced_motion="no-preference")
        table = _lords(visitor, place)
        visitor.page.evaluate(STAYING, what)
        table.draw.click()
        expect(visitor.page.locator(what).first).to_be_visible()
        visitor.page.wait_for_function(LANDED)

    return show


def _again(visitor: Visitor, place: Place) -> None:
    """Want to play again, and wait for the others."""
    _result("page-chart-money")(visitor, place)
    LasVegas(visitor).again.click()
    waiting = visitor.page.get_by_role("button", name=visitor.words("page-again-now"))
    expect(waiting).to_be_visible()


def _lords_bet(visitor: Visitor, place: Place) -> None:
    """Bet, and stay when the money goes over."""
    visitor.page.emulate_media(reduced_motion="no-preference")
    table = _lords(visitor, place)
    visitor.choose(speed=0.3)
    table.choose("gamble").click()
    expect(visitor.page.locator('.theatre[data-phase="1"]')).to_be_visible()
    _stopped(visitor, '.theatre[data-phase="2"]')


def _lords_answered(visitor: Visitor, place: Place) -> None:
    """Offer something to a bot, which answers at once."""
    table = _lords(visitor, place)
    table.compose(money=1, to=2)
    table.send()
    expect(table.answered).to_be_visible()


def _lords_details(visitor: Visitor, place: Place) -> None:
    table = _lords(visitor, place)
    table.board.locator(".built").first.click()
    back = visitor.page.locator("main").get_by_role("button", name=visitor.words("page-back"))
    expect(back).to_be_visible()


def _lords_left(visitor: Visitor, place: Place) -> None:
    _lords(visitor, place)
    visitor.page.get_by_role("button", name=visitor.words("page-lords-overview")).click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def _lords_waiting(visitor: Visitor, place: Place) -> None:
    _lords(visitor, place)


def _keys(visitor: Visitor, place: Place) -> None:
    """Ask which keys there are."""
    assert _lords(visitor, place).now() == "turn"
    visitor.page.keyboard.press("?")
    expect(visitor.page.get_by_role("dialog").locator("kbd").first).to_be_visible()


def _trade(visitor: Visitor, place: Place) -> None:
    _lords(visitor, place).compose(money=3)


def _watched(recipe: Recipe[StateT, MoveT, EventT, OptionsT]) -> Shelve:
    return lambda house: replace(house.shelve(recipe), secret="")


def _room(recipe: Recipe[StateT, MoveT, EventT, OptionsT]) -> Shelve:
    return lambda house: house.shelve(recipe)


def _table(recipe: Recipe[StateT, MoveT, EventT, OptionsT], show: Show) -> Scene:
    return Scene(_room(recipe), show, is_table=True)


def _coached(recipe: Recipe[StateT, MoveT, EventT, OptionsT], show: Show) -> Scene:
    return Scene(lambda house: house.with_coach(recipe), show, is_table=True)


def _explained(recipe: Recipe[StateT, MoveT, EventT, OptionsT]) -> Scene:
    return Scene(lambda house: house.looked_into(recipe), _insight)


def _state(scene: Scene) -> Scene:
    return replace(scene, is_state=True)


SCENES = {
    "home": Scene(_nothing, _home),
    "home-again": _state(Scene(_listed, _home_again)),
    "bots": Scene(_nothing, _bots),
    "evening": Scene(club_night, _evening),
    "evening-open": Scene(_nothing, _open_evening),
    "evening-wall": Scene(club_night, _evening_wall),
    "ratings": Scene(_rated, _ratings),
    "setup-las-vegas": Scene(_nothing, _setup("las-vegas")),
    "setup-lords-of-vegas": _state(Scene(_nothing, _setup("lords-of-vegas"))),
    "gathering": Scene(_room(games.GATHERING), _gathering),
    "gathering-counts": _state(Scene(_room(replace(games.GATHERING, counts=True)), _invited)),
    "gathering-invited": _state(Scene(_room(games.GATHERING), _invited)),
    "gathering-watched": _state(Scene(_room(games.GATHERING), _gathering_watched)),
    "unknown-table": _state(Scene(_nothing, _unknown)),
    "las-vegas-turn": _state(_table(games.LAS_VEGAS_TURN, _las_vegas_turn)),
    "las-vegas-chosen": _table(games.LAS_VEGAS_FIVE, _las_vegas_chosen),
    "las-vegas-coach": _coached(games.LAS_VEGAS_FIVE, _las_vegas_coach),
    "las-vegas-waiting": _state(_table(games.LAS_VEGAS_WAITING, _las_vegas_waiting)),
    "las-vegas-crowded": _state(_table(games.LAS_VEGAS_CROWDED, _las_vegas_turn)),
    "las-vegas-payout": _state(_table(games.LAS_VEGAS_PAYDAY, _las_vegas_payout)),
    "las-vegas-round-end": _table(games.LAS_VEGAS_PAYDAY, _las_vegas_round_end),
    "las-vegas-log": _state(Scene(_room(games.LAS_VEGAS_TURN), _las_vegas_log, is_narrow=True)),
    "las-vegas-lost": _state(
        Scene(_room(games.LAS_VEGAS_TURN), _lost, is_table=True, installs=True)
    ),
    "las-vegas-watching": _state(
        Scene(_watched(games.LAS_VEGAS_WAITING), _las_vegas_watching, is_table=True)
    ),
    "las-vegas-result": Scene(_room(games.LAS_VEGAS_OVER), _result("page-chart-money")),
    "las-vegas-counted": _state(Scene(_rated, _counted)),
    "las-vegas-again": _state(Scene(_room(games.LAS_VEGAS_OVER_TOGETHER), _again)),
    "las-vegas-insight": _state(_explained(games.LAS_VEGAS_OVER)),
    "las-vegas-replay": _table(games.LAS_VEGAS_OVER, _replay),
    "me": Scene(_room(games.LAS_VEGAS_OVER_TOGETHER), _me),
    "me-guest": _state(Scene(_nothing, _me_guest)),
    "join": _state(Scene(_nothing, _join)),
    "what-if": _state(Scene(_room(games.LAS_VEGAS_OVER), _what_if)),
    "hand-over": Scene(_room(games.LAS_VEGAS_SHARED), _hand_over),
    "lords-turn": _table(games.LORDS_TURN, _lords_now("turn")),
    "lords-take-back": _state(_table(games.LORDS_TURN, _lords_built)),
    "lords-coach": _coached(games.LORDS_ALONE, _lords_coach),
    "lords-build": _state(_table(games.LORDS_TURN, _lords_doing("build"))),
    "lords-sprawl": _state(_table(games.LORDS_TURN, _lords_doing("sprawl"))),
    "lords-remodel": _state(_table(games.LORDS_TURN, _lords_doing("remodel"))),
    "lords-reorganize": _state(_table(games.LORDS_TURN, _lords_doing("reorganize"))),
    "lords-details": _state(_table(games.LORDS_TURN, _lords_details)),
    "lords-left": _state(Scene(_room(games.LORDS_TURN), _lords_left)),
    "keys": Scene(_room(games.LORDS_TURN), _keys),
    "lords-two": _state(_table(games.LORDS_LATE, _lords_now("turn"))),
    "lords-gamble": _state(_table(games.LORDS_TURN, _lords_doing("gamble"))),
    "lords-payday": _table(games.LORDS_DRAWING, _lords_payday),
    "lords-bet": _table(games.LORDS_TURN, _lords_bet),
    "lords-taken-over": _state(_table(games.LORDS_TAKING_OVER, _lords_moment(".doing .swap"))),
    "lords-tie": _state(_table(games.LORDS_TYING, _lords_moment('.theatre[data-phase="1"]'))),
    "lords-ending": _state(_table(games.LORDS_ENDING, _lords_moment(".theatre .stand"))),
    "lords-bet-open": _state(_table(games.LORDS_BETTING, _lords_waiting)),
    "lords-since": _table(games.LORDS_DRAWING, _lords_now("draw")),
    "lords-answered": _table(games.LORDS_TURN, _lords_answered),
    "lords-arrange": _state(_table(games.LORDS_ARRANGING, _lords_now("arrange"))),
    "lords-answer": _state(_table(games.LORDS_ANSWERING, _lords_now("answer"))),
    "lords-waiting": _state(_table(games.LORDS_WAITING, _lords_waiting)),
    "lords-watching": _state(Scene(_watched(games.LORDS_WAITING), _lords_waiting, is_table=True)),
    "lords-trade": _table(games.LORDS_TURN, _trade),
    "lords-offer": _table(games.LORDS_OFFERED, _lords_now("offer")),
    "lords-result": _state(Scene(_room(games.LORDS_OVER), _result("page-chart-points"))),
    "lords-insight": _state(_explained(games.LORDS_OVER)),
    "lords-replay": _state(_table(games.LORDS_OVER, _replay)),
    "puzzle-las-vegas": Scene(_nothing, _puzzle("las-vegas"), is_table=True),
    "puzzle-lords-of-vegas": _state(Scene(_nothing, _puzzle("lords-of-vegas"), is_table=True)),
    "puzzle-solved": Scene(_nothing, _puzzle_solved),
    "rulebook-las-vegas": Scene(_nothing, _rulebook("las-vegas")),
    "rulebook-lords-of-vegas": Scene(_nothing, _rulebook("lords-of-vegas")),
    "learn": Scene(_nothing, _learn),
    "new-here": _state(Scene(_nothing, _new_here)),
    "lesson-las-vegas": Scene(_nothing, _lesson("las-vegas/first-game", 3), is_table=True),
    "lesson-las-vegas-task": _state(
        Scene(_nothing, _lesson("las-vegas/first-game", 5), is_table=True)
    ),
    "lesson-done": _state(Scene(_nothing, _lesson_done)),
    "lesson-lords": Scene(_nothing, _lesson("lords-of-vegas/boss", 1), is_table=True),
    "lesson-lords-read": _state(Scene(_nothing, _lesson("lords-of-vegas/boss", 0), is_table=True)),
    "lesson-lords-task": _state(Scene(_nothing, _lesson("lords-of-vegas/land", 5), is_table=True)),
    "lesson-lords-offer": _state(Scene(_nothing, _lesson("lords-of-vegas/trade", 1))),
    "rules": Scene(_room(games.LAS_VEGAS_TURN), _sheet("page-rules")),
    "settings": Scene(_room(games.LAS_VEGAS_TURN), _sheet("page-settings")),
    "talk": Scene(_room(games.LAS_VEGAS_TURN), _sheet("page-talk")),
    "talk-shared": _state(Scene(_room(games.LORDS_LATE), _sheet("page-talk", _lords))),
    "seat-code": _state(Scene(_room(games.LAS_VEGAS_TURN), _seat_code)),
    "fairness": Scene(_room(games.LAS_VEGAS_OVER), _fairness),
    "fairness-broken": _state(Scene(_room(games.LAS_VEGAS_OVER), _broken_promise)),
    "offline": Scene(_nothing, _offline, installs=True),
}
