"""How long it takes to begin, what a row takes, and what machine this is."""

import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.contenders import Missing, compiler, output
from croupier.kernel.lasvegas.row import ROW as LAS_VEGAS_ROW
from croupier.kernel.lordsofvegas.row import ROW as LORDS_ROW

REPEATS = 5
GAMES = {"las-vegas": "Las Vegas", "lords-of-vegas": "Lords of Vegas"}
WARM = "warm start of a simulation of {}"
COLD = "first start of a simulation of {}, which compiles its kernel"
HARD = "a hard bot of {} in a server, which compiles what it needs"
CHAMPION = "a champion of {} in a server, likewise"
READY = {"hard": HARD, "champion": CHAMPION}


def started(*arguments: str, cache: str | None = None) -> str:
    """Run Python, with a folder of its own for what is compiled; return what it prints.

    Python keeps what it compiled, too, as it does unless it is told otherwise.
    """
    surroundings = {**os.environ, **({} if cache is None else {"XDG_CACHE_HOME": cache})}
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    surroundings["PYTHONPYCACHEPREFIX"] = str(Path(tempfile.gettempdir()) / "croupier-bytecode")
    words = [sys.executable, *arguments]
    return subprocess.run(
        words, env=surroundings, check=True, stdout=subprocess.PIPE, encoding="utf-8"
    ).stdout


def begun(*arguments: str, cache: str | None = None) -> float:
    """Return how long a run of Python takes."""
    began = perf_counter()
    started(*arguments, cache=cache)
    return perf_counter() - began


def often(*arguments: str, cache: str | None = None) -> float:
    """Return the median over a few runs."""
    return median(begun(*arguments, cache=cache) for _ in range(REPEATS))


def starts() -> Iterator[tuple[str, float]]:
    """Return the seconds of every kind of start, as it is measured."""
    yield "bare Python", often("-c", "")
    yield "`import croupier`", often("-c", "import croupier")
    with tempfile.TemporaryDirectory() as cache:
        for game, name in GAMES.items():
            simulate = ("-m", "croupier.cli", "simulate", game, "--games", "1")
            yield COLD.format(name), begun(*simulate, cache=cache)
            yield WARM.format(name), often(*simulate, cache=cache)
    with tempfile.TemporaryDirectory() as cache:
        said = started("-m", "benchmarks.warming", cache=cache)
    for game, who, seconds in map(str.split, said.splitlines()):
        if who in READY:
            yield READY[who].format(GAMES[game]), float(seconds)


def loads_numba() -> bool:
    """Tell whether `import croupier` loads the compiler."""
    said = output([sys.executable, "-c", "import croupier, sys; print('numba' in sys.modules)"])
    return said.strip() == "True"


def row_sizes() -> Mapping[str, int]:
    """Return the bytes of one game in the kernel."""
    return {"Las Vegas": LAS_VEGAS_ROW.itemsize, "Lords of Vegas": LORDS_ROW.itemsize}


def machine() -> Mapping[str, str]:
    """Return what was measured on."""
    one_minute, *_ = os.getloadavg()
    return {
        "processor": processor(),
        "cores": str(os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
        "Python": platform.python_version(),
        **{name: version(name) for name in ("numba", "llvmlite", "numpy")},
        "C compiler": compiler_version(),
        "load before the run": f"{one_minute:.2f}",
    }


def processor() -> str:
    """Return the model of the processor, as far as it says so."""
    facts = Path("/proc/cpuinfo")
    lines = facts.read_text().splitlines() if facts.exists() else []
    models = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or "unknown"


def compiler_version() -> str:
    """Return what the C compiler calls itself."""
    try:
        return f"{output([compiler(), '--version']).splitlines()[0]}, -O2"
    except Missing:
        return "none"
