"""Which tests took longest, of all the runs of pytest that `./test` is made of.

Every run adds to the file named by CROUPIER_DURATIONS how long each test took, with all that it
set up and took down; `python -m tests.slowest FILE` names the ten that took longest.
"""

import sys
from collections.abc import Mapping
from pathlib import Path

COUNT = 10


def keep(durations: Mapping[str, float], path: Path) -> None:
    """Add how many seconds tests took, all at once, for another run may end at the same time."""
    lines = "".join(f"{seconds:.2f} {name}\n" for name, seconds in durations.items())
    with path.open("ab", buffering=0) as file:
        file.write(lines.encode())


def slowest(path: Path, count: int = COUNT) -> list[str]:
    """Return the tests that took longest, the slowest first, as they were kept."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return sorted(lines, key=lambda line: float(line.partition(" ")[0]), reverse=True)[:count]


if __name__ == "__main__":
    for line in slowest(Path(sys.argv[1])):
        seconds, _, name = line.partition(" ")
        print(f"{float(seconds):7.1f} s  {name}")
