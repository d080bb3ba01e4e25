"""The command as it is installed, with what lies in a folder beside it."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.pig.installing import environment

CROUPIER = Path(sys.executable).with_name("croupier")
SECONDS = 300


class Ran(NamedTuple):
    """What came of a command."""

    code: int
    out: str
    err: str


def croupier(site: Path, *words: str | Path, typed: str = "") -> Ran:
    """Run the command as it is installed, with a pipe as its input."""
    ran = subprocess.run(
        [CROUPIER, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(site),
        timeout=SECONDS,
        check=False,
    )
    return Ran(ran.returncode, ran.stdout, ran.stderr)
