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
from typing import ParamSpec, Self, TypeVar

import numba
import numpy as np
from numba.core.base import BaseContext
from numba.core.caching import (
    CompileResultCacheImpl,
    FunctionCache,
    NullCache,
    _CacheLocator,
)
from numba.core.compiler import CompileResult
from numba.core.runtime.nrt import rtsys
from numba.core.typing.templates import Signature

from croupier.core.remembering import once
from croupier.kernel.linking import KernelFunction

P = ParamSpec("P")
T = TypeVar("T")

_PACKAGE = Path(__file__).parents[1]


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
    name = f"kernel-{fingerprint(_PACKAGE)}"
    for base in (Path(home) / "croupier", Path(tempfile.gettempdir()) / "croupier"):
        try:
            (base / name).mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=base / name):
                return base / name
        except OSError:
            continue
    return None


_FOLDER = cache_folder()
_FOLDERS = folders(_PACKAGE)


class Place(_CacheLocator):
    """Where a function is kept: by its module, so that equal copies of it share all."""

    def __init__(self, function: Callable[..., object], source: Path) -> None:
        assert _FOLDER is not None, "only what has a place is kept"
        self._folder, self._source = _FOLDER / function.__module__, source
        self._line = function.__code__.co_firstlineno

    @classmethod
    def from_function(cls, function: Callable[..., object], source: str) -> Self:
        """Return the place of a function."""
        return cls(function, Path(source))

    def get_cache_path(self) -> str:
        """Return the folder."""
        return str(self._folder)

    def get_source_stamp(self) -> float:
        """Return since when it is so; the folder's name says it of all that goes into it."""
        known = any(self._source.is_relative_to(folder) for folder in _FOLDERS)
        return 0.0 if known else self._source.stat().st_mtime

    def get_disambiguator(self) -> str:
        """Return what functions of the same name differ in."""
        return str(self._line)


class Keeping(CompileResultCacheImpl):
    """How a function is kept."""

    def __init__(self, function: Callable[..., object]) -> None:
        self._locator_classes = [Place]
        CompileResultCacheImpl.__init__(self, function)


class Files(FunctionCache):
    """The files a function is kept in, to be loaded without all that only the compiler needs.

    Numba gets ready to compile before it looks what it has kept, which took a third of the start.
    When it does compile, it gets ready all the same.
    """

    _impl_class = Keeping

    def __init__(self, function: Callable[..., object]) -> None:
        FunctionCache.__init__(self, function)

    def load_overload(self, sig: Signature, context: BaseContext) -> CompileResult | None:
        """Return what is kept of a function for these types."""
        rtsys.initialize(context)
        with self._guard_against_spurious_io_errors():
            found: CompileResult | None = FunctionCache._load_overload(self, sig, context)
            return found
        return None


class Kept(NullCache):
    """What is kept of a function.

    Most functions are called by compiled code alone and kept as parts of it: nobody ever asks for
    files of their own, so it is not found out before where they are.
    """

    def __init__(self, function: Callable[..., object]) -> None:
        self._function = function

    @once
    def _files(self) -> Files:
        return Files(self._function)

    def load_overload(self, sig: Signature, context: BaseContext) -> CompileResult | None:
        """Return what is kept for these types."""
        return self._files.load_overload(sig, context)

    def save_overload(self, sig: Signature, made: CompileResult) -> None:
        """Keep what was made for these types."""
        FunctionCache.save_overload(self._files, sig, made)


def compiled(function: Callable[P, T]) -> Callable[P, T]:
    """Compile a function on its first call, and keep the result for the next start.

    It must not make arrays: memory is the caller's affair, and nobody counts who refers to it.
    """
    return _compiled(function, allocates=False)


def allocating(function: Callable[P, T]) -> Callable[P, T]:
    """Compile a function that makes arrays for itself."""
    return _compiled(function, allocates=True)


def _compiled(function: Callable[P, T], *, allocates: bool) -> Callable[P, T]:
    if vars(numba.config)["DISABLE_JIT"]:
        return function
    fast = KernelFunction(function, allocates=allocates)
    if _FOLDER is not None:
        vars(fast)["_cache"] = Kept(function)
    return fast


def wrapping(function: Callable[P, T]) -> Callable[P, T]:
    """Compile a function whose sums are meant to wrap around.

    Without compilation NumPy would warn of each of them, as it should of any other.
    """
    fast = compiled(function)
    return np.errstate(over="ignore")(fast) if fast is function else fast
