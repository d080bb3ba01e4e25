"""Tests that are slow and rarely fail take turns: each has its day of the week.

`./test` asks for it with the day in CROUPIER_ROTATION; whoever runs pytest otherwise gets all. What
a test covers is said by its mark, `weekly("src/croupier/store", …)`: if something in there, or the
test itself, differs from what was last published, its day is today; or from the commit named by
CROUPIER_SINCE, as where all is published already. Tests that share what is dear, as what they
compile, have one day together if their marks name it alike: `weekly(…, day="nets")`.
Whole folders and files have their mark here: what is only calculated comes out as it did until it
is changed, and so do properties, which Hypothesis tries with the same cases every time.

`python -m tests.rotation CHECK PATH…` does the same for a check that is no test: it fails, and says
why, if the check has another day and nothing in these paths has changed.
"""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from zlib import crc32

import pytest

ROOT = Path(__file__).parents[1]
DAYS = 7
TURN = pytest.StashKey[int]()

_CALCULATIONS = ("analysis", "benchmarks", "bots", "env", "kernel", "training")
_CALCULATING = (
    *(f"tests/{folder}" for folder in (*_CALCULATIONS, "lordsofvegas", "golden", "strategies.py")),
    *(f"src/croupier/{name}" for name in ("analysis", "bots", "core", "env", "games", "kernel")),
    *(f"src/croupier/{name}" for name in ("lasvegas", "lordsofvegas", "nets", "training")),
    *("benchmarks", "pyproject.toml", "requirements", "tests/conftest.py", "tests/kernels.py"),
)
_RULES = ("core", "lasvegas", "lordsofvegas")
_RULED = (
    *(f"{place}/{folder}" for place in ("src/croupier", "tests") for folder in _RULES),
    *("pyproject.toml", "requirements", "tests/conftest.py", "tests/strategies.py"),
)
_PACKAGE = ("pyproject.toml", "requirements", "src")
_SERVED = (
    *("client/test_playing.py", "client/test_table.py", "client/test_folds.py"),
    *("cli/test_admin.py", "cli/test_check.py", "cli/test_play.py", "cli/test_sit.py"),
    *("cli/test_play_lords_of_vegas.py", "cli/test_terminal.py"),
    *("server/test_administering.py", "server/test_analysis_worker.py", "server/test_app.py"),
    *("server/test_archive.py", "server/test_automation.py", "server/test_bot_door.py"),
    *("server/test_bot_pool.py", "server/test_coaching.py", "server/test_commands.py"),
    *("server/test_connections.py", "server/test_counting.py", "server/test_evening_desk.py"),
    *("server/test_guests.py", "server/test_homes.py", "server/test_hub.py"),
    "server/test_identities.py",
    *("server/test_keeping_order.py", "server/test_me.py", "server/test_my_days.py"),
    *("server/test_nats_bus.py", "server/test_notices.py", "server/test_operating.py"),
    *("server/test_organising.py", "server/test_profiles.py", "server/test_pushing.py"),
    "server/test_rating_desk.py",
    *("server/test_rebuilding.py", "server/test_relay.py", "server/test_scenes_days.py"),
    *("server/test_scenes_hosting.py", "server/test_scenes_whole_games.py"),
    *("server/test_schema.py", "server/test_serving.py", "server/test_waking.py"),
    "store",
)
_SERVING = (*_PACKAGE, "tests/cli", "tests/client", "tests/server", "tests/store")
COVERED = {
    **{f"tests/{place}": _SERVING for place in _SERVED},
    "tests/client/test_folds.py": (*_SERVING, "client"),
    "tests/client/test_table.py": (*_SERVING, "examples/door"),
    "tests/env/test_documentation.py": (*_CALCULATING, "docs/environments.md"),
    "tests/training/test_report.py": (*_CALCULATING, "docs"),
    "tests/deploy": ("Dockerfile", "compose.yaml", "deploy", "requirements", "tests/deploy"),
    "tests/released": (*_PACKAGE, "CHANGELOG.md", "tests/released"),
    "tests/releasing": (*_PACKAGE, "releasing", "tests/releasing", "tools"),
    **{f"tests/{folder}": _CALCULATING for folder in _CALCULATIONS},
    "tests/cli/test_tournament.py": (*_CALCULATING, "src/croupier/cli", "tests/cli"),
    "tests/docs/test_tutorials.py": (*_PACKAGE, "docs", "tests/docs"),
    "tests/hostile": (*_SERVING, "tests/hostile"),
    "tests/gallery": (*_PACKAGE, "gallery", "tests/gallery"),
    "tests/pig": (*_PACKAGE, "examples/pig", "tests/browser/house.py", "tests/pig"),
    "tests/screens": (*_PACKAGE, "README.md", "tests/cli", "tests/screens"),
    "tests/server/test_pairing.py": ("requirements", "src/croupier/server/pairing.py"),
    "tests/server/test_patches.py": (*_PACKAGE, "tests/golden", "tests/server/patching.py"),
    "tests/test_package.py": (*_PACKAGE, "client", "docs", "hatch_build.py", "rules"),
}
"""What the tests in a place cover that have no mark of their own."""

PROPERTIES = {f"tests/{folder}": _RULED for folder in _RULES}
"""What the properties in a place cover: they are tried with the same cases every time."""
_WITH_PROPERTIES = COVERED | PROPERTIES


def turn_of(name: str, place: int = 0) -> int:
    """Return which turn a test has, by the name of its file or day and its place in the file.

    So those of a file, which take about as long as each other, are dealt out to the days in turn.

    >>> [turn_of("tests/test_it.py", place) % DAYS for place in range(8)]
    [3, 4, 5, 6, 0, 1, 2, 3]
    """
    return crc32(name.encode()) + place


def is_its_day(turn: int, today: date) -> bool:
    """Tell whether a turn is on a day.

    >>> [is_its_day(4, date(2026, 11, day)) for day in range(16, 23)].count(True)
    1
    """
    return (turn + today.toordinal()) % DAYS == 0


def next_day(turn: int, today: date) -> date:
    """Return the next of the days that have a turn.

    >>> next_day(4, date(2026, 11, 17))
    datetime.date(2026, 11, 18)
    """
    week = (today + timedelta(days) for days in range(DAYS))
    return next(day for day in week if is_its_day(turn, day))


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

    A commit to compare with may be named instead: in a fresh clone all is published. Outside of a
    repository, as after unpacking an archive, nothing differs.
    """
    since = [os.environ.get("CROUPIER_SINCE") or "@{upstream}"]
    published = _git(root, "rev-parse", "--verify", "--quiet", *since) or ["HEAD"]
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


def mark_places(items: Iterable[pytest.Item]) -> None:
    """Give all tests a turn, and those of whole folders and files their mark if they have none."""
    places = Counter[str]()
    for item in items:
        file = item.path.relative_to(ROOT).as_posix()
        covered = COVERED if item.get_closest_marker("hypothesis") is None else _WITH_PROPERTIES
        marked = next((place for place in covered if is_touched([place], [file])), None)
        if marked is not None and item.get_closest_marker("weekly") is None:
            item.add_marker(pytest.mark.weekly(*covered[marked]))
        item.stash[TURN] = turn_of(file, places[file])
        places[file] += item.get_closest_marker("weekly") is not None


def told(items: Iterable[pytest.Item], today: date) -> list[str]:
    """Say how many tests of which folders wait for which of the next days."""
    days: dict[date, Counter[str]] = {}
    for item in items:
        folder = "/".join(item.nodeid.partition("::")[0].split("/")[:2])
        days.setdefault(next_day(_turn(item), today), Counter())[folder] += 1
    return [
        f"{day:%a %F}: {', '.join(f'{folder} ({waits[folder]})' for folder in sorted(waits))}"
        for day, waits in sorted(days.items())
    ]


def _turn(item: pytest.Item) -> int:
    """Return which turn a test has: its own, or one it shares."""
    shared = [mark.kwargs["day"] for mark in item.iter_markers("weekly") if mark.kwargs]
    return turn_of(shared[0]) if shared else item.stash[TURN]


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


def why_not_today(check: str, covered: Iterable[str], today: date) -> str | None:
    """Say until when a check waits, if its day is another one."""
    turn = turn_of(check)
    if is_its_day(turn, today) or is_touched(covered, changed_files()):
        return None
    return f"{check}: waits for {next_day(turn, today):%a %F}"


if __name__ == "__main__":
    check, *paths = sys.argv[1:]
    asked = os.environ.get("CROUPIER_ROTATION")
    sys.exit(None if asked is None else why_not_today(check, paths, date.fromisoformat(asked)))
