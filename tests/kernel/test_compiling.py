"""What is compiled, and what is kept of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import croupier
from croupier.kernel import compiling
from croupier.kernel.lasvegas import row, rules

pytestmark = pytest.mark.weekly("src/croupier/kernel")

PROGRAM = "from croupier.kernel.lasvegas.rolls import nth_face; print(nth_face(0x110, 1))"


def run(package: Path, cache: Path, program: str = PROGRAM) -> str:
    environment = {**os.environ, "PYTHONPATH": str(package), "XDG_CACHE_HOME": str(cache)}
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()


def test_an_edited_callee_is_never_served_stale(tmp_path: Path) -> None:
    shutil.copytree(Path(croupier.__file__).parent, tmp_path / "code" / "croupier")
    bits = tmp_path / "code" / "croupier" / "kernel" / "bits.py"
    before = run(tmp_path / "code", tmp_path / "cache")
    source = bits.read_text()
    bits.write_text(source.replace("(bits * _ONES) >> _56)", "((bits * _ONES) >> _56) + _4)"))

    assert bits.read_text() != source
    assert before == "2"
    assert run(tmp_path / "code", tmp_path / "cache") == "6"


def test_what_was_kept_is_loaded_and_can_be_compiled_into_more(tmp_path: Path) -> None:
    source = Path(croupier.__file__).parents[1]
    more = (
        f"{PROGRAM}; from numba import njit;"
        " print(*nth_face.stats.cache_hits.values(), njit(lambda n: 1 + nth_face(n, 0))(0x110))"
    )
    run(source, tmp_path)

    assert run(source, tmp_path, more).split() == ["2", "1", "2"]


def test_equal_copies_share_what_is_kept(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    for copy in (one, other):
        shutil.copytree(Path(croupier.__file__).parent, copy / "croupier")
    hits = f"{PROGRAM}; print(*nth_face.stats.cache_hits.values())"

    assert run(one, tmp_path, hits).split() == ["2"]
    assert run(other, tmp_path, hits).split() == ["2", "1"]


def test_without_a_place_to_keep_it_all_still_runs(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    program = f"import tempfile; tempfile.tempdir = {str(blocked)!r}; {PROGRAM}"

    assert run(Path(croupier.__file__).parents[1], blocked, program) == "2"


def test_importing_croupier_compiles_nothing() -> None:
    program = "import sys, croupier, croupier.cli; print('numba' in sys.modules)"

    assert run(Path(croupier.__file__).parents[1], Path.cwd(), program) == "False"


def test_the_tests_run_with_bounds_checking_on() -> None:
    rows = row.rows(1)

    with pytest.raises(IndexError, match="out of bounds"):
        rules.notes_won(rows[0], row.SEATS)


def test_code_with_and_without_bounds_checking_is_kept_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checked = compiling.cache_folder()
    monkeypatch.delenv("NUMBA_BOUNDSCHECK")

    assert compiling.cache_folder() != checked
