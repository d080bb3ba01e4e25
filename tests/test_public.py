"""What everyone may use."""

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import croupier

PUBLIC = [
    "Bot",
    "CroupierError",
    "Dealer",
    "Dice",
    "Draw",
    "Drawn",
    "End",
    "IllegalMove",
    "InvalidOptions",
    "InvalidRecord",
    "InvalidText",
    "Log",
    "Moved",
    "Result",
    "Rolled",
    "Seat",
    "Sitter",
    "Sitting",
    "Speech",
    "Tape",
    "Turn",
    "Uniform",
    "WrongOutcome",
    "__version__",
    "outcomes",
    "play",
    "records",
    "replay",
]
LEARNING = Path("examples/learn_las_vegas.py")
EXAMPLES = sorted({*Path("examples").glob("*.py")} - {LEARNING})


def test_the_public_names_are_these() -> None:
    assert croupier.__all__ == PUBLIC
    assert vars(croupier).keys() >= {*PUBLIC}


def test_the_version_is_that_of_the_package() -> None:
    assert croupier.__version__ == version("croupier")


def test_importing_brings_neither_a_game_nor_a_terminal_along() -> None:
    loaded = "import sys, croupier; print(*sys.modules)"
    modules = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, encoding="utf-8", check=True
    ).stdout.split()

    assert "croupier.core.game" in modules
    assert not {"rich", "argparse", "croupier.cli", "croupier.lasvegas"} & {*modules}


@pytest.mark.weekly("examples", "requirements", "src")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_run(example: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", example], capture_output=True, encoding="utf-8", check=True
    )

    assert ran.stdout
    assert not ran.stderr


@pytest.mark.weekly("src/croupier/env", "src/croupier/kernel/lasvegas", str(LEARNING))
def test_the_example_that_learns_learns_to_beat_a_bot() -> None:
    """A few updates are enough for one that chooses at random; the last line is of unseen games."""
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", str(LEARNING), "--rivals", "uniform", "--updates", "12"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    found = re.fullmatch(
        r" *\d+ s, +12 updates: ([\d.]+)% ± ([\d.]+)% of unseen games won",
        ran.stdout.splitlines()[-1],
    )
    assert found is not None

    assert float(found[1]) - float(found[2]) > 55
    assert not ran.stderr
