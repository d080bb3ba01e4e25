"""Somebody who was never here learns to play: only what is lit is touched."""

import re

import pytest
from playwright.sync_api import expect

from croupier.core.lessons import Chapter, LessonStep
from croupier.games import registry
from croupier.lasvegas.lessons import FIRST_GAME, WHITE_DICE
from croupier.lordsofvegas.lessons import BOSS, GAMBLE, GROW, LAND, TRACK, TRADE
from croupier.lordsofvegas.moves import Build, LayOff, Move, Refuse, Reorganize
from tests.browser.conftest import Visit
from tests.browser.games import LORDS_TURN
from tests.browser.house import House
from tests.browser.lessons import LessonPage
from tests.browser.pages import Home, LasVegas
from tests.browser.visiting import DESKTOP, Device

pytestmark = pytest.mark.weekly(
    "client/src",
    "src/croupier/core",
    "src/croupier/lasvegas",
    "src/croupier/locales",
    "src/croupier/lordsofvegas",
    "src/croupier/server",
    "tests/browser",
)

MOST_TOUCHES = 12
"""So often something has to be touched in one step at most."""
PHONE = (390, 844)
STARTLE = 600
"""So long an offer that has just come cannot be answered, in milliseconds."""


def _begin(visit: Visit, device: Device, game: str, chapter: str) -> LessonPage:
    """Come for the first time, and find the chapter from home."""
    visitor = visit(device)
    visitor.go()
    visitor.page.get_by_role("button", name=visitor.words("page-learn")).click()
    lesson = LessonPage(visitor)
    title = registry.find(game).title
    chapters = visitor.page.get_by_role("region", name=title, exact=True)
    chapters.get_by_role("button").filter(has_text=lesson.words(f"lesson-{chapter}")).first.click()
    return lesson


def _follow(lesson: LessonPage, step: int) -> None:
    """Touch what is lit until the step is over."""
    for _ in range(MOST_TOUCHES):
        if lesson.done.is_visible() or lesson.step() != step:
            return
        lesson.touch()
        lesson.page.wait_for_timeout(30)
    raise AssertionError(f"step {step} goes on and on")


def _place(lesson: LessonPage, face: int) -> None:
    lesson.page.locator(f'button[data-casino="{face}"]').click()
    lesson.page.locator(".deal .btn.main").click()


LAS_VEGAS = {
    ("en", PHONE): (FIRST_GAME, 2),
    ("de", DESKTOP): (WHITE_DICE, 3),
}
"""Chapters by language and screen, and a wrong answer to the task of each."""


@pytest.mark.parametrize(("language", "size"), LAS_VEGAS)
def test_las_vegas_is_learned(visit: Visit, language: str, size: tuple[int, int]) -> None:
    chapter, wrong = LAS_VEGAS[language, size]
    lesson = _begin(visit, Device(language, size=size), "las-vegas", chapter.name)
    for number, step in enumerate(chapter.steps, 1):
        lesson.at(number, len(chapter.steps))
        expect(lesson.guide).to_contain_text(lesson.said(f"lesson-{chapter.name}-{step.name}"))
        if step.is_task:
            assert step.move is not None
            _place(lesson, wrong)
            said = lesson.said(f"lesson-{chapter.name}-{step.name}-wrong")
            expect(lesson.guide).to_contain_text(said)
            _place(lesson, step.move.face)
        else:
            _follow(lesson, number)
    expect(lesson.done).to_contain_text(lesson.words(f"lesson-{chapter.name}-done"))


LORDS = {
    LAND: "ru",
    BOSS: "fr",
    GROW: "is",
    TRACK: "de",
    GAMBLE: "en",
    TRADE: "ru",
}
"""Chapters, and the language each is learned in."""


@pytest.mark.parametrize("chapter", LORDS, ids=lambda chapter: chapter.name)
def test_lords_of_vegas_is_learned(visit: Visit, chapter: Chapter[Move]) -> None:
    device = Device(LORDS[chapter], size=DESKTOP if chapter is GROW else PHONE)
    lesson = _begin(visit, device, "lords-of-vegas", chapter.name)
    for number, step in enumerate(chapter.steps, 1):
        lesson.at(number, len(chapter.steps))
        expect(lesson.guide).to_contain_text(lesson.said(f"lesson-{chapter.name}-{step.name}"))
        if step.is_task:
            _solve(lesson, step)
        else:
            _follow(lesson, number)
    expect(lesson.done).to_contain_text(lesson.words(f"lesson-{chapter.name}-done"))


def _solve(lesson: LessonPage, step: LessonStep[Move]) -> None:
    """Find the answer on the board, where everything can be touched that is lit there."""
    page = lesson.page
    match step.move:
        case Build(lot, colour):
            page.locator(f"#lot-{lot}").click()
            page.locator(f'[data-colour="{colour}"]').click()
            page.locator(".rightcol .btn.main").click()
        case Reorganize(lot):
            page.locator('[data-act="reorganize"]').click()
            page.locator(f"#lot-{lot}").click()
            page.locator(".rightcol .btn.main").click()
        case LayOff():
            for _ in range(2):
                page.locator(".go.even .btn").last.click()
        case Refuse():
            page.wait_for_timeout(STARTLE)
            page.locator(".offer .go .btn").first.click()
        case _:
            raise AssertionError(f"nobody knows how to {step.move}")


def test_only_what_is_lit_can_be_touched(visit: Visit) -> None:
    lesson = _begin(visit, Device(size=PHONE), "las-vegas", "first-game")
    lesson.touch()
    lesson.at(2, 8)
    lesson.page.locator('button.roll[data-face="1"]').click(force=True)
    lesson.page.keyboard.press("5")

    expect(lesson.page.locator(".casino.sel")).to_have_count(0)
    lesson.at(2, 8)


def test_a_lesson_is_left_and_gone_on_with_at_any_time(visit: Visit) -> None:
    visitor = visit(Device(size=PHONE))
    visitor.go("learn/las-vegas/first-game")
    lesson = LessonPage(visitor)
    for step in (1, 2):
        lesson.at(step, 8)
        _follow(lesson, step)
    lesson.at(3, 8)
    lesson.button("lesson-leave").click()
    expect(visitor.page.get_by_text(lesson.words("learn-at", step=3, steps=8))).to_be_visible()
    visitor.go("learn/las-vegas/first-game")

    lesson.at(3, 8)
    lesson.button("lesson-back").click()
    lesson.at(2, 8)
    lesson.button("lesson-show").click()
    lesson.at(3, 8)


def test_whoever_plays_for_the_first_time_is_asked_once(visit: Visit) -> None:
    visitor = visit(Device())
    visitor.go()
    game = Home(visitor).game("las-vegas")
    game.get_by_role("button", name=visitor.words("page-play-now")).click()
    asked = visitor.page.get_by_role("dialog", name=visitor.words("page-new-here"))
    asked.get_by_role("button", name=visitor.words("page-new-here-play")).click()
    expect(LasVegas(visitor).casinos).to_be_visible()
    visitor.go()
    game.get_by_role("button", name=visitor.words("page-play-now")).click()

    expect(LasVegas(visitor).casinos).to_be_visible()


def test_whoever_is_new_may_be_shown_how_it_goes(visit: Visit) -> None:
    visitor = visit(Device())
    visitor.go()
    game = Home(visitor).game("las-vegas")
    game.get_by_role("button", name=visitor.words("page-play-now")).click()
    visitor.page.get_by_role("button", name=visitor.words("page-new-here-learn")).click()

    expect(visitor.page.get_by_role("heading", name="Las Vegas", exact=True)).to_be_visible()


def test_the_rulebook_opens_its_exact_rules_and_finds_words(visit: Visit) -> None:
    visitor = visit(Device(size=PHONE))
    visitor.go()
    Home(visitor).game("lords-of-vegas").get_by_role(
        "button", name=visitor.words("page-rules")
    ).click()
    page = visitor.page
    expect(page.get_by_role("heading", name="Have the most points")).to_be_visible()
    page.get_by_role("button", name=LessonPage(visitor).words("rules-rule", rule="LOV-7.3")).click()
    exact = page.get_by_role("dialog").locator('[data-rule="LOV-7.3"]')
    expect(exact).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("searchbox", name=LessonPage(visitor).words("rules-find")).fill("lay off")

    parts = page.locator(".handbook [data-part]")
    expect(parts).to_have_count(1)
    page.locator(".found").first.click()
    expect(page.get_by_role("dialog").locator(".here")).to_be_in_viewport()


def test_the_rulebook_opens_at_what_fits_the_moment(house: House, visit: Visit) -> None:
    place = house.shelve(LORDS_TURN)
    visitor = visit(Device(secret=place.secret, settings={}))
    page, t = visitor.go(f"room/{place.room}"), visitor.words
    page.get_by_role("button", name=t("page-lords-act-gamble")).first.click()
    page.get_by_role("button", name=t("page-rules"), exact=True).click()

    part = page.get_by_role("dialog").locator('[data-part="actions"]')
    expect(part).to_have_class(re.compile("here"))
    expect(part).to_be_in_viewport()
