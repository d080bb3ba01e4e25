"""Tests that are slow and rarely fail take turns: each has its day of the week.

`./test` asks for it with the day in CROUPIER_ROTATION; whoever runs pytest otherwise gets all. What
a test covers is said by its mark, `weekly("src/croupier/store", …)`: if something in there, or the
test itself, differs from what was last published, its day is today. Tests that share what is dear,
as what they compile, have one day together if their marks name it alike: `weekly(…, day="nets")`.
"""

import subprocess
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
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


def next_day(name: str, today: date) -> date:
    """Return the next of the days on which a test has its turn.

    >>> next_day("tests/test_it.py::test_it[1]", date(2026, 11, 17))
    datetime.date(2026, 11, 20)
    """
    week = (today + timedelta(days) for days in range(DAYS))
    return next(day for day in week if is_its_day(name, day))


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


def told(items: Iterable[pytest.Item], today: date) -> list[str]:
    """Say how many tests of which files wait for which of the next days."""
    days: dict[date, Counter[str]] = {}
    for item in items:
        file, _, _ = item.nodeid.partition("::")
        days.setdefault(next_day(_turn(item), today), Counter())[file] += 1
    return [
        f"{day:%a %F}: {', '.join(f'{file} ({days[day][file]})' for file in sorted(days[day]))}"
        for day in sorted(days)
    ]


def _turn(item: pytest.Item) -> str:
    """Return by which name a test has its turn: its own, or one it shares."""
    shared = [mark.kwargs["day"] for mark in item.iter_markers("weekly") if mark.kwargs]
    return shared[0] if shared else item.nodeid


def waiting(items: Sequence[pytest.Item], today: date) -> list[pytest.Item]:
    """Return the tests whose day is another one."""
    return [item for item in items if _waits(item, today)]


def _waits(item: pytest.Item, today: date) -> bool:
    marks = [*item.iter_markers("weekly")]
    if not marks or is_its_day(_turn(item), today):
        return False
    itself = item.path.relative_to(ROOT).as_posix()
    covered = [path for mark in marks for path in mark.args]
    return not is_touched([itself, *covered], changed_files())
