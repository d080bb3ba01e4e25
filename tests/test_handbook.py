"""The rulebook for players: every rule is explained, and every link leads somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.locales import LANGUAGES

ROOT = Path(__file__).parents[1]
RULES = ROOT / "rules"
GUIDES = RULES / "guide"
GAMES = ("las-vegas", "lords-of-vegas")
REFERENCE = re.compile(r"(LV|LOV)-(\d+)\.(\d+)(?:–\d+\.(\d+))?")
BEHIND = re.compile(r"\(((?:(?:LV|LOV)-[\d.–]+(?:, )?)+)\)$")


def guide(game: str, language: str) -> list[str]:
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    lines = (GUIDES / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.strip()]


def rules(game: str) -> set[str]:
    text = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^\*\*((?:LV|LOV)-\d+\.\d+)\*\*", text, re.M))


def linked(lines: list[str]) -> Iterator[str]:
    """Yield the rules behind all paragraphs."""
    for line in lines:
        behind = BEHIND.search(line)
        for game, section, first, last in REFERENCE.findall(behind[1] if behind else ""):
            for number in range(int(first), int(last or first) + 1):
                yield f"{game}-{section}.{number}"


def skeleton(lines: list[str]) -> list[str]:
    """Return what each line is, and which rules are behind it."""
    found = []
    for line in lines:
        kind = re.match(r"## [a-z]+|# |\[[a-z]+\]|- \[[a-z]+\]|> ", line)
        behind = BEHIND.search(line)
        found.append(f"{kind[0] if kind else 'words'} {behind[1] if behind else ''}")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_explained(game: str) -> None:
    assert rules(game) - {*linked(guide(game, "en"))} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_link_leads_nowhere(game: str) -> None:
    assert {*linked(guide(game, "en"))} - rules(game) == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_goal_comes_first(game: str) -> None:
    first, lead, *_ = guide(game, "en")

    assert first.startswith("# ")
    assert not lead.startswith(("#", "[", "-", ">"))


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn(game: str) -> None:
    named = re.findall(r"^(?:- )?\[([a-z]+)\]", "\n".join(guide(game, "en")), re.M)
    folder = ROOT / "client" / "src" / game.replace("-", "")
    drawn = (folder / "Illustration.svelte").read_text(encoding="utf-8")

    missing = [name for name in named if not re.search(rf'"{name}"|\b{name}:', drawn)]
    assert missing == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_tells_the_same(game: str, language: str) -> None:
    assert skeleton(guide(game, language)) == skeleton(guide(game, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_has_its_rule_behind_it(game: str, language: str) -> None:
    """But for the goal, and examples, which belong to the paragraph above them."""
    _, _, *lines = guide(game, language)
    words = [line for line in lines if not re.match(r"#|\[[a-z]+\]$|> ", line)]

    assert [line for line in words if not BEHIND.search(line)] == []
