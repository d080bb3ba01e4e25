"""The slowest of several runs are named."""

from pathlib import Path

from tests.slowest import keep, slowest


def test_those_of_all_runs_are_compared_and_the_slowest_comes_first(tmp_path: Path) -> None:
    kept = tmp_path / "durations"
    keep({"tests/test_a.py::test_one": 2.5, "tests/test_a.py::test_of[a b]": 10.25}, kept)
    keep({"tests/test_b.py::test_two": 9.0}, kept)

    assert slowest(kept, 2) == [
        "10.25 tests/test_a.py::test_of[a b]",
        "9.00 tests/test_b.py::test_two",
    ]
