"""A puzzle: tried once, solved in front of one's eyes, and played on."""

import re

from playwright.sync_api import Page, expect

from croupier.puzzles.puzzle import Puzzle, puzzles_of
from tests.browser.conftest import Visit
from tests.browser.pages import LasVegas
from tests.browser.visiting import PHONE, Device, Visitor
from tests.browser.words import Words

FACE = re.compile(rb'"face":(\d)')


def faces(puzzle: Puzzle) -> list[str]:
    """Return the faces of a puzzle of Las Vegas, the best first."""
    found = (FACE.search(bytes(one.move)) for one in puzzle.moves)
    return [one[1].decode() for one in found if one is not None]


def place(visitor: Visitor, face: str) -> None:
    """Place the dice of a face."""
    table = LasVegas(visitor)
    visitor.page.locator(f'button[data-face="{face}"]').click()
    table.confirm.click()


def heading(page: Page, t: Words, message: str) -> None:
    """Wait for what is said of a try."""
    expect(page.get_by_role("heading", name=t(message))).to_be_visible()


def test_the_best_move_is_found_and_the_game_goes_on(visit: Visit) -> None:
    first, *_ = puzzles_of("las-vegas")
    visitor = visit(Device(settings={}, size=PHONE))
    page, t = visitor.go("puzzle/las-vegas/1"), visitor.words
    place(visitor, faces(first)[0])
    heading(page, t, "page-puzzle-found")
    options = (
        page.get_by_role("region", name=t("page-puzzle-found"))
        .locator("ol")
        .get_by_role("listitem")
    )
    expect(options).to_have_count(len(first.moves))

    page.get_by_role("button", name=t("page-puzzle-play-on")).click()
    expect(page).to_have_url(re.compile("#/room/"))
    expect(LasVegas(visitor).lit.first).to_be_visible()


def test_a_wrong_move_shows_both_and_the_next_one_waits(visit: Visit) -> None:
    first, *_ = puzzles_of("las-vegas")
    visitor = visit(Device(settings={}))
    page, t = visitor.go("puzzle/las-vegas/1"), visitor.words
    expect(LasVegas(visitor).lit.first).to_be_visible()
    page.keyboard.press(faces(first)[-1])
    page.keyboard.press(faces(first)[-1])
    heading(page, t, "page-puzzle-missed")

    page.get_by_role("button", name=t("page-puzzle-next")).press("Enter")
    expect(page).to_have_url(re.compile("#/puzzle/las-vegas/2$"))
    expect(page.get_by_text(t("page-puzzle-one-best"))).to_be_visible()


def test_todays_is_found_from_home_and_kept_on_the_device(visit: Visit) -> None:
    visitor = visit(Device(settings={}))
    page, t = visitor.go(), visitor.words
    page.get_by_role("button", name=t("page-puzzle")).click()

    expect(page.get_by_role("heading", name=t("page-puzzle-task"))).to_be_visible()
    expect(page.get_by_text(t("page-puzzle-one-best"))).to_be_visible()


def test_a_day_that_does_not_exist_gets_a_sentence(visit: Visit) -> None:
    visitor = visit(Device(settings={}))
    page = visitor.go("puzzle/2026-02-30")

    expect(page.get_by_text(visitor.words("refused-unknown-puzzle"))).to_be_visible()
    assert all("404" in trouble for trouble in visitor.troubles)
    visitor.troubles.clear()
