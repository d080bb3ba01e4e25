"""Whatever the server refuses is said in the language of whoever asked."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from croupier import locales
from croupier.locales import LANGUAGES
from croupier.server.guarding import STATUS

HOUSE = Path(locales.__file__).parents[1]
NEVER_SENT = {
    "face-down",  # a fault in the house
    "invalid-text",  # only the command line reads positions
    "no-answer",  # the bot is asked again
    "opened-twice",  # a fault in the house
    "taken",  # the room catches up
    "wrong-outcome",  # only replays read outcomes
}

WORDS = re.compile(r"(?:page-|table-)?refused-(.+)")
"""What refusals are called in words; those that are not needed at once are not of the page."""


def codes() -> set[str]:
    """Return the codes of all refusals, as they stand in the source."""
    raised = re.compile(r'(?:Refusal|NotAllowed|IllegalMove|__init__)\(\s*"([a-z]+(?:-[a-z]+)*)",')
    places = ("core", "lasvegas", "lordsofvegas", "server", "store")
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for place in places
        for path in sorted((HOUSE / place).rglob("*.py"))
    )
    return {*raised.findall(source), *STATUS} - NEVER_SENT


def spoken(language: str) -> set[str]:
    source = locales.house_words(language)
    body = FluentParser().parse(source).body
    named = {entry.id.name for entry in body if isinstance(entry, Message)}
    return {found[1] for name in named if (found := WORDS.fullmatch(name)) is not None}


def test_the_codes_are_found() -> None:
    assert {"face-not-rolled", "too-expensive", "not-invited", "no-tiles"} <= codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    assert codes() - spoken(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_of_refusals_that_are_gone(language: str) -> None:
    assert spoken(language) - codes() == set()
