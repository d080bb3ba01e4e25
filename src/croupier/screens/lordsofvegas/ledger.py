"""All casinos in a list, for those whose terminal has room beside the board."""

from rich.table import Table as Grid
from rich.text import Text

from croupier.lordsofvegas.previews import Outlook, casinos_of
from croupier.lordsofvegas.state import Table
from croupier.screens.lordsofvegas.marks import CROWN, tile
from croupier.screens.lordsofvegas.outlook import bosses, payments

HEADINGS = ("casino", "points", "pays each time")


def ledger(table: Table, rows: int) -> Grid:
    """Return the largest casinos with what each pays, as many as there are rows for."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in HEADINGS:
        grid.add_column(no_wrap=True)
    grid.add_row(*(Text(heading, "dim") for heading in HEADINGS))
    largest = sorted(casinos_of(table), key=lambda casino: -len(casino.lots))
    for casino in largest[: rows - 1]:
        grid.add_row(*entry(casino))
    return grid


def entry(casino: Outlook) -> tuple[Text, Text, Text]:
    """Return a casino's colour and first lot, the points of its boss, and the money of all."""
    called = Text.assemble(tile(casino.colour), f" {casino.lots[0]}")
    points = Text.assemble(f"{len(casino.lots)} ", CROWN if casino.dice else "", bosses(casino))
    return called, points, payments(casino)
