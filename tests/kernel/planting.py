"""Plant faults in the kernel and see lockstep catch them: `tools/plant`.

Each fault is planted alone, in a copy of the sources; the copy is then compared with the rules as
`croupier lockstep` does it. In as many games the kernel without a fault must agree. Ends with 1
if a fault goes unnoticed. Words choose the faults that have them in their names:

    tools/plant tie white
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.kernel.faults import LAS_VEGAS, LORDS_OF_VEGAS, Fault

SOURCES = Path(__file__).parents[2] / "src"
FAULTS: Mapping[str, Sequence[Fault]] = {"las-vegas": LAS_VEGAS, "lords-of-vegas": LORDS_OF_VEGAS}
GAMES: Mapping[str, int] = {"las-vegas": 300, "lords-of-vegas": 150}
"""How many games are compared before a fault counts as unnoticed."""
CAUGHT = re.compile(r"Game ([\d,]+),.*?: Step ([\d,]+), (other moves|from)", re.DOTALL)


class Place(NamedTuple):
    """Where rules and kernel are first seen to differ, both counted from 0."""

    game: int
    step: int


def main(words: Sequence[str]) -> int:
    """Plant the faults with one of these words in their names, or all; tell what came of each."""
    wrong = 0
    for game, faults in FAULTS.items():
        named = [
            fault for fault in faults if not words or any(word in fault.name for word in words)
        ]
        wrong += told(game, named)
    return 1 if wrong else 0


def told(game: str, faults: Sequence[Fault]) -> int:
    """Tell where each fault of a game is caught, and that nothing else was; return how many not."""
    places = []
    for fault in faults:
        places.append(plant(game, fault))
        tell(game, fault.name, places[-1])
    last = max((place.game for place in places if place), default=-1)
    differs = compared(SOURCES, game, last + 1) if last >= 0 else None
    if differs:
        tell(game, "without any fault", differs)
    return places.count(None) + (differs is not None)


def tell(game: str, name: str, place: Place | None) -> None:
    """Tell where a fault was caught."""
    where = f"game {place.game}, step {place.step}" if place else "NOT NOTICED"
    print(f"{game:15} {name:60} {where}", flush=True)


def plant(game: str, fault: Fault, games: int | None = None) -> Place | None:
    """Compare the rules with a kernel that has this fault; return where it was caught."""
    with TemporaryDirectory() as folder:
        shutil.copytree(SOURCES, folder, dirs_exist_ok=True)
        file = Path(folder) / "croupier" / "kernel" / fault.file
        file.write_text(planted(file.read_text(encoding="utf-8"), fault), encoding="utf-8")
        return compared(Path(folder), game, GAMES[game] if games is None else games)


def planted(source: str, fault: Fault) -> str:
    """Return a source with a fault in it, or refuse one that has no place there, or several."""
    if (places := source.count(fault.right)) != 1:
        sentence = f"“{fault.name}” has {places} places in {fault.file}, not one: {fault.right}"
        raise ValueError(sentence)
    return source.replace(fault.right, fault.wrong)


def compared(folder: Path, game: str, games: int) -> Place | None:
    """Run lockstep over these sources, without compiling them; return where they differ."""
    ran = subprocess.run(
        [sys.executable, "-m", "croupier.cli", "lockstep", game, f"--games={games}", "--jobs=1"],
        env={**os.environ, "PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "1"},
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if not ran.returncode:
        return None
    if found := CAUGHT.search(ran.stdout + ran.stderr):
        return Place(int(found[1]), int(found[2]))
    raise RuntimeError(f"lockstep ended with {ran.returncode}:\n{ran.stdout}\n{ran.stderr}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
