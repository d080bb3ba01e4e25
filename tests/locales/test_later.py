"""Words that come later: nothing that home and the first table show may need them."""

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from croupier import locales

PAGE = Path(__file__).parents[2] / "client" / "src"
FIRST = (
    "main.ts",
    "lasvegas/Table.svelte",
    "lasvegas/animation.ts",
    "lasvegas/setup.ts",
    "lasvegas/summary.ts",
    "lobby/Gathering.svelte",
    "lobby/Home.svelte",
    "lobby/NewHere.svelte",
    "lobby/Room.svelte",
    "lobby/Setup.svelte",
    "lordsofvegas/setup.ts",
    "plain/Table.svelte",
    "rules/Rules.svelte",
    "shell/Settings.svelte",
    "shell/WhatSheet.svelte",
)
"""What is shown before all words have come."""
IMPORT = re.compile(r'^\s*(?:import|export)\b(?! type)(?:[^;]*? from)? "(\.[^"]+)"', re.MULTILINE)
QUOTED = re.compile(r"""["'`]([a-z][\w-]*)["'`]""")
BEGUN = re.compile(r"`((?:[a-z]\w*-){2,})\$\{")
MESSAGE = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)


def shown(source: Path, known: dict[Path, str]) -> None:
    """Note a source and all that comes with it."""
    if source in known or source.suffix not in {".ts", ".svelte"}:
        return
    known[source] = source.read_text(encoding="utf-8")
    for name in IMPORT.findall(known[source]):
        there = (source.parent / name).resolve()
        for file in (there, there.with_name(f"{there.name}.ts")):
            if file.is_file():
                shown(file, known)


def first_sources() -> list[str]:
    """Return the sources of all that is shown before all words have come."""
    known: dict[Path, str] = {}
    for source in FIRST:
        shown((PAGE / source).resolve(), known)
    return [*known.values()]


def later(language: str) -> set[str]:
    """Return the messages of a language that come later."""
    file = files(locales).joinpath("later", f"{language}.ftl")
    return {*MESSAGE.findall(file.read_text(encoding="utf-8"))}


def said_first() -> Iterator[str]:
    """Yield the messages that are named before all words have come, or how their names begin."""
    for source in first_sources():
        yield from QUOTED.findall(source)
        yield from BEGUN.findall(source)


def test_home_and_the_first_table_need_no_later_word() -> None:
    said = [*said_first()]

    assert "page-rules" in said
    assert "page-refused-" in said
    needed = [
        message
        for message in later("en")
        if any(message == one or (one.endswith("-") and message.startswith(one)) for one in said)
    ]
    assert not needed


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_the_same_words_come_later_in_every_language(language: str) -> None:
    assert later(language) == later("en")
