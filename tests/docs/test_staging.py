"""Pages put together: links from file to file become links from page to page."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.docs.public import PUBLIC
from croupier.docs.staging import house, linked, places, stage

DOORS = ["Play", "Host", "Build with it", "Work on it"]
SITES = {
    "docs/map.md": "map.md",
    "docs/tutorials/bot.md": "tutorials/bot.md",
    "docs/screens/table.png": "screens/table.png",
    "rules/las-vegas.md": "rules/las-vegas.md",
    "CHANGELOG.md": "changelog.md",
}


@pytest.mark.parametrize(
    ("path", "text", "expected"),
    [
        ("docs/map.md", "[a](../CHANGELOG.md)", "[a](changelog.md)"),
        ("docs/tutorials/bot.md", "[a](../map.md#x)", "[a](../map.md#x)"),
        ("docs/tutorials/bot.md", "[a](../../rules/las-vegas.md)", "[a](../rules/las-vegas.md)"),
        ("docs/map.md", "[a](reference/croupier.md)", "[a](reference/croupier.md)"),
        ("docs/map.md", "[a](https://example.org/x)", "[a](https://example.org/x)"),
        ("docs/map.md", "[a](#x)", "[a](#x)"),
        ("docs/map.md", "[`a.py`](../src/a.py)", "`a.py`"),
        ("CHANGELOG.md", "![a](docs/screens/table.png)", "![a](screens/table.png)"),
        ("CHANGELOG.md", '<img src="docs/screens/table.png">', '<img src="screens/table.png">'),
    ],
)
def test_a_link_leads_to_the_page_of_its_file(path: str, text: str, expected: str) -> None:
    assert linked(text, path, SITES) == expected


def test_the_guides_of_the_page_stay_there_for_they_have_pictures_of_its_own() -> None:
    assert not [path for path, _ in places(house()) if "guide" in path]


def test_every_page_is_behind_one_of_the_four_doors(tmp_path: Path) -> None:
    """But for rulebooks in other languages, which play.md leads to."""
    settings = tomllib.loads(stage(house(), tmp_path).read_text(encoding="utf-8"))
    home, *doors = settings["project"]["nav"]
    pages = {path for _, path in places(house()) if path.endswith(".md")}
    translated = {path for path in pages if re.search(r"\.[a-z]{2}\.md$", path)}

    assert home == {"Home": "index.md"}
    assert [name for door in doors for name in door] == DOORS
    assert pages - translated - {"index.md"} == {
        path for path in leaves(doors) if not path.startswith("reference/")
    }


def leaves(part: object) -> Iterator[str]:
    """Yield all pages of a part of the contents."""
    match part:
        case str():
            yield part
        case dict():
            yield from leaves(list(part.values()))
        case list():
            for inner in part:
                yield from leaves(inner)
        case _:
            raise TypeError(f"{part} is no part of the contents")


def test_every_public_module_has_a_page(tmp_path: Path) -> None:
    settings = stage(house(), tmp_path).read_text(encoding="utf-8")

    for name in PUBLIC:
        assert f"::: {name}\n" in (tmp_path / f"pages/reference/{name}.md").read_text()
        assert f'"reference/{name}.md"' in settings


def test_night_and_day_have_the_colours_of_the_tables(tmp_path: Path) -> None:
    stage(house(), tmp_path)
    tokens = (tmp_path / "pages/look/tokens.css").read_text(encoding="utf-8")

    assert '[data-md-color-scheme="slate"] {' in tokens
    assert '[data-md-color-scheme="default"] {' in tokens
    assert "data-theme=" not in tokens.replace('day is [data-md-color-scheme="default"]', "")
