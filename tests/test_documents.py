"""What the documents say of the server is so."""

import re
from pathlib import Path

import pytest

from croupier.cli.serve import FLAGS, LOG_LEVELS
from croupier.server.metrics import Metrics
from croupier.server.settings import Settings

DOCS = Path(__file__).parents[1] / "docs"
OPERATIONS = (DOCS / "operations.md").read_text(encoding="utf-8")
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


def test_every_figure_is_told() -> None:
    told = set(re.findall(r"`(croupier_[a-z_]+)`", OPERATIONS))
    names = re.findall(r"^# TYPE (croupier_\w+)", Metrics().page().decode(), re.MULTILINE)

    # The library adds to each when it was made.
    assert told == {name for name in names if not name.endswith("_created")}


@pytest.mark.parametrize(
    "name", sorted(set(re.findall(r"`((?:server|store)/[\w./:]+)`", SECURITY)))
)
def test_every_test_that_is_named_is_there(name: str) -> None:
    path, _, group = name.partition("::")

    assert f"class {group}:" in (TESTS / path).read_text(encoding="utf-8") or not group
