"""Slow tests take turns, and none is left out of a week."""

import subprocess
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.rotation import (
    COVERED,
    PROPERTIES,
    ROOT,
    changed_files,
    is_its_day,
    is_touched,
    told,
    turn_of,
    waiting,
    why_not_today,
)

MONDAY = date(2026, 11, 16)
WEEK = [MONDAY + timedelta(days) for days in range(7)]


def git(at: Path, *words: str) -> None:
    """Let git do something for nobody in particular."""
    who = ("-c", "user.name=Nobody", "-c", "user.email=nobody@localhost")
    subprocess.run(["git", *who, *words], cwd=at, check=True, capture_output=True)


class TestTheDay:
    def test_comes_once_a_week_for_every_test(self) -> None:
        for place in range(50):
            turn = turn_of("tests/test_something.py", place)
            assert sum(is_its_day(turn, day) for day in WEEK) == 1

    def test_is_not_the_same_for_all(self) -> None:
        turns = [turn_of("tests/test_something.py", place) for place in range(70)]
        for day in WEEK:
            assert sum(is_its_day(turn, day) for turn in turns) == 10

    def test_is_not_the_same_for_all_files(self) -> None:
        turns = [turn_of(f"tests/test_{number}.py") for number in range(70)]
        for day in WEEK:
            assert 0 < sum(is_its_day(turn, day) for turn in turns) < 30

    def test_comes_once_a_week_for_every_check(self) -> None:
        waits = [why_not_today("some check", ["no/such/place"], day) for day in WEEK]
        assert waits.count(None) == 1
        its_day = WEEK[waits.index(None)]
        assert waits[waits.index(None) - 1] == f"some check: waits for {its_day:%a %F}"

    def test_is_today_if_what_is_covered_has_changed(self) -> None:
        assert is_touched(["src/a", "src/b"], ["docs/x.md", "src/b/c.py"])
        assert is_touched(["src/a.py"], ["src/a.py"])
        assert not is_touched(["src/a"], ["docs/x.md", "src/ab/c.py"])
        assert not is_touched(["src/a"], [])


class TestWhatHasChanged:
    @pytest.fixture
    def clone(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        """Clone a repository of one file."""
        monkeypatch.delenv("CROUPIER_SINCE", raising=False)
        origin, clone = tmp_path / "origin", tmp_path / "clone"
        origin.mkdir()
        git(origin, "init", "-q")
        (origin / "kept.txt").write_text("as it was")
        git(origin, "add", ".")
        git(origin, "commit", "-qm", "Begin")
        git(tmp_path, "clone", "-q", str(origin), str(clone))
        return clone

    def test_is_nothing_in_a_fresh_clone(self, clone: Path) -> None:
        assert changed_files(clone) == ()

    def test_is_what_was_committed_but_not_published_and_what_was_not_committed(
        self, clone: Path
    ) -> None:
        (clone / "kept.txt").write_text("changed")
        git(clone, "commit", "-qam", "Change it")
        (clone / "new.txt").write_text("new")

        assert changed_files(clone) == ("kept.txt", "new.txt")

    def test_is_what_came_since_a_commit_that_is_named(
        self, clone: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (clone / "kept.txt").write_text("changed")
        git(clone, "commit", "-qam", "Change it")
        git(clone, "push", "-q", "origin", "HEAD:published")
        git(clone, "branch", "-q", "--set-upstream-to=origin/published")
        assert changed_files(clone) == ()

        monkeypatch.setenv("CROUPIER_SINCE", "HEAD~1")
        changed_files.cache_clear()
        assert changed_files(clone) == ("kept.txt",)

    def test_is_nothing_outside_of_a_repository(self, tmp_path: Path) -> None:
        assert changed_files(tmp_path / "nowhere") == ()
        assert changed_files(tmp_path) == ()


def test_every_mark_names_files_that_are_there(request: pytest.FixtureRequest) -> None:
    named = [
        path
        for item in request.session.items
        for mark in item.iter_markers("weekly")
        for path in mark.args
    ]
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_every_place_that_has_a_mark_is_there_and_covers_itself() -> None:
    places = COVERED | PROPERTIES
    assert [place for place in places if not (ROOT / place).exists()] == []
    folders = [place for place in places if (ROOT / place).is_dir()]
    assert [place for place in folders if place not in places[place]] == []


def test_those_that_name_one_day_share_it(request: pytest.FixtureRequest) -> None:
    together: dict[str, list[pytest.Item]] = {}
    for item in request.session.items:
        for mark in item.iter_markers("weekly"):
            together.setdefault(mark.kwargs.get("day", item.nodeid), []).append(item)
    for items in together.values():
        assert len(told(items, MONDAY)) == 1


def test_those_that_wait_are_counted_by_folder(request: pytest.FixtureRequest) -> None:
    itself = request.node
    assert isinstance(itself, pytest.Item)
    (line,) = told([itself, itself], MONDAY)

    assert line.endswith(": tests/test_rotation.py (2)")


def test_what_has_no_mark_never_waits(request: pytest.FixtureRequest) -> None:
    unmarked = [item for item in request.session.items if not [*item.iter_markers("weekly")]]
    for day in WEEK:
        assert waiting(unmarked, day) == []
