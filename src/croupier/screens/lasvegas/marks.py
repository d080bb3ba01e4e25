"""How players and things are marked: never by colour alone."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from croupier.lasvegas.events import Claimant
from croupier.lasvegas.state import Face
from croupier.screens import marks as seats

WHITE = "○"
PIPS = ("⚀", "⚁", "⚂", "⚃", "⚄", "⚅")


def mark(claimant: Claimant) -> Text:
    """Return the shape of a claimant, in its colour; white has none."""
    return Text(WHITE, "bold") if claimant == "white" else seats.mark(claimant)


def name(claimant: Claimant, names: Sequence[str]) -> Text:
    """Return a claimant's shape and name."""
    return Text(f"{WHITE} White", "bold") if claimant == "white" else seats.name(claimant, names)


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
