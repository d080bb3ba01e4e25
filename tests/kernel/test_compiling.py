"""What is compiled, and what is kept of it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import croupier

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
    assert run(tmp_path / "code", tmp_path / "cache") == "3"


def test_without_a_place_to_keep_it_all_still_runs(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    program = f"import tempfile; tempfile.tempdir = {str(blocked)!r}; {PROGRAM}"

    assert run(Path(croupier.__file__).parents[1], blocked, program) == "2"


def test_importing_croupier_compiles_nothing() -> None:
    program = "import sys, croupier, croupier.cli; print('numba' in sys.modules)"

    assert run(Path(croupier.__file__).parents[1], Path.cwd(), program) == "False"
