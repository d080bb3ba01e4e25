"""How seats are marked at the terminal: by shape and name, never by colour alone."""

from collections.abc import Sequence

from rich.text import Text

from croupier.core.seats import Seat

SHAPES = ("●", "▲", "■", "◆", "★", "▼", "✚", "⬟")
COLOURS = ("red", "cyan", "green", "magenta", "yellow", "blue", "white", "bright_red")


def style(seat: Seat) -> str:
    """Return the colour of a seat."""
    return f"bold {COLOURS[seat]}"


def mark(seat: Seat) -> Text:
    """Return the shape of a seat, in its colour."""
    return Text(SHAPES[seat], style(seat))


def name(seat: Seat, names: Sequence[str]) -> Text:
    """Return the shape of a seat, and the name of whoever sits there."""
    return Text.assemble(mark(seat), " ", (names[seat], style(seat)))
