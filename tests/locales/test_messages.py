"""The language files: nothing is missing and nothing is left over.

What Lords of Vegas says of its events is checked beside them.
"""

import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, Resource
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from croupier import locales
from croupier.core.phrases import Phrase
from croupier.core.seats import Seat
from croupier.games.spec import LEVELS
from croupier.lasvegas.events import Event
from croupier.lasvegas.telling import phrase
from croupier.locales import LANGUAGES, Speech
from croupier.lordsofvegas.board import COLOURS
from tests.strategies import EVENTS

HOUSE = Path(locales.__file__).parents[1]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(HOUSE.rglob("*.py")))
CLIENT = Path(__file__).parents[2] / "client" / "src"
PAGE = "\n".join(
    path.read_text(encoding="utf-8")
    for kind in ("*.ts", "*.svelte")
    for path in sorted(CLIENT.rglob(kind))
)
NAMES = ["Anna", "Benno", "Carla", "Denny", "Erik"]


@cache
def parsed(language: str) -> Resource:
    source = locales.house_words(language)
    return FluentParser().parse(source)


@cache
def messages(language: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in parsed(language).body if isinstance(entry, Message)}


@cache
def speech(language: str, you: Seat | None) -> Speech:
    return Speech(language, NAMES, you=you)


class References(Visitor):
    """Gathers the messages that other messages speak of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def generic_visit(self, node: BaseNode) -> None:
        """Look at a part of a message and at all of its own parts."""
        if isinstance(node, MessageReference):
            self.found.add(node.id.name)
        super().generic_visit(node)


@cache
def references(language: str) -> set[str]:
    visitor = References()
    visitor.visit(parsed(language))
    return visitor.found


def told() -> set[str]:
    """Return the messages of the events of Las Vegas."""
    return {f"las-vegas-{kind.__struct_config__.tag}" for kind in get_args(Event)}


@cache
def named() -> set[str]:
    """Return the messages the house and its page speak of by their whole name."""
    of_the_house = re.findall(r'Phrase\(\s*"([a-z-]+)"', SOURCE)
    return {*of_the_house, *re.findall(r'\bt\(\s*"([a-z-]+)"', PAGE)}


@cache
def begun(language: str) -> set[str]:
    """Return the messages of which the page or the house puts the end of the name together."""
    of_the_page = re.findall(r"\bt\(\s*`([a-z]+-(?:[a-z-]+-)?)\$\{", PAGE)
    of_the_house = re.findall(r'Phrase\(\s*f"([a-z]+-)\{', SOURCE)
    beginnings = (*of_the_page, *of_the_house)
    return {name for name in messages(language) if name.startswith(beginnings)}


@pytest.mark.parametrize("language", LANGUAGES)
class TestLanguage:
    def test_is_written_without_a_slip(self, language: str) -> None:
        slips = [entry.content for entry in parsed(language).body if isinstance(entry, Junk)]

        assert slips == []

    def test_says_each_message_once(self, language: str) -> None:
        said = [entry for entry in parsed(language).body if isinstance(entry, Message)]

        assert len(said) == len(messages(language))

    def test_has_every_message_that_is_spoken_of(self, language: str) -> None:
        assert (told() | named() | references(language)) - messages(language).keys() == set()

    def test_has_no_message_that_nobody_speaks_of(self, language: str) -> None:
        of_lords = {name for name in messages(language) if name.startswith("lords-of-vegas-")}

        spoken_of = told() | named() | begun(language) | references(language) | of_lords
        assert messages(language).keys() - spoken_of == set()

    def test_says_what_english_says(self, language: str) -> None:
        assert messages(language).keys() == messages("en").keys()

    @pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
    @given(data=st.data())
    def test_can_tell_every_event_to_anyone(
        self, language: str, kind: type[Event], data: st.DataObject
    ) -> None:
        event = data.draw(EVENTS[kind])
        you = data.draw(st.none() | st.integers(0, 4).map(Seat))
        sentence = speech(language, you).say(phrase(event))

        assert sentence.endswith(".")
        assert not {*"{}$"} & {*re.sub(r"\$(?=\d)|(?<=\u00a0)\$", "", sentence)}


def test_every_level_has_its_name_and_a_line_on_how_it_plays() -> None:
    """So it is said in English, and so in all languages."""
    lines = {f"page-{said}-{level}" for said in ("level", "plays") for level in LEVELS}

    assert lines <= messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_tiles_begin_the_names_of_their_colours(language: str) -> None:
    """A letter that fits another colour, or two, is worse than none."""
    say = Speech(language).say
    names, letters = (
        [say(Phrase(message, {"colour": colour})).lower() for colour in COLOURS]
        for message in ("page-lords-colour-name", "page-lords-letter")
    )

    assert all(name.startswith(letter) for name, letter in zip(names, letters, strict=True))
    assert not any(
        other.startswith(letter)
        for place, letter in enumerate(letters)
        for at, other in enumerate(names)
        if at != place
    )
