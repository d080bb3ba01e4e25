"""The golden screens: positions as lines of text, and what people see of them without colour.

`python -m tests.screens.lordsofvegas.scenes`, run in the project's folder, draws them anew; what
then differs is to be looked at.
"""

from collections.abc import Mapping
from contextlib import suppress
from io import StringIO
from pathlib import Path

from msgspec import Struct
from rich.console import Console

from croupier.cli.person import Person
from croupier.cli.terminal import Left, Terminal
from croupier.core.game import Turn
from croupier.lordsofvegas import LordsOfVegas, State
from croupier.screens.lordsofvegas.screen import LordsOfVegasScreen

GAME = LordsOfVegas()
FOLDER = Path(__file__).parent / "golden"
NAMES = ("Anna", "Benno", "Carla", "Denny")


class GoldenScreen(Struct, frozen=True):
    """A position, the size of the terminal, and what is typed before leaving."""

    position: str
    typed: str = ""
    columns: int = 80
    lines: int = 24


SCENES: Mapping[str, GoldenScreen] = {
    "acting": GoldenScreen("acting"),
    "acting-tall": GoldenScreen("acting", columns=100, lines=40),
    "acting-wide": GoldenScreen("acting", columns=120, lines=50),
    "acting-narrow": GoldenScreen("acting", columns=60),
    "list": GoldenScreen("acting", "list\n"),
    "three-seats": GoldenScreen("three-seats"),
    "two-seats": GoldenScreen("two-seats"),
    "two-seats-tall": GoldenScreen("two-seats", lines=40),
    "drawing": GoldenScreen("drawing"),
    "table": GoldenScreen("drawing", "table\n"),
    "giving-up": GoldenScreen("giving-up"),
    "moving-die": GoldenScreen("moving-die"),
    "arranging": GoldenScreen("arranging"),
    "answering": GoldenScreen("answering"),
    "offer": GoldenScreen("offer"),
    "help": GoldenScreen("drawing", "?\n"),
    "help-on-trading": GoldenScreen("drawing", "? offer\n"),
}


def position(name: str) -> State:
    """Return the position of that name."""
    return GAME.read((FOLDER / f"{name}.position").read_text(encoding="utf-8").strip())


def conversation(state: State, typed: str, columns: int = 80, lines: int = 24) -> str:
    """Ask whoever is waited for until they leave; return all that is shown."""
    shown = StringIO()
    console = Console(
        file=shown, width=columns, height=lines, color_system=None, markup=False, highlight=False
    )
    turn = GAME.awaited(state)
    assert isinstance(turn, Turn)
    screen = LordsOfVegasScreen(NAMES[: state.table.seats])
    person = Person(GAME, screen, Terminal(console, StringIO(f"{typed}q\n")), is_sharing=False)
    with suppress(Left):
        person.choose(turn.next_to_move, state, ())
    return "".join(f"{line.rstrip()}\n" for line in shown.getvalue().splitlines())


def drawn(scene: GoldenScreen) -> str:
    """Draw a scene."""
    return conversation(position(scene.position), scene.typed, scene.columns, scene.lines)


def main() -> None:
    """Draw every scene."""
    for name, scene in SCENES.items():
        (FOLDER / f"{name}.txt").write_text(drawn(scene), encoding="utf-8")


if __name__ == "__main__":
    main()
