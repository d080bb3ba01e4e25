"""Every page there is, and how to get there."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from playwright.sync_api import expect

from croupier.core.game import EventT, MoveT, OptionsT, StateT
from tests.browser import games
from tests.browser.house import House, Place, Recipe
from tests.browser.pages import Home, LasVegas, Lords
from tests.browser.visiting import PHONE, SETTINGS, Visitor

LONG = 120_000
"""What looking into a game takes at most."""

Shelve = Callable[[House], Place]
Show = Callable[[Visitor, Place], None]

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    while (!(await caches.match("/"))) await new Promise((again) => setTimeout(again, 50));
}"""
"""Waits until the page is kept for times without a network: it is the last thing that is."""


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


def _las_vegas_waiting(visitor: Visitor, place: Place) -> None:
    _las_vegas(visitor, place)


def _las_vegas_payout(visitor: Visitor, place: Place) -> None:
    """End a round, and stay at the second casino that pays."""
    visitor.page.emulate_media(reduced_motion="no-preference")
    table = _las_vegas(visitor, place)
    visitor.choose(speed=0.5)
    table.lit.first.click()
    table.confirm.click()
    expect(table.paid.first).to_be_visible()
    visitor.choose(speed=0.0001)
    expect(table.casinos.locator('[data-casino="2"].paying')).to_be_visible()
    visitor.page.evaluate("document.getAnimations().forEach((moving) => moving.finish())")


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
    _result("page-chart-money")(visitor, place)
    page, t = visitor.page, visitor.words
    page.get_by_role("button", name=t("page-insight-look")).click()
    expect(page.get_by_role("heading", name=t("page-luck-dice"))).to_be_visible(timeout=LONG)
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


def _lords_details(visitor: Visitor, place: Place) -> None:
    table = _lords(visitor, place)
    table.board.locator(".built").first.click()
    back = visitor.page.locator("main").get_by_role("button", name=visitor.words("page-back"))
    expect(back).to_be_visible()


def _lords_left(visitor: Visitor, place: Place) -> None:
    _lords(visitor, place)
    visitor.page.get_by_role("button", name=visitor.words("page-lords-supply")).click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()


def _lords_waiting(visitor: Visitor, place: Place) -> None:
    _lords(visitor, place)


def _trade(visitor: Visitor, place: Place) -> None:
    _lords(visitor, place).compose(money=3)


def _watched(recipe: Recipe[StateT, MoveT, EventT, OptionsT]) -> Shelve:
    return lambda house: replace(house.shelve(recipe), secret="")


def _room(recipe: Recipe[StateT, MoveT, EventT, OptionsT]) -> Shelve:
    return lambda house: house.shelve(recipe)


def _table(recipe: Recipe[StateT, MoveT, EventT, OptionsT], show: Show) -> Scene:
    return Scene(_room(recipe), show, is_table=True)


def _state(scene: Scene) -> Scene:
    return replace(scene, is_state=True)


SCENES = {
    "home": Scene(_nothing, _home),
    "home-again": _state(Scene(_listed, _home_again)),
    "setup-las-vegas": Scene(_nothing, _setup("las-vegas")),
    "setup-lords-of-vegas": _state(Scene(_nothing, _setup("lords-of-vegas"))),
    "gathering": Scene(_room(games.GATHERING), _gathering),
    "gathering-invited": _state(Scene(_room(games.GATHERING), _invited)),
    "gathering-watched": _state(Scene(_room(games.GATHERING), _gathering_watched)),
    "unknown-table": _state(Scene(_nothing, _unknown)),
    "las-vegas-turn": _state(_table(games.LAS_VEGAS_TURN, _las_vegas_turn)),
    "las-vegas-chosen": _table(games.LAS_VEGAS_FIVE, _las_vegas_chosen),
    "las-vegas-waiting": _state(_table(games.LAS_VEGAS_WAITING, _las_vegas_waiting)),
    "las-vegas-crowded": _state(_table(games.LAS_VEGAS_CROWDED, _las_vegas_turn)),
    "las-vegas-payout": _state(_table(games.LAS_VEGAS_PAYDAY, _las_vegas_payout)),
    "las-vegas-log": _state(Scene(_room(games.LAS_VEGAS_TURN), _las_vegas_log, is_narrow=True)),
    "las-vegas-lost": _state(
        Scene(_room(games.LAS_VEGAS_TURN), _lost, is_table=True, installs=True)
    ),
    "las-vegas-watching": _state(
        Scene(_watched(games.LAS_VEGAS_WAITING), _las_vegas_watching, is_table=True)
    ),
    "las-vegas-result": Scene(_room(games.LAS_VEGAS_OVER), _result("page-chart-money")),
    "las-vegas-insight": _state(Scene(_room(games.LAS_VEGAS_OVER), _insight)),
    "las-vegas-replay": _table(games.LAS_VEGAS_OVER, _replay),
    "what-if": _state(Scene(_room(games.LAS_VEGAS_OVER), _what_if)),
    "hand-over": Scene(_room(games.LAS_VEGAS_SHARED), _hand_over),
    "lords-turn": _table(games.LORDS_TURN, _lords_now("turn")),
    "lords-build": _state(_table(games.LORDS_TURN, _lords_doing("build"))),
    "lords-sprawl": _state(_table(games.LORDS_TURN, _lords_doing("sprawl"))),
    "lords-remodel": _state(_table(games.LORDS_TURN, _lords_doing("remodel"))),
    "lords-reorganize": _state(_table(games.LORDS_TURN, _lords_doing("reorganize"))),
    "lords-details": _state(_table(games.LORDS_TURN, _lords_details)),
    "lords-left": _state(Scene(_room(games.LORDS_TURN), _lords_left)),
    "lords-two": _state(_table(games.LORDS_LATE, _lords_now("turn"))),
    "lords-gamble": _state(_table(games.LORDS_TURN, _lords_doing("gamble"))),
    "lords-arrange": _state(_table(games.LORDS_ARRANGING, _lords_now("arrange"))),
    "lords-answer": _state(_table(games.LORDS_ANSWERING, _lords_now("answer"))),
    "lords-waiting": _state(_table(games.LORDS_WAITING, _lords_waiting)),
    "lords-watching": _state(Scene(_watched(games.LORDS_WAITING), _lords_waiting, is_table=True)),
    "lords-trade": _table(games.LORDS_TURN, _trade),
    "lords-offer": _table(games.LORDS_OFFERED, _lords_now("offer")),
    "lords-result": _state(Scene(_room(games.LORDS_OVER), _result("page-chart-points"))),
    "lords-replay": _state(_table(games.LORDS_OVER, _replay)),
    "rules": Scene(_room(games.LAS_VEGAS_TURN), _sheet("page-rules")),
    "settings": Scene(_room(games.LAS_VEGAS_TURN), _sheet("page-settings")),
    "talk": Scene(_room(games.LAS_VEGAS_TURN), _sheet("page-talk")),
    "talk-shared": _state(Scene(_room(games.LORDS_LATE), _sheet("page-talk", _lords))),
    "seat-code": _state(Scene(_room(games.LAS_VEGAS_TURN), _seat_code)),
    "fairness": Scene(_room(games.LAS_VEGAS_OVER), _fairness),
    "fairness-broken": _state(Scene(_room(games.LAS_VEGAS_OVER), _broken_promise)),
    "offline": Scene(_nothing, _offline, installs=True),
}
