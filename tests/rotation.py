"""Tests that are slow and rarely fail take turns: each has its day of the week.

`./test` asks for it with the day in CROUPIER_ROTATION; whoever runs pytest otherwise gets all. What
a test covers is said by its mark, `weekly("src/croupier/store", …)`: if something in there, or the
test itself, differs from what was last published, its day is today.
"""

import subprocess
from collections.abc import Iterable, Sequence
from datetime import date
from functools import cache
from pathlib import Path
from zlib import crc32

import pytest

ROOT = Path(__file__).parents[1]
DAYS = 7


def is_its_day(name: str, today: date) -> bool:
    """Tell whether a test has its turn on a day; the days share all tests about equally.

    >>> week = [date(2026, 11, day) for day in range(16, 23)]
    >>> [is_its_day("tests/faults/test_faults.py::test_it", day) for day in week].count(True)
    1
    """
    return (crc32(name.encode()) + today.toordinal()) % DAYS == 0


def is_touched(covered: Iterable[str], changed: Iterable[str]) -> bool:
    """Tell whether one of the files that have changed is, or is in, something covered.

    >>> is_touched(["src/croupier/store"], ["src/croupier/store/sqlite.py"])
    True
    >>> is_touched(["src/croupier/store"], ["src/croupier/stores.py"])
    False
    """
    changes = [*changed]
    return any(f"{change}/".startswith(f"{path}/") for path in covered for change in changes)


@cache
def changed_files(root: Path = ROOT) -> tuple[str, ...]:
    """Return what differs from what was last published, or else from the last commit.

    Outside of a repository, as after unpacking an archive, that is nothing.
    """
    published = _git(root, "rev-parse", "--verify", "--quiet", "@{upstream}") or ["HEAD"]
    differing = _git(root, "diff", "--name-only", *published)
    return (*differing, *_git(root, "ls-files", "--others", "--exclude-standard"))


def _git(root: Path, *words: str) -> list[str]:
    """Return the lines git answers, none if it fails or is not there."""
    try:
        done = subprocess.run(
            ["git", *words], cwd=root, capture_output=True, text=True, check=False
        )
    except OSError:
        return []
    return done.stdout.splitlines() if done.returncode == 0 else []


def waiting(items: Sequence[pytest.Item], today: date) -> list[pytest.Item]:
    """Return the tests whose day is another one."""
    return [item for item in items if _waits(item, today)]


def _waits(item: pytest.Item, today: date) -> bool:
    marks = [*item.iter_markers("weekly")]
    if not marks or is_its_day(item.nodeid, today):
        return False
    itself = item.path.relative_to(ROOT).as_posix()
    covered = [path for mark in marks for path in mark.args]
    return not is_touched([itself, *covered], changed_files())
