"""One lot of the board, as a line or two of text."""

from collections.abc import Callable

from rich.text import Text

from croupier.lordsofvegas.board import NEIGHBOURS, SITE, Lot
from croupier.lordsofvegas.conditions import require_casino
from croupier.lordsofvegas.drawing import is_closed
from croupier.lordsofvegas.state import Built, Marked, Table, Vacant
from croupier.screens.lordsofvegas.marks import (
    CARD_GONE,
    CROWN,
    PAINTS,
    REORGANIZED,
    UNDRAWN,
    die_text,
    dollars,
)
from croupier.screens.marks import mark

Cell = Callable[[Table, Lot, int], tuple[Text, ...]]
"""How a lot is drawn in so many columns, the first of which parts it from its neighbour."""

NAME = 3
"""The columns of the longest name, C12."""
PRICE = len("$15 [5]")


def low(table: Table, lot: Lot, width: int) -> tuple[Text, ...]:
    """Draw a lot in one line."""
    match table.plot(lot):
        case Built() as built:
            name = tile_text(table, lot, f"{lot:{NAME}}{PAINTS[built.colour].letter}")
            line = Text.assemble(name, standing(table, lot))
            return (tile_line(table, lot, line, width, end=undrawn(table, lot)),)
        case Marked() | Vacant() if is_closed(table.seats, lot):
            return (Text(f" {lot:{NAME}}{'╳' * (width - 1 - NAME)}", "dim"),)
        case Marked() | Vacant():
            line = Text.assemble(" ", lot_name(lot), owner(table, lot))
            line.append(f"{price(lot):>{PRICE}}", "dim")
            return (fitted(line, width),)


def high(table: Table, lot: Lot, width: int) -> tuple[Text, ...]:
    """Draw a lot in two lines."""
    match table.plot(lot):
        case Built() as built:
            name = tile_text(table, lot, f"{lot:{NAME}} {PAINTS[built.colour].letter} ")
            die = Text.assemble(tile_text(table, lot, " " * NAME), standing(table, lot))
            lower = tile_line(table, lot, die, width, end="")
            return (tile_line(table, lot, name, width, end=undrawn(table, lot)), lower)
        case Marked() | Vacant() if is_closed(table.seats, lot):
            crossed = Text(f" {'╳' * (width - 1)}", "dim")
            return (*low(table, lot, width), crossed)
        case Marked() | Vacant():
            name = Text.assemble(" ", lot_name(lot), " ", owner(table, lot))
            cost = Text(f" {' ' * NAME}{price(lot)}", "dim")
            return (fitted(name, width), fitted(cost, width))


def lot_name(lot: Lot) -> Text:
    """Return the name of a lot, as wide as the longest."""
    return Text(f"{lot:{NAME}}")


def price(lot: Lot) -> str:
    """Write what building costs, and the die printed there.

    >>> price(Lot("A1"))
    '$9 [3]'
    """
    return f"{dollars(SITE[lot].build_cost)} [{SITE[lot].die}]"


def owner(table: Table, lot: Lot) -> Text:
    """Return the marker on a lot, or tell that its card is gone."""
    plot = table.plot(lot)
    if isinstance(plot, Marked):
        return mark(plot.owner)
    return Text(" " if lot in table.deck else CARD_GONE)


def standing(table: Table, lot: Lot) -> Text:
    """Return the die on a tile and what is to be known of it."""
    die = table.die(lot)
    if die is None:
        return Text(" [ ] ")
    casino = require_casino(table, lot)
    crown = CROWN if casino.boss is not None and (lot, die) in casino.highest else ""
    again = REORGANIZED if die.reorganized else ""
    return Text.assemble(" ", die_text(die), (crown, "bold"), again, " ")


def undrawn(table: Table, lot: Lot) -> str:
    """Return a sign for a card that is still in the deck."""
    return UNDRAWN if lot in table.deck else ""


def tile_line(table: Table, lot: Lot, line: Text, width: int, *, end: str) -> Text:
    """Fill a line with the pattern of a tile, closing the gap to a tile of the same casino."""
    room = width - 1 - line.cell_len - len(end)
    gap = tile_text(table, lot, " ") if is_joined(table, lot) else " "
    return Text.assemble(gap, line, tile_text(table, lot, " " * room + end))


def tile_text(table: Table, lot: Lot, text: str) -> Text:
    """Write on a tile, its pattern between the words."""
    return PAINTS[require_casino(table, lot).colour].text(text)


def is_joined(table: Table, lot: Lot) -> bool:
    """Tell whether the lot to the left is a part of the same casino."""
    left = (other for other in NEIGHBOURS[lot] if SITE[other].column < SITE[lot].column)
    return any(other in require_casino(table, lot).lots for other in left)


def fitted(line: Text, width: int) -> Text:
    """Return a line of exactly so many columns."""
    line.truncate(width, pad=True)
    return line
