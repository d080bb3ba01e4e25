"""What the documents say of the server is so."""

import re
from collections.abc import Collection
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct, field

from croupier.bots.lasvegas import BOTS as LAS_VEGAS
from croupier.bots.lordsofvegas import BOTS as LORDS_OF_VEGAS
from croupier.cli.serve import FLAGS, LOG_LEVELS
from croupier.server.metrics import Metrics
from croupier.server.settings import Settings

DOCS = Path(__file__).parents[1] / "docs"
OPERATIONS = (DOCS / "operations.md").read_text(encoding="utf-8")
README = (DOCS.parent / "README.md").read_text(encoding="utf-8")
SECURITY = (DOCS / "security.md").read_text(encoding="utf-8")
TESTS = Path(__file__).parent


def test_every_setting_is_told_with_its_default() -> None:
    told = dict(re.findall(r"^\| `--([a-z-]+)` \| `?([^|`]*?)`? \|", OPERATIONS, re.MULTILINE))

    assert told.pop("log") in LOG_LEVELS
    assert told.pop("no-browser") == "no"
    assert told == {name.replace("_", "-"): _default(name) for name in FLAGS}


def _default(name: str) -> str:
    default = getattr(Settings(), name)
    return str(default) if default not in (None, ()) else "none"


@pytest.mark.parametrize("bots", [LAS_VEGAS, LORDS_OF_VEGAS], ids=["las-vegas", "lords-of-vegas"])
def test_every_bot_is_named_in_the_readme(bots: Collection[str]) -> None:
    told = re.search(r"^  The bots of both games are (.+?) never change\.$", README, re.M | re.S)

    assert told is not None
    assert {*re.findall(r"`([\w-]+)`", told[1])} == {*bots}


def test_every_figure_is_told() -> None:
    told = set(re.findall(r"`(croupier_[a-z_]+)`", OPERATIONS))

    assert told == figures()


def figures() -> set[str]:
    """Return the names of all figures; the library adds to each when it was made."""
    names = re.findall(r"^# TYPE (croupier_\w+)", Metrics().page().decode(), re.MULTILINE)
    return {name for name in names if not name.endswith("_created")}


class Panel(Struct):
    """As much of a panel of Grafana as a test looks at."""

    id: int
    title: str
    type: str
    targets: list[dict[str, str]]
    grid: dict[str, int] = field(name="gridPos")


class Dashboard(Struct):
    """As much of a dashboard of Grafana as a test looks at."""

    title: str
    uid: str
    version: int = field(name="schemaVersion")
    panels: list[Panel]


def test_the_dashboard_shows_every_figure_and_none_that_is_not_there() -> None:
    board = msgspec.json.decode((DOCS / "grafana.json").read_bytes(), type=Dashboard)
    asked = [target["expr"] for panel in board.panels for target in panel.targets]
    named = {name for text in asked for name in re.findall(r"croupier_\w+", text)}

    assert {re.sub("_bucket$", "", name) for name in named} == figures()
    assert len({panel.id for panel in board.panels}) == len(board.panels)
    places = {(panel.grid["x"], panel.grid["y"]) for panel in board.panels}
    assert len(places) == len(board.panels)
    assert all(text.count("(") == text.count(")") for text in asked)


@pytest.mark.parametrize(
    "name", sorted(set(re.findall(r"`((?:server|store)/[\w./:]+)`", SECURITY)))
)
def test_every_test_that_is_named_is_there(name: str) -> None:
    path, _, group = name.partition("::")

    assert f"class {group}:" in (TESTS / path).read_text(encoding="utf-8") or not group
