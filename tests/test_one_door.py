"""A game is known in its own folders and to the registry, and nowhere else."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from croupier.games import registry

ROOT = Path(__file__).parents[1]
REGISTRY = ROOT / "src/croupier/games/registry.py"
DOOR = ROOT / "client/src/games.ts"

NAMES = [spec.name for spec in registry.built_in()]
FOLDERS = {name.replace("-", "") for name in NAMES}
"""What the folders and modules of a game are called, wherever they are."""
NAMED = re.compile(
    "|".join(re.escape(name).replace(r"\-", "[-_ ]?") for name in NAMES), re.IGNORECASE
)
"""A game by its name, however it is written."""


def _is_own(path: Path) -> bool:
    """Tell whether a file is of one game: it, or a folder it is in, is called so."""
    parts = {part.partition(".")[0] for part in path.relative_to(ROOT).parts}
    public = {re.sub(r"_v\d+$", "", part).replace("_", "") for part in parts}
    return not FOLDERS.isdisjoint(parts | public)


def _sources() -> Iterator[Path]:
    for folder, kinds in (("src/croupier", ("py",)), ("client/src", ("ts", "svelte", "css"))):
        for kind in kinds:
            yield from sorted((ROOT / folder).rglob(f"*.{kind}"))


@pytest.mark.parametrize(
    "path",
    [path for path in _sources() if not _is_own(path) and path not in (REGISTRY, DOOR)],
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_no_other_file_names_a_game(path: Path) -> None:
    """But for examples that run, which need some game."""
    lines = path.read_text(encoding="utf-8").splitlines()
    found = [line for line in lines if NAMED.search(line) and not line.lstrip().startswith(">>>")]

    assert not found


def test_a_file_that_names_a_game_would_be_found() -> None:
    assert NAMED.search("from croupier.lasvegas import LasVegas")
    assert NAMED.search('setup.game === "lords-of-vegas"')
    assert not NAMED.search("the house, its games and Las Palmas")
