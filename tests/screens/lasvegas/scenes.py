"""The golden screens: what is in view in 80 columns and 24 lines, without colour.

`python -m tests.screens.lasvegas.scenes`, run in the project's folder, draws them anew; what then
differs is to be looked at.
"""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from tests.cli.running import ANYTHING, run

FOLDER = Path(__file__).parent / "golden"


class GoldenScreen(Struct, frozen=True):
    """A game without bots, as far as what is typed carries it."""

    words: str
    typed: str = ""
    columns: int = 80
    lines: int = 24


SCENES: Mapping[str, GoldenScreen] = {
    "first-turn": GoldenScreen("--seats you,you,you --start 0 --seed 7"),
    "white-dice": GoldenScreen("--seats you,you,you,you --white --seed 3", "3 4 2 4 4 6 1 6 3 5"),
    "five-seats": GoldenScreen("--seats you,you,you,you,you --seed 5", "1 2 3 4 5 6 " * 5),
    "open-money": GoldenScreen("--seats you,you --seed 1 --open-money", "1 2 3 4 5 6 " * 10),
    "end": GoldenScreen("--seats you,you,you --seed 5", ANYTHING),
    "narrow": GoldenScreen("--seats you,you --seed 2", columns=60, lines=30),
    "wide": GoldenScreen("--seats you,you --seed 2", "6 4 1 2", columns=120, lines=40),
}


def drawn(scene: GoldenScreen) -> str:
    """Play a scene and return what is in view before the seed is revealed."""
    typed = "\n".join(scene.typed.split())
    ran = run("play", "las-vegas", *scene.words.split(), typed=typed, columns=scene.columns)
    return "".join(f"{line}\n" for line in ran.lines[-scene.lines - 1 : -1])


def main() -> None:
    """Draw every scene."""
    for name, scene in SCENES.items():
        (FOLDER / f"{name}.txt").write_text(drawn(scene), encoding="utf-8")


if __name__ == "__main__":
    main()
