"""The kernel as plain Python: what it computes does not hang on the compiler."""

import os
import subprocess
import sys

import pytest

from croupier.kernel.lasvegas.series import simulate
from croupier.kernel.lordsofvegas.series import simulate as simulate_lords
from croupier.lasvegas import Options
from croupier.lordsofvegas import Options as LordsOptions

pytestmark = pytest.mark.weekly("src/croupier/kernel")

PART = (
    "src/croupier/kernel/bits.py",
    "tests/kernel/test_bits.py",
    "tests/kernel/test_luck.py",
    "tests/kernel/lasvegas/test_rules.py::test_las_vegas_agrees_in_every_step[4-options6]",
    "tests/kernel/lordsofvegas/test_rules.py::test_lords_of_vegas_agrees_in_every_step[4-options2]",
)
"""The generator with its published values, and games of both kinds in lockstep with the rules."""


def no_news(_games: int) -> None:
    pass


def some_games() -> str:
    """Return what a few games come to that the kernel plays by itself."""
    bots, white = ("greedy", "uniform", "greedy"), Options(white=True)
    las_vegas = simulate(bots, white, 4, 11, jobs=1, tell=no_news)
    lords_bots = ("uniform", "greedy", "uniform", "greedy")
    lords = simulate_lords(lords_bots, LordsOptions(), 2, 11, jobs=1, tell=no_news)
    return f"{las_vegas} {lords}"


def without_compilation(*words: str) -> str:
    """Run Python with these words, and return what it prints."""
    ran = subprocess.run(
        [sys.executable, *words],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout
    return ran.stdout


def test_a_part_of_the_tests_passes_without_compilation() -> None:
    said = without_compilation("-m", "pytest", "-q", "-n0", "-pno:cacheprovider", *PART)

    assert " passed" in said
    assert "skipped" not in said


def test_games_come_out_the_same_without_compilation() -> None:
    program = """
import warnings
warnings.simplefilter("error")
from croupier.kernel.bits import count
from tests.kernel.test_uncompiled import some_games
print(type(count).__name__, some_games())
"""

    assert without_compilation("-c", program) == f"function {some_games()}\n"
