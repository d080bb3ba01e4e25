"""Where the game stands: everyone's points, money, dice and markers, the cards and the tiles."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from croupier.core.seats import Seat
from croupier.lordsofvegas.board import COLOURS, SITE, SITES, CardColour
from croupier.lordsofvegas.state import DICE, MARKERS, Table
from croupier.screens.lordsofvegas.marks import PAINTS, tile
from croupier.screens.lordsofvegas.track import track
from croupier.screens.marks import name

ON_TURN = "◂"

CARDS: Counter[CardColour] = Counter(site.card for site in SITES)
"""How many cards of each colour there are."""


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
    grid.add_row(*(supply(table, seat) for seat in everyone))
    return grid


def seat_name(table: Table, seat: Seat, names: Sequence[str]) -> Text:
    """Return a seat's shape and name, and whether it is its turn."""
    turn = f" {ON_TURN} turn" if seat == table.turn else ""
    return Text.assemble(name(seat, names), (turn, "bold"))


def possessions(table: Table, seat: Seat) -> str:
    """Write the points and the money of a seat."""
    return f"{counted(table.points[seat], 'point')}, ${table.money[seat]}M"


def supply(table: Table, seat: Seat) -> Text:
    """Return the dice and markers a seat has not placed."""
    dice, markers = DICE - len(table.dice(seat)), MARKERS - len(table.markers(seat))
    left = f"{counted(dice, 'die', 'dice')}, {counted(markers, 'marker')}"
    return Text(left, "dim")


def counted(number: int, one: str, many: str = "") -> str:
    """Write how many there are of something.

    >>> counted(1, "die", "dice"), counted(0, "marker")
    ('1 die', '0 markers')
    """
    return f"{number} {one if number == 1 else many or f'{one}s'}"


def cards(table: Table) -> Text:
    """Return the cards gone and left by colour, and how far off the end is."""
    left = Counter(SITE[lot].card for lot in table.deck)
    parts = [
        Text.assemble(tile(colour), f" {CARDS[colour] - left[colour]}/{left[colour]}")
        for colour in COLOURS
    ]
    strip = Text(f"Strip {CARDS['strip'] - left['strip']}/{left['strip']}")
    end = Text(f"end after {table.above}", "bold")
    return line("Cards gone/left", [*parts, strip, end])


def tiles(table: Table) -> Text:
    """Return the tiles left in the supply."""
    parts = [
        Text.assemble((PAINTS[colour].letter, "bold"), f" {colour} {table.tiles_left(colour)}")
        for colour in COLOURS
    ]
    return line("Tiles left", parts)


def line(title: str, parts: Sequence[Text]) -> Text:
    """Return a title and what belongs to it."""
    return Text.assemble((f"{title}  ", "dim"), Text("  ").join(parts))
