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
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

import numba
import numpy as np
from numba.core.base import BaseContext
from numba.core.caching import FunctionCache
from numba.core.compiler import CompileResult
from numba.core.runtime.nrt import rtsys
from numba.core.typing.templates import Signature

from croupier.kernel.linking import KernelFunction

P = ParamSpec("P")
T = TypeVar("T")


def folders(package: Path) -> list[Path]:
    """Return whose sources and tables go into what is compiled, all rules among them."""
    rules = [game.parent for game in package.glob("*/game.py")]
    return sorted({package / "core", package / "kernel", package / "env", *rules})


def fingerprint(package: Path) -> str:
    """Return a hash of all that goes into what is compiled, and of what compiles it."""
    checks = os.environ.get("NUMBA_BOUNDSCHECK", "")
    made_of = hashlib.sha256(
        f"{sys.version} {np.__version__} {numba.__version__} {checks}".encode()
    )
    for folder in folders(package):
        for source in sorted(folder.rglob("*.*")):
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


def kept(function: Callable[P, T]) -> FunctionCache:
    """Return where a function is kept, to be loaded without all that only the compiler needs.

    Numba gets ready to compile before it looks what it has kept, which took a third of the start.
    When it does compile, it gets ready all the same.
    """
    cache = FunctionCache(function)
    vars(cache)["load_overload"] = partial(_loaded, cache)
    return cache


def _loaded(cache: FunctionCache, sig: Signature, context: BaseContext) -> CompileResult | None:
    rtsys.initialize(context)
    with cache._guard_against_spurious_io_errors():
        found: CompileResult | None = cache._load_overload(sig, context)
        return found
    return None


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """Compile a function on its first call, and keep the result for the next start."""
    if vars(numba.config)["DISABLE_JIT"]:
        return function
    fast = KernelFunction(function)
    if _FOLDER is not None:
        vars(fast)["_cache"] = kept(function)
    return fast


def wrapping(function: Callable[P, T]) -> Callable[P, T]:
    """Compile a function whose sums are meant to wrap around.

    Without compilation NumPy would warn of each of them, as it should of any other.
    """
    fast = compiled(function)
    return np.errstate(over="ignore")(fast) if fast is function else fast
