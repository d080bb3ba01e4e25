"""The page comes fast: all that home and the first table need, as it travels."""

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from croupier import locales
from croupier.server.static_pages import PACKED, PAGE

MOST_BYTES = 110_000
LINKED = re.compile(r'(?:src|href)="/(assets/[^"]+)"')
ENGLISH = "../src/croupier/locales/en.ftl?raw"
LATIN = ("sofia-sans-latin", "sofia-sans-extra-condensed-latin")
TOKENS = Path(__file__).parents[2] / "client/src/look/tokens.css"
RARE = re.compile(r"latin-rare\.woff2.*?unicode-range:([^;]+);", re.DOTALL)
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


def first_load() -> set[str]:
    """Return the files of home and the first table, in English."""
    known = parts()
    linked = LINKED.findall((PAGE / "index.html").read_text(encoding="utf-8"))
    found = {*linked, *needed(known, ENGLISH)}
    fonts = {str(part["file"]) for name, part in known.items() if Path(name).stem in LATIN}
    return found | fonts | {"index.html", "icon.svg", "manifest.webmanifest"}


def travelling(file: str) -> int:
    """Return how many bytes of a file travel, packed if it was."""
    packed = PAGE / f"{file}{PACKED}"
    return (packed if packed.is_file() else PAGE / file).stat().st_size


def test_home_and_the_first_table_are_small() -> None:
    sizes = {file: travelling(file) for file in sorted(first_load())}

    assert len([file for file in sizes if file.endswith(".woff2")]) == len(LATIN)
    assert sum(sizes.values()) < MOST_BYTES, sizes


@pytest.mark.parametrize("language", ["en", "de", "fr", "is"])
def test_no_word_of_the_page_has_a_letter_whose_font_comes_later(language: str) -> None:
    tokens = TOKENS.read_text(encoding="utf-8")
    rare = [
        range(int(first, 16), int(last or first, 16) + 1)
        for ranges in RARE.findall(tokens)
        for first, last in RANGE.findall(ranges)
    ]
    words = [files(locales).joinpath(folder, f"{language}.ftl") for folder in (".", "later")]
    letters = {letter for file in words for letter in file.read_text(encoding="utf-8")}

    assert any(ord("@") in some for some in rare)
    shown = [letter for letter in letters | {*map(str.upper, letters)} if letter.isalpha()]
    assert not [
        letter for letter in shown if any(ord(one) in some for one in letter for some in rare)
    ]


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
    assert parts()[later]["file"] not in first_load()


def test_the_worker_is_whole_in_itself() -> None:
    parts()
    worker = (PAGE / "worker.js").read_text(encoding="utf-8")

    assert not re.search(r"\bimport\b", worker)
