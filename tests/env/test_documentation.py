"""What docs/environments.md says of layouts and actions, compared with what there is."""

import re
from pathlib import Path

import pytest

from croupier.env.lasvegas import observing as las_vegas
from croupier.env.lasvegas import rivals as las_vegas_rivals
from croupier.env.layout import Layout
from croupier.env.lordsofvegas import observing as lords_of_vegas
from croupier.env.lordsofvegas import rivals as lords_of_vegas_rivals
from croupier.env.lordsofvegas.actions import ACTIONS_WITH_TRADES, MONEY

PAGE = Path("docs/environments.md").read_text(encoding="utf-8")
SEATS = 3


def rows(chapter: str, section: str) -> list[list[str]]:
    """Return the cells of the table in a section of a chapter, without its head."""
    text = PAGE.split(f"\n## {chapter}\n")[1].split("\n## ")[0]
    lines = text.split(f"### {section}\n")[1].split("\n### ")[0].splitlines()
    table = [line.strip("|").split("|") for line in lines if line.startswith("| `")]
    return [[cell.strip(" `") for cell in cells] for cells in table]


def shape(cell: str) -> tuple[int, ...]:
    """Read a shape.

    >>> shape("6 × seats"), shape("")
    ((6, 3), ())
    """
    return tuple(int(n) for n in re.split(" × ", cell.replace("seats", str(SEATS))) if n)


@pytest.mark.parametrize(
    ("chapter", "layout"),
    [
        ("Las Vegas", las_vegas.layout(SEATS)),
        ("Lords of Vegas", lords_of_vegas.layout(SEATS, trades=True)),
    ],
)
def test_the_parts_of_an_observation_are_as_documented(chapter: str, layout: Layout) -> None:
    documented = [(name, shape(size)) for name, size, _ in rows(chapter, "Observation")]

    assert documented == [(part.name, part.shape) for part in layout.parts.values()]


def test_the_actions_of_lords_of_vegas_are_as_documented() -> None:
    layout = ACTIONS_WITH_TRADES.layout
    documented = [
        (n, int(first), shape(size)) for n, first, size, _ in rows("Lords of Vegas", "Actions")
    ]

    assert documented == [(p.name, layout[p.name].start, p.shape) for p in layout.parts.values()]


def test_the_levels_of_rivals_are_as_documented() -> None:
    table = re.findall(r"^\| `(\w+)` \| `([\w:]+)` \| `([\w:]+)` \|$", PAGE, re.MULTILINE)

    assert {level: bot for level, bot, _ in table} == las_vegas_rivals.LINEUP.levels
    assert {level: bot for level, _, bot in table} == lords_of_vegas_rivals.LINEUP.levels


def test_the_sums_of_an_offer_are_as_documented() -> None:
    sums = ", ".join(map(str, MONEY[:-1]))

    assert f"`money` ({sums} or {MONEY[-1]})" in " ".join(PAGE.split())
