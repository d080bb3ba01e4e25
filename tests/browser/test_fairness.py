"""The page that checks a game: true ones, and ones somebody edited."""

import json

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.conftest import Visit
from tests.browser.games import LAS_VEGAS_OVER, LORDS_OVER
from tests.browser.house import House, Place
from tests.browser.visiting import Device, Visitor

SHELVED = {
    "las-vegas": lambda house: house.shelve(LAS_VEGAS_OVER),
    "lords-of-vegas": lambda house: house.shelve(LORDS_OVER),
}


def record(visitor: Visitor, place: Place) -> list[str]:
    """Return the record of a game, line by line."""
    answer = visitor.context.request.get(f"{visitor.address}/api/rooms/{place.room}/record")
    return answer.text().splitlines()


def check(page: Page, lines: list[str]) -> None:
    """Let the page check a file."""
    content = "\n".join([*lines, ""]).encode()
    chosen: FilePayload = {
        "name": "game.jsonl",
        "mimeType": "application/jsonl",
        "buffer": content,
    }
    page.locator("input[type=file]").set_input_files(chosen)


def with_another_roll(lines: list[str]) -> tuple[list[str], int]:
    """Return a record in which one die shows another face, and the number of its line."""
    rolls = [n for n, line in enumerate(lines) if '"rolled"' in line]
    at = rolls[len(rolls) // 2]
    entry = json.loads(lines[at])
    dice = entry["dice"]
    entry["dice"] = sorted([dice[0] % 6 + 1, *dice[1:]])
    changed = json.dumps(entry, separators=(",", ":"))
    assert changed != lines[at]
    return [*lines[:at], changed, *lines[at + 1 :]], at + 1


@pytest.mark.parametrize("game", SHELVED)
def test_a_true_record_is_accepted_and_the_line_of_an_edited_one_is_named(
    game: str, house: House, visit: Visit
) -> None:
    place = SHELVED[game](house)
    visitor = visit(Device())
    page, t = visitor.go(f"fair/{place.room}"), visitor.words
    verdict = page.get_by_role("heading", level=2)
    lines = record(visitor, place)
    drawn = sum('"rolled"' in line or '"drawn"' in line for line in lines)
    expect(verdict).to_have_text(t("page-fair-true", count=drawn))
    edited, at = with_another_roll(lines)
    check(page, edited)
    expect(verdict).to_have_text(t.pattern("page-fair-outcome", "dealt", line=at))
    check(page, lines)
    expect(verdict).to_have_text(t("page-fair-true", count=drawn))
    check(page, ["Not a record"])
    expect(verdict).to_have_text(t("page-fair-no-record"))


@pytest.mark.parametrize("is_kept", [True, False])
def test_a_record_is_held_against_the_promise_this_device_noted(
    house: House, visit: Visit, *, is_kept: bool
) -> None:
    place = house.shelve(LAS_VEGAS_OVER)
    noted = LAS_VEGAS_OVER.dealer.commitment if is_kept else "0" * 64
    kept = {"room": place.room, "invite": "", "game": "las-vegas", "commitment": noted}
    visitor = visit(Device(settings={"rooms": [kept]}))
    page, t = visitor.go(f"fair/{place.room}"), visitor.words
    verdict = page.get_by_role("heading", level=2)
    if is_kept:
        expect(verdict).to_have_text(t.pattern("page-fair-true", count="count"))
        expect(page.get_by_text(t("page-fair-kept"))).to_be_visible()
    else:
        expect(verdict).to_have_text(t("page-fair-other"))
        expect(page.get_by_text(noted)).to_be_visible()
    # A file of another game has nothing to do with that promise.
    other = house.shelve(LORDS_OVER)
    check(page, record(visitor, other))
    expect(verdict).to_have_text(t.pattern("page-fair-true", count="count"))
    expect(page.locator(".verdict.yes")).to_be_visible()
