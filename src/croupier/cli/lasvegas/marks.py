"""How players and things are marked: never by colour alone."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from croupier.lasvegas.events import Claimant
from croupier.lasvegas.state import Face

SHAPES = ("●", "▲", "■", "◆", "★")
COLOURS = ("red", "cyan", "green", "magenta", "yellow")
WHITE = "○"
PIPS = ("⚀", "⚁", "⚂", "⚃", "⚄", "⚅")


def style(claimant: Claimant) -> str:
    """Return the colour of a claimant; white has none."""
    return "bold" if claimant == "white" else f"bold {COLOURS[claimant]}"


def mark(claimant: Claimant) -> Text:
    """Return the shape of a claimant, in its colour."""
    return Text(WHITE if claimant == "white" else SHAPES[claimant], style(claimant))


def name(claimant: Claimant, names: Sequence[str]) -> Text:
    """Return a claimant's shape and name."""
    called = "White" if claimant == "white" else names[claimant]
    return Text.assemble(mark(claimant), " ", (called, style(claimant)))


def marks(claimants: Iterable[Claimant]) -> Text:
    """Return the shapes of several claimants."""
    return Text(" ").join(map(mark, claimants))


def thousands(amount: int) -> str:
    """Write a sum as short as it is read.

    >>> thousands(90_000)
    '$90k'
    """
    return f"${amount // 1000}k"


def pips(face: Face) -> str:
    """Return a face as a die.

    >>> pips(Face(6))
    '⚅'
    """
    return PIPS[face - 1]
