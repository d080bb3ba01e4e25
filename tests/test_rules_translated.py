"""The rulebooks say the same in every language: the same rules, in the same order."""

import re
from pathlib import Path

import pytest

from croupier.locales import LANGUAGES

RULES = Path(__file__).parents[1] / "rules"
NUMBER = r"(?:LV|LOV)-\d+(?:\.\d+)?"
GAMES = ("las-vegas", "lords-of-vegas")
OTHERS = [language for language in LANGUAGES if language != "en"]


def written(game: str, language: str) -> list[str]:
    name = f"{game}.md" if language == "en" else f"{game}.{language}.md"
    return (RULES / name).read_text(encoding="utf-8").splitlines()


def skeleton(lines: list[str]) -> list[str]:
    """Return what each line is: a heading, a rule, an example of a list, or other words."""
    return [_kind(line) for line in lines if line.strip()]


def _kind(line: str) -> str:
    if heading := re.match(rf"(#+) ({NUMBER})?", line):
        return f"{heading[1]} {heading[2] or ''}"
    if rule := re.match(rf"\*\*({NUMBER})\*\* ", line):
        return rule[1]
    if item := re.match(r"\d+\. ", line):
        return item[0]
    if example := re.match(r"\*\*[^*]* (\d+)\*\* ", line):
        return f"example {example[1]}"
    return f"cells {line.count('|')}" if line.startswith("|") else "words"


def references(lines: list[str]) -> list[list[str]]:
    """Return the rules each line speaks of; their order is a matter of grammar."""
    return [sorted(re.findall(NUMBER, line)) for line in lines if line.strip()]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
class TestTranslation:
    def test_has_the_same_headings_rules_and_examples(self, game: str, language: str) -> None:
        assert skeleton(written(game, language)) == skeleton(written(game, "en"))

    def test_refers_to_the_same_rules(self, game: str, language: str) -> None:
        assert references(written(game, language)) == references(written(game, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_referred_to_is_there(game: str) -> None:
    lines = written(game, "en")
    there = set(re.findall(rf"^(?:## |\*\*)({NUMBER})", "\n".join(lines), re.MULTILINE))

    assert {number for line in references(lines) for number in line} <= there
