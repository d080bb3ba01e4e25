"""How the kernel is compiled, and where the result is kept.

Numba keeps what it compiled by the file a function is in, and does not see that a function it
calls from another file has changed. So everything compiled is kept in a folder whose name is a
hash of all that went into it: an edited source is never served stale.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import numba
import numpy as np
from numba import njit

P = ParamSpec("P")
T = TypeVar("T")


ROOMS = ("core", "lasvegas", "lordsofvegas", "kernel", "env")
"""Whose sources and tables go into what is compiled."""


def fingerprint(package: Path) -> str:
    """Return a hash of all that goes into what is compiled, and of what compiles it."""
    checks = os.environ.get("NUMBA_BOUNDSCHECK", "")
    made_of = hashlib.sha256(
        f"{sys.version} {np.__version__} {numba.__version__} {checks}".encode()
    )
    for room in ROOMS:
        for source in sorted((package / room).rglob("*.*")):
            if source.suffix in (".py", ".csv"):
                made_of.update(source.relative_to(package).as_posix().encode())
                made_of.update(source.read_bytes())
    return made_of.hexdigest()[:16]


def cache_folder() -> Path | None:
    """Return a folder that can be written to, or none if there is no such place."""
    home = os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()
    name = f"kernel-{fingerprint(Path(__file__).parents[1])}"
    for base in (Path(home) / "croupier", Path(tempfile.gettempdir()) / "croupier"):
        try:
            (base / name).mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=base / name):
                return base / name
        except OSError:
            continue
    return None


_FOLDER = cache_folder()
if _FOLDER is not None:
    vars(numba.config)["CACHE_DIR"] = str(_FOLDER)


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """Compile a function on its first call, and keep the result for the next start."""
    fast: Callable[P, T] = njit(cache=_FOLDER is not None, nogil=True)(function)
    return fast
