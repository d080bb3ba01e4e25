"""The page comes fast: all that home and the first table need, as it travels."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest

from croupier import locales
from croupier.server.static_pages import PACKED, PAGE

MOST_BYTES = 110_000
LINKED = re.compile(r'(?:src|href)="/(assets/[^"]+)"')
MOST_BYTES_OF_LETTERS = 20_000
"""For those who write with other letters than Latin ones, besides."""
TOKENS = Path(__file__).parents[2] / "client/src/look/tokens.css"
FACE = re.compile(
    r'font-family: "([^"]+)".*?fonts/([\w-]+\.woff2).*?unicode-range:([^;]+);', re.DOTALL
)
RANGE = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")

Parts = dict[str, dict[str, list[str] | str]]


def parts() -> Parts:
    """Return which file needs which, by the names of their sources."""
    if not (PAGE / "parts.json").is_file():
        pytest.skip("The page is not built.")
    read: Parts = json.loads((PAGE / "parts.json").read_text(encoding="utf-8"))
    return read


def needed(parts: Parts, source: str) -> Iterator[str]:
    """Yield the files a source is shown with, before anything is touched."""
    part = parts[source]
    yield str(part["file"])
    yield from part.get("css", ())
    for other in part.get("imports", ()):
        yield from needed(parts, other)


def words(language: str, *folders: str) -> str:
    """Return the words of the page in a language: those that come first, or also others."""
    found = [files(locales).joinpath(folder, f"{language}.ftl") for folder in (".", *folders)]
    return "".join(file.read_text(encoding="utf-8") for file in found)


class Face(NamedTuple):
    """A font of a family, as the page knows it."""

    family: str
    file: str
    ranges: str

    def knows(self, letter: str) -> bool:
        """Tell whether the page looks for a letter in this font."""
        found = RANGE.findall(self.ranges)
        return any(int(one, 16) <= ord(letter) <= int(end or one, 16) for one, end in found)


def faces() -> list[Face]:
    """Return all fonts of the page."""
    return [Face(*found) for found in FACE.findall(TOKENS.read_text(encoding="utf-8"))]


def fonts(text: str) -> set[str]:
    """Return the fonts that letters come from; of two that know one the later is taken."""
    found, letters = set[str](), {*text.lower(), *text.upper()}
    for letter in filter(str.isalnum, letters):
        found |= {*{face.family: face.file for face in faces() if face.knows(letter)}.values()}
    return found


def own_fonts(language: str) -> set[str]:
    """Return the files of the fonts a language needs besides those that all need."""
    known = parts()
    named = fonts(words(language)) - fonts(words("en"))
    return {str(part["file"]) for name, part in known.items() if Path(name).name in named}


def first_load(language: str) -> set[str]:
    """Return the files of home and the first table, without the fonts only a language needs."""
    known, named = parts(), fonts(words("en"))
    linked = LINKED.findall((PAGE / "index.html").read_text(encoding="utf-8"))
    found = {*linked, *needed(known, f"../src/croupier/locales/{language}.ftl?raw")}
    latin = {str(part["file"]) for name, part in known.items() if Path(name).name in named}
    return found | latin | {"index.html", "icon.svg", "manifest.webmanifest"}


def travelling(file: str) -> int:
    """Return how many bytes of a file travel, packed if it was."""
    packed = PAGE / f"{file}{PACKED}"
    return (packed if packed.is_file() else PAGE / file).stat().st_size


def weight(found: set[str]) -> int:
    """Return how many bytes of some files travel."""
    return sum(map(travelling, found))


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_home_and_the_first_table_are_small(language: str) -> None:
    found = first_load(language)

    assert len([file for file in found if file.endswith(".woff2")]) == 2
    assert weight(found) < MOST_BYTES, {file: travelling(file) for file in sorted(found)}


@pytest.mark.parametrize(("language", "count"), [("de", 0), ("fr", 0), ("is", 0), ("ru", 2)])
def test_only_letters_that_are_not_latin_come_besides(language: str, count: int) -> None:
    besides = own_fonts(language)

    assert len(besides) == count
    assert weight(besides) < MOST_BYTES_OF_LETTERS


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_no_word_of_the_page_has_a_letter_whose_font_comes_later(language: str) -> None:
    assert len([face for face in faces() if "-rare" in face.file]) == 4
    assert not [file for file in fonts(words(language, "later")) if "-rare" in file]


@pytest.mark.parametrize(
    "first", ["src/lobby/Home.svelte", "src/lobby/Room.svelte", "src/lasvegas/Table.svelte"]
)
def test_what_is_needed_at_once_is_no_file_of_its_own(first: str) -> None:
    assert first not in parts()


@pytest.mark.parametrize(
    "later",
    [
        "src/fair/Fair.svelte",
        "src/lasvegas/RoundEnd.svelte",
        "src/lasvegas/insight.ts",
        "src/lobby/Code.svelte",
        "src/lobby/Replay.svelte",
        "src/lobby/Result.svelte",
        "src/lobby/Setup.svelte",
        "src/lobby/Tables.svelte",
        "src/lordsofvegas/Table.svelte",
        "src/rules/Rules.svelte",
    ],
)
def test_what_is_not_needed_at_once_comes_later(later: str) -> None:
    assert parts()[later]["file"] not in first_load("en")


def test_the_worker_is_whole_in_itself() -> None:
    parts()
    worker = (PAGE / "worker.js").read_text(encoding="utf-8")

    assert not re.search(r"\bimport\b", worker)
