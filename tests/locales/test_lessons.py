"""The words of lessons: whole in every language, short, and no more than there are steps."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Pattern, TextElement

from croupier import locales
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.core.lessons import Chapter
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.locales import LANGUAGES, Speech
from croupier.lordsofvegas.moves import ACTION_KINDS

MOST_WORDS = 30
"""So many words are said at a time."""
CLIENT = Path(__file__).parents[2] / "client" / "src"
PAGE = "\n".join(
    path.read_text(encoding="utf-8")
    for kind in ("*.ts", "*.svelte")
    for path in sorted(CLIENT.rglob(kind))
)
KEYS = "".join(path.read_text(encoding="utf-8") for path in sorted(CLIENT.glob("*/keys.ts")))
WHATS = "".join(path.read_text(encoding="utf-8") for path in sorted(CLIENT.glob("*/whats.ts")))
OF_CHAPTER = ("", "-about", "-done", "-done-how")
OF_STEP = ("", "-title")
IF_WANTED = ("-do", "-know")


def source(language: str) -> str:
    return files(locales).joinpath(f"lessons/{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str) -> dict[str, Message]:
    body = FluentParser().parse(source(language)).body
    assert not [entry.content for entry in body if isinstance(entry, Junk)]
    said = [entry for entry in body if isinstance(entry, Message)]
    found = {entry.id.name: entry for entry in said}
    assert len(found) == len(said)
    return found


def steps() -> Iterator[tuple[str, str, bool]]:
    """Return the steps of all lessons: chapter, name, and whether it is a task."""

    def of(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> list[tuple[str, str, bool]]:
        def each(chapter: Chapter[MoveT]) -> list[tuple[str, str, bool]]:
            return [(chapter.name, step.name, step.is_task) for step in chapter.steps]

        return [step for chapter in edition.lessons for step in each(chapter)]

    for spec in registry.built_in():
        yield from spec.newest.use(of)


def needed() -> set[str]:
    """Return the messages there must be."""
    found = {f"lesson-{chapter}{end}" for chapter, _, _ in steps() for end in OF_CHAPTER}
    for chapter, step, is_task in steps():
        ends = (*OF_STEP, "-wrong") if is_task else OF_STEP
        found |= {f"lesson-{chapter}-{step}{end}" for end in ends}
    fixed = re.findall(r'\bsay\(\s*"((?:lesson|learn|rules|what|keys)[a-z-]*)"', PAGE)
    things = re.findall(r"""['"]: "([a-z-]+)",""", WHATS) + list(ACTION_KINDS)
    found |= {f"what-{name}" for name in things}
    touched = re.findall(r'\bsay: "([a-z-]+)"', PAGE)
    pressed = re.findall(r'"(keys-[a-z-]+)"', KEYS)
    return {*found, *fixed, *pressed, *(f"lesson-touch-{name}" for name in touched)}


def wanted() -> set[str]:
    """Return the messages there may be besides."""
    return {f"lesson-{chapter}-{step}{end}" for chapter, step, _ in steps() for end in IF_WANTED}


def words(message: Message) -> int:
    """Count the words of a message that is always the same."""
    assert isinstance(message.value, Pattern)
    text = [part.value for part in message.value.elements if isinstance(part, TextElement)]
    assert len(text) == len(message.value.elements), message.id.name
    return len(" ".join(text).split())


@pytest.mark.parametrize("language", LANGUAGES)
class TestLanguage:
    def test_has_all_words_and_none_too_many(self, language: str) -> None:
        said = set(messages(language))

        assert needed() - said == set()
        assert said - needed() - wanted() == set()

    def test_says_what_english_says(self, language: str) -> None:
        assert messages(language).keys() == messages("en").keys()

    def test_says_little_at_a_time(self, language: str) -> None:
        told = {f"lesson-{chapter}-{step}" for chapter, step, _ in steps()}
        spoken = {name for name in messages(language) if name.removesuffix("-wrong") in told}
        long = {
            name: count
            for name in spoken
            if (count := words(messages(language)[name])) > MOST_WORDS
        }

        assert long == {}

    def test_emphasizes_whole_words(self, language: str) -> None:
        assert all(line.count("**") % 2 == 0 for line in source(language).splitlines())

    def test_can_be_said_with_the_words_of_the_house(self, language: str) -> None:
        Speech(language, more=source(language))
        house = locales.house_words(language)

        assert not set(re.findall(r"^([a-z-]+) =", house, re.M)) & set(messages(language))
