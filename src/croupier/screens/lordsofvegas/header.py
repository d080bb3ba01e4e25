"""Where the game stands: everyone's points, money, dice and markers, the cards and the tiles."""

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import CardColour
from croupier.lordsofvegas.previews import Supply, colours_left, supplies
from croupier.lordsofvegas.state import Table
from croupier.screens.lordsofvegas.marks import PAINTS, tile
from croupier.screens.lordsofvegas.track import track
from croupier.screens.marks import name

ON_TURN = "◂"


def header(table: Table, names: Sequence[str]) -> Group:
    """Return what is left of cards and tiles, a column for each seat, and the scoring track."""
    return Group(cards(table), tiles(table), seats(table, names), track(table))


def seats(table: Table, names: Sequence[str]) -> Grid:
    """Return what everyone has."""
    grid = Grid.grid(expand=True, padding=(0, 1, 0, 0))
    for _ in names:
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    everyone = [Seat(seat) for seat in range(table.seats)]
    grid.add_row(*(seat_name(table, seat, names) for seat in everyone))
    grid.add_row(*(possessions(table, seat) for seat in everyone))
    grid.add_row(*map(supply_text, supplies(table)))
    return grid


def seat_name(table: Table, seat: Seat, names: Sequence[str]) -> Text:
    """Return a seat's shape and name, and whether it is its turn."""
    turn = f" {ON_TURN} turn" if seat == table.turn else ""
    return Text.assemble(name(seat, names), (turn, "bold"))


def possessions(table: Table, seat: Seat) -> str:
    """Write the points and the money of a seat."""
    return f"{counted(table.points[seat], 'point')}, ${table.money[seat]}M"


def supply_text(supply: Supply) -> Text:
    """Return the dice and markers a seat has not placed."""
    dice, markers = counted(supply.dice, "die", "dice"), counted(supply.markers, "marker")
    return Text(f"{dice}, {markers}", "dim")


def counted(number: int, one: str, many: str = "") -> str:
    """Write how many there are of something.

    >>> counted(1, "die", "dice"), counted(0, "marker")
    ('1 die', '0 markers')
    """
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def cards(table: Table) -> Text:
    """Return the cards gone and left by colour, and how far off the end is."""
    parts = [
        Text.assemble(card(row.colour), f" {row.gone}/{row.cards}") for row in colours_left(table)
    ]
    return line("Cards gone/left", [*parts, Text(f"end after {table.above}", "bold")])


def card(colour: CardColour) -> Text:
    """Return what a card shows: a colour, or the Strip."""
    return Text("Strip") if colour == "strip" else tile(colour)


def tiles(table: Table) -> Text:
    """Return the tiles left in the supply."""
    parts = [
        Text.assemble((PAINTS[row.colour].letter, "bold"), f" {row.colour} {row.tiles}")
        for row in colours_left(table)
        if row.colour != "strip"
    ]
    return line("Tiles left", parts)


def line(title: str, parts: Sequence[Text]) -> Text:
    """Return a title and what belongs to it."""
    return Text.assemble((f"{title}  ", "dim"), Text("  ").join(parts))
