"""Where everything has its place: measured at the sizes at which it once had not."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from croupier.locales import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_ALIKE, LAS_VEGAS_CROWDED, LAS_VEGAS_WAITING, LORDS_TURN
from tests.browser.house import House
from tests.browser.looking import Looker
from tests.browser.pages import Home, LasVegas, Lords
from tests.browser.scenes import SCENES
from tests.browser.visiting import DESKTOP, PHONE, TABLET, Device

pytestmark = pytest.mark.weekly("client/src", "src/croupier/locales", "tests/browser")

SMALLEST, SMALL, SIDEWAYS, HUGE = (320, 568), (360, 640), (844, 390), (2560, 1440)
ODD = {"smallest": SMALLEST, "small": SMALL, "sideways": SIDEWAYS, "huge": HUGE}
LAPTOP = (1280, 800)
UNFINISHED = 4


@pytest.mark.parametrize("name", ["home", "las-vegas-chosen", "lords-turn"])
def test_nothing_overflows_at_odd_sizes(name: str, house: House, visit: Visit) -> None:
    scene = SCENES[name]
    place = scene.shelve(house)
    visitor = visit(Device(secret=place.secret, settings={}))
    scene.show(visitor, place)
    looker = Looker(visitor.page)
    found: list[str] = []
    for language in LANGUAGES:
        visitor.speak(language)
        for size, window in ODD.items():
            looker.resize(*window)
            looker.photograph(f"odd-{name}-{language}-{size}")
            troubles = looker.measured(all_in_view=scene.is_table)
            found += [f"{language} {size}: {trouble}" for trouble in troubles]

    assert found == []


@pytest.mark.parametrize("size", [PHONE, (390, 844)], ids=["phone", "higher"])
def test_playing_is_in_view_however_many_games_are_unfinished(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    begun = [house.shelve(LAS_VEGAS_WAITING) for _ in range(UNFINISHED)]
    rooms = [{"room": it.room, "invite": "", "game": "las-vegas"} for it in begun]
    visitor = visit(Device(settings={"rooms": rooms}, size=size))
    visitor.go()
    unfinished = visitor.page.get_by_role("region", name=visitor.words("page-goes-on"))
    expect(unfinished.get_by_role("listitem").get_by_text("Benno")).to_have_count(UNFINISHED)
    play = (
        Home(visitor).game("las-vegas").get_by_role("button", name=visitor.words("page-play-now"))
    )

    assert bottom(play) <= size[1]


def test_both_games_are_in_view_on_a_phone_on_its_side(visit: Visit) -> None:
    visitor = visit(Device(settings={}, size=SIDEWAYS))
    visitor.go()
    for game in ("las-vegas", "lords-of-vegas"):
        card = Home(visitor).game(game)
        for message in ("page-play-now", "page-with-friends", "page-one-screen"):
            button = card.get_by_role("button", name=visitor.words(message))
            expect(button).to_be_visible()
            assert bottom(button) <= SIDEWAYS[1]


def bottom(target: Locator) -> float:
    """Return how far down something reaches, in the letters of the house."""
    target.page.evaluate("() => document.fonts.ready.then(() => true)")
    box = target.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def height(target: Locator) -> float:
    """Return how high something is."""
    box = target.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("size", [TABLET, LAPTOP, DESKTOP], ids=["tablet", "laptop", "desktop"])
def test_dice_that_are_alike_fit_their_button(
    house: House, visit: Visit, size: tuple[int, int]
) -> None:
    place = house.shelve(LAS_VEGAS_ALIKE)
    visitor = visit(Device(secret=place.secret, settings={}, size=size))
    visitor.go(f"room/{place.room}")
    table = LasVegas(visitor)
    expect(table.faces.first).to_be_visible()

    alike = [face.locator(".die").count() for face in table.faces.all()]
    assert max(alike) >= 3
    assert Looker(visitor.page).measured(all_in_view=True) == []


def test_lots_keep_their_names_prices_and_dice_on_a_tablet(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_TURN)
    visitor = visit(Device(secret=place.secret, settings={}, size=TABLET))
    visitor.go(f"room/{place.room}")
    board = Lords(visitor).board
    owned, built = board.locator(".lot.owned"), board.locator(".lot.built")
    expect(owned.first).to_be_visible()

    for lot in owned.all():
        for what in (".id", ".cost", ".printed"):
            expect(lot.locator(what)).to_be_visible()
    for lot in built.all():
        expect(lot.locator(".id")).to_be_visible()


def test_what_is_decided_keeps_its_height_through_a_turn(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_TURN)
    visitor = visit(Device(secret=place.secret, settings={}, size=PHONE))
    visitor.go(f"room/{place.room}")
    table = Lords(visitor)
    assert table.now() == "turn"
    sheet = visitor.page.locator(".rightcol")
    heights = [height(sheet)]
    for kind in Lords.KINDS:
        table.act(kind).click()
        heights.append(height(sheet))
        visitor.page.keyboard.press("Escape")
        confirm = table.choose(kind)
        expect(confirm).to_be_visible()
        heights.append(height(sheet))
        while not table.act("end-turn").is_visible() or confirm.is_visible():
            visitor.page.keyboard.press("Escape")

    assert len(heights) == 1 + 2 * len(Lords.KINDS)
    assert max(heights) - min(heights) < 1


def tops(rows: Locator) -> Sequence[float]:
    """Return where things begin."""
    found: list[float] = rows.evaluate_all("all => all.map((it) => it.getBoundingClientRect().top)")
    return found


@pytest.mark.parametrize(
    ("size", "abreast"), [(DESKTOP, 6), (LAPTOP, 3)], ids=["desktop", "laptop"]
)
def test_ledgers_begin_at_one_height(
    house: House, visit: Visit, size: tuple[int, int], abreast: int
) -> None:
    place = house.shelve(LAS_VEGAS_CROWDED)
    visitor = visit(Device(secret=place.secret, settings={}, size=size))
    visitor.go(f"room/{place.room}")
    table = LasVegas(visitor)
    expect(table.lit.first).to_be_visible()
    begins = tops(table.casinos.locator(".ledger"))

    assert len(begins) == 6
    for row in range(0, 6, abreast):
        assert max(begins[row : row + abreast]) - min(begins[row : row + abreast]) < 1


def test_a_huge_screen_shows_everything_larger(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_TURN)
    visitor = visit(Device(secret=place.secret, settings={}))
    visitor.go(f"room/{place.room}")
    table, looker = Lords(visitor), Looker(visitor.page)
    assert table.now() == "turn"
    seen = {"die": table.board.locator(".built .die").first, "act": table.act("build")}
    usual = {name: height(what) for name, what in seen.items()}
    looker.resize(*HUGE)
    larger = {name: height(what) for name, what in seen.items()}

    assert all(larger[name] >= 1.5 * usual[name] for name in seen)


def test_cards_are_counted_alike_in_their_row_and_on_their_sheet(
    house: House, visit: Visit
) -> None:
    place = house.shelve(LORDS_TURN)
    visitor = visit(Device(secret=place.secret, settings={}, size=PHONE))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    row = page.locator("button.gonebox")
    expect(row).to_contain_text(t("page-lords-cards-gone"))
    counted = row.locator(".of:not(.eog) .num").all_inner_texts()
    row.click()
    table = page.get_by_role("table", name=t("page-lords-colours"))

    expect(table.get_by_role("columnheader").last).to_have_text(t("page-lords-cards-gone"))
    shown = table.locator("tbody tr td:last-child").all_inner_texts()
    assert [text.partition("/")[0] for text in shown] == counted


@pytest.mark.parametrize("name", ["las-vegas-insight", "lords-insight", "me", "rulebook-las-vegas"])
def test_pages_grow_with_a_huge_screen(name: str, house: House, visit: Visit) -> None:
    scene = SCENES[name]
    place = scene.shelve(house)
    visitor = visit(Device(secret=place.secret, settings={}))
    scene.show(visitor, place)
    looker, heading = Looker(visitor.page), visitor.page.locator("main h2").first
    usual = height(heading)
    looker.resize(*HUGE)
    looker.photograph(f"huge-{name}")

    assert height(heading) >= 1.5 * usual
    assert looker.measured(all_in_view=False) == []


def test_talk_is_found_on_a_phone_where_there_are_people(house: House, visit: Visit) -> None:
    place = house.shelve(LAS_VEGAS_WAITING)
    visitor = visit(Device(secret=place.secret, settings={}, size=SMALLEST))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    page.get_by_role("button", name=t("page-talk"), exact=True).click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name=t("page-reaction-applause")).click()

    expect(
        sheet.get_by_text(t("page-said", name="Anna", text=t("page-reaction-applause")))
    ).to_be_visible()


def test_a_quick_game_is_played_as_one_likes(visit: Visit) -> None:
    visitor = visit(Device(settings={}))
    page, t = visitor.go(), visitor.words
    Home(visitor).game("las-vegas").get_by_role("button", name=t("page-options")).click()
    sheet = page.get_by_role("dialog")
    fewer = sheet.get_by_role("button", name=t("page-fewer-seats"))
    fewer.last.click()
    sheet.get_by_role("checkbox", name=t("page-white-dice")).check()
    sheet.get_by_role("checkbox", name=t("page-open-money")).check()
    sheet.get_by_role("button", name=t("page-set-up")).click()
    table = LasVegas(visitor)
    expect(table.casinos).to_be_visible()

    expect(page.locator(".seat")).to_have_count(3)
    expect(page.locator(".seat .die.pw")).not_to_have_count(0)
