"""Begin with an empty folder: when one can play, when all is tested, and how large the page is.

The last commit is cloned, and the caches of all package managers are empty at first:

    .venv/bin/python -m benchmarks.fresh [--without-tests] [--write]
"""

import argparse
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter, sleep
from urllib.request import urlopen

from benchmarks.page import FRESH, judged, put_in, table
from croupier.locales import LANGUAGES
from tests.server.test_first_load import first_load, own_fonts, weight

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Figure:
    """What was measured, and what it may be at most; nothing if what was measured failed."""

    words: str
    most: float
    measured: float | None
    unit: str
    processor: float | None = None
    """What it took of processor time on all cores, which other work beside it changes little."""

    @property
    def row(self) -> tuple[str, ...]:
        """Return a line of the table."""
        most = f"at most {self.most:g} {self.unit}"
        if self.measured is None:
            return (self.words, most, "not measured", "")
        shown = f"{self.measured:.1f} {self.unit}"
        if self.processor is not None:
            shown += f" ({self.processor:.1f} of processor time)"
        return (*judged(self.words, most, shown, is_met=self.measured <= self.most),)


def cloned(folder: Path) -> Path:
    """Clone the last commit, as somebody does who comes by."""
    subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, folder], check=True)
    return folder


def surroundings(caches: Path) -> dict[str, str]:
    """Return an environment in which everything is kept in one folder."""
    kept = {"XDG_CACHE_HOME": str(caches), "npm_config_cache": str(caches / "npm")}
    return {**os.environ, **kept}


def seconds_to_play(folder: Path, environment: dict[str, str]) -> float:
    """Return how long `./play` takes until the page answers."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = ["serve", "--no-browser", "--port", str(port), "--database", f"sqlite:///{folder}/x.db"]
    began = perf_counter()
    with subprocess.Popen(["./play", *words], cwd=folder, env=environment) as started:
        while not is_answering(f"http://127.0.0.1:{port}/"):
            assert started.poll() is None, "The server did not start."
            sleep(0.05)
        taken = perf_counter() - began
        started.terminate()
    return taken


def is_answering(address: str) -> bool:
    """Tell whether the page comes."""
    try:
        with urlopen(address) as answer:
            return b"Croupier" in answer.read()
    except OSError:
        return False


def minutes_to_test(
    folder: Path, environment: dict[str, str]
) -> tuple[float, float] | tuple[None, None]:
    """Return how long `./test` takes by the clock and of processor time, or nothing if it fails."""
    began, used = perf_counter(), processor_seconds()
    done = subprocess.run(["./test"], cwd=folder, env=environment, check=False)
    if done.returncode != 0:
        return None, None
    return (perf_counter() - began) / 60, (processor_seconds() - used) / 60


def processor_seconds() -> float:
    """Return how long processes that this one started, and that have ended, kept a core busy."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def figures(*, is_testing: bool) -> Iterator[Figure]:
    """Measure one after the other."""
    with tempfile.TemporaryDirectory() as name:
        here, environment = Path(name), surroundings(Path(name) / "caches")
        # A database does not run as root, and whoever it runs as comes by here.
        here.chmod(0o755)
        cold, warm = (seconds_to_play(cloned(here / at), environment) for at in ("cold", "warm"))
        yield Figure("`./play` from an empty folder to the page answering", 25, cold, "s")
        yield Figure("the same with warm caches of packages", 12, warm, "s")
        tested = cloned(here / "tested")
        for words, most in (("`./test` from an empty folder", 6), ("`./test` when set up", 4)):
            taken, used = minutes_to_test(tested, environment) if is_testing else (None, None)
            yield Figure(words, most, taken, "min", used)
    yield first_load_figure()


def first_load_figure() -> Figure:
    """Weigh what comes first, in the language that needs most of it."""
    weights = {language: weight(first_load(language)) / 1000 for language in LANGUAGES}
    largest = max(weights, key=weights.__getitem__)
    words = f"what home and the first table need of the page, packed, at most (in {largest})"
    return Figure(words, 110, weights[largest], "kB")


def letters() -> str:
    """Tell what languages with letters of their own need besides."""
    weights = {language: weight(own_fonts(language)) / 1000 for language in LANGUAGES}
    named = [f"{size:.1f} kB ({language})" for language, size in weights.items() if size]
    return f"Letters that are not Latin come in fonts of their own, besides: {', '.join(named)}."


def fragment(found: list[Figure]) -> str:
    """Return what was measured, as a part of the page."""
    rows = [figure.row for figure in found]
    when = f"Measured on {date.today()} on {os.cpu_count()} cores. {letters()}"
    return f"{table(('from nothing', 'target', 'measured', ''), rows)}\n\n{when}\n"


def main() -> int:
    """Measure, print the figures, and perhaps put them into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--without-tests", action="store_true", help="leave ./test out")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks.md")
    plan = parser.parse_args()
    new = fragment([*figures(is_testing=not plan.without_tests)])
    print(new)
    if plan.write:
        put_in(FRESH, new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
