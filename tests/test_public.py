"""What everyone may use."""

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
EXAMPLES = sorted(Path("examples").glob("*.py"))


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


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_run(example: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", example], capture_output=True, encoding="utf-8", check=True
    )

    assert ran.stdout
    assert not ran.stderr
