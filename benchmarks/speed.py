"""Compare the kernel with a straightforward C program, side by side in one run.

Usage: .venv/bin/python benchmarks/speed.py
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter

from croupier.kernel.lasvegas.simulating import simulate as las_vegas
from croupier.kernel.lordsofvegas.simulating import simulate as lords_of_vegas
from croupier.lasvegas import Options
from croupier.lordsofvegas import Options as LordsOptions

ROUNDS = 5
GAMES = 40_000
SOURCE = Path(__file__).with_name("las_vegas.c")


def compiled(folder: Path) -> Path | None:
    """Compile the C program where there is a compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if compiler is None:
        return None
    program = folder / "las_vegas"
    subprocess.run([compiler, "-O2", "-o", program, SOURCE], check=True)
    return program


def c_speed(program: Path) -> float:
    """Return how many games of Las Vegas the C program plays in a second."""
    ran = subprocess.run(
        [program, "5", str(GAMES), "1"], capture_output=True, text=True, check=True
    )
    return float(ran.stdout.split()[0])


def kernel_speed(play: Callable[[int], object], games: int) -> float:
    """Return how many games the kernel plays in a second."""
    began = perf_counter()
    play(games)
    return games / (perf_counter() - began)


def no_news(_games: int) -> None:
    """Hear how far a simulation is."""


def play_las_vegas(jobs: int) -> Callable[[int], object]:
    """Return a simulation of Las Vegas on so many cores."""
    bots = ["uniform"] * 5
    return lambda games: las_vegas(bots, Options(), games, 1, jobs=jobs, tell=no_news)


def play_lords(games: int) -> object:
    """Play Lords of Vegas on one core, all kinds of moves but trades."""
    bots = ["uniform"] * 4
    return lords_of_vegas(bots, LordsOptions(), games, 1, jobs=1, tell=no_news, trades=False)


def main() -> int:
    """Measure in turn, several times over, and print the medians and their ratios."""
    runs: dict[str, Callable[[], float]] = {
        "Las Vegas, 5 seats, kernel": lambda: kernel_speed(play_las_vegas(1), GAMES),
        "Las Vegas, 5 seats, kernel on two cores": lambda: kernel_speed(play_las_vegas(2), GAMES),
        "Lords of Vegas, 4 seats, kernel": lambda: kernel_speed(play_lords, GAMES // 5),
    }
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        if program is None:
            print("There is no C compiler here, so there is nothing to compare with.")
            return 1
        runs = {"Las Vegas, 5 seats, C": lambda: c_speed(program), **runs}
        for run in runs.values():
            run()
        speeds = {name: median(run() for _ in range(ROUNDS)) for name, run in runs.items()}
    base = speeds["Las Vegas, 5 seats, C"]
    for name, speed in speeds.items():
        print(f"{name:42} {speed:10,.0f} games per second {speed / base:6.2f} of C")
    return 0


if __name__ == "__main__":
    sys.exit(main())
