"""Pig truly installed, in a folder that a process finds by PYTHONPATH; and as it was yesterday."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "pig"

YESTERDAY = """\
from dataclasses import replace

from croupier.games.spec import editions
from croupier_pig.spec import PIG as TODAY
from croupier_pig.spec import edition

PIG = replace(TODAY, editions=editions(edition(1)))
"""
"""Pig as it was when there was only version 1 of its rules."""


def install(folder: Path) -> Path:
    """Install Pig into a folder, as pip does anywhere, but from what is here alone."""
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
    here = ("--no-deps", "--no-build-isolation", "--no-index", "--no-compile")
    subprocess.run([*pip, *here, "--target", folder, PACKAGE], check=True)
    return folder


def install_yesterday(folder: Path) -> Path:
    """Lay an older release into a folder; before today's on the path, it is the one found."""
    (folder / "pig_of_yesterday.py").write_text(YESTERDAY)
    info = folder / "croupier_pig-1.0.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: croupier-pig\nVersion: 1.0.0\n")
    (info / "entry_points.txt").write_text("[croupier.games]\npig = pig_of_yesterday:PIG\n")
    return folder


def path_with(*folders: Path) -> str:
    """Return the search path of a process that finds what lies in these folders."""
    return os.pathsep.join([*map(str, folders), *filter(None, [os.environ.get("PYTHONPATH")])])


def environment(*folders: Path) -> Mapping[str, str]:
    """Return the environment of such a process, in which screens look the same everywhere."""
    looks = {"COLUMNS": "80", "NO_COLOR": "1", "PYTHONUTF8": "1"}
    return {**os.environ, **looks, "PYTHONPATH": path_with(*folders)}
