"""How tiles, dice and money are marked: never by colour alone."""

import re
from collections.abc import Mapping, Sequence

from msgspec import Struct
from rich.text import Text

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import Colour, Lot
from croupier.lordsofvegas.state import Die
from croupier.screens.marks import mark

CROWN = "♛"
"""Stands beside the highest die of a boss."""
REORGANIZED = "↻"
"""Stands beside a die that was reorganized this turn."""
TIED = "="
UNDRAWN = "?"
"""Stands on a tile whose card is still in the deck: whoever draws it takes the die over."""
CARD_GONE = "×"
"""Stands on a lot that was given up: its card is gone."""


class Paint(Struct, frozen=True):
    """What a tile of some colour looks like."""

    letter: str
    pattern: str
    style: str
    hatching: str
    """The style of the pattern, fainter than that of the words."""

    def text(self, words: str) -> Text:
        """Return words on a tile, with its pattern for the spaces."""
        text = Text(words.replace(" ", self.pattern), self.style)
        text.highlight_regex(re.escape(self.pattern), self.hatching)
        return text


PAINTS: Mapping[Colour, Paint] = {
    "purple": Paint("P", "╱", "bold white on color(54)", "color(97)"),
    "gold": Paint("G", "░", "bold black on color(178)", "color(136)"),
    "green": Paint("V", "▿", "bold white on color(22)", "color(71)"),
    "silver": Paint("S", "═", "bold black on color(250)", "color(244)"),
    "brown": Paint("B", "╬", "bold white on color(94)", "color(137)"),
}
"""The letters are the same in every language."""


def tile(colour: Colour) -> Text:
    """Return a small piece of a tile, with its letter."""
    return PAINTS[colour].text(f" {PAINTS[colour].letter}")


def die_text(die: Die) -> Text:
    """Return the owner's shape and the value of a die."""
    return Text.assemble(mark(die.owner), (str(die.value), mark(die.owner).style))


def dollars(millions: int) -> str:
    """Write a price as short as the board does."""
    return f"${millions}"


def called(seat: Seat, you: Seat) -> Text:
    """Return how a seat is spoken of to somebody: «you», or by its shape."""
    return Text("you") if seat == you else mark(seat)


def casino_name(lots: Sequence[Lot]) -> str:
    """Write a casino by its lots.

    >>> casino_name(["A2", "A5"])
    'A2-A5'
    """
    return "-".join(lots)
