"""The board: six blocks on both sides of the Strip, in their places."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from croupier.lordsofvegas.board import SITES, Lot
from croupier.lordsofvegas.state import Table
from croupier.screens.lordsofvegas.cells import Cell, high, low

LEFT, RIGHT = range(3), range(4, 7)
"""The columns of the grid left and right of the Strip."""
ROWS = range(10)
STRIP = 7
"""How wide the Strip is drawn."""
NARROWEST, WIDEST = 12, 14
"""The columns a lot needs, and those beyond which it is no more readable."""
LOTS_ACROSS = len(LEFT) + len(RIGHT)
WIDTH = NARROWEST * LOTS_ACROSS + STRIP
"""The columns in which both sides of the Strip are in view."""
SIGN = "THE STRIP"
LANE = "╎"

LOT_AT: Mapping[tuple[int, int], Lot] = {(site.row, site.column): site.lot for site in SITES}


def lot_width(width: int) -> int:
    """Return how many columns there are for each lot.

    >>> lot_width(80), lot_width(200)
    (12, 14)
    """
    return min((width - STRIP) // LOTS_ACROSS, WIDEST)


@dataclass(frozen=True)
class Board:
    """All lots with what lies on them, each in one line or, where there is room, in two."""

    table: Table
    is_tall: bool

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw both sides of the Strip; where there is no room, one under the other."""
        if options.max_width >= WIDTH:
            yield from (line for row in ROWS for line in self._row(row, options.max_width))
        else:
            yield from (line for row in ROWS for line in self._half(row, LEFT))
            yield Text(f" {SIGN} ".center(3 * NARROWEST, "━"), "bold")
            yield from (line for row in ROWS for line in self._half(row, RIGHT))

    @property
    def height(self) -> int:
        """How many lines it takes, the street that crosses the Strip being one."""
        return 2 * len(ROWS) - 1 if self.is_tall else len(ROWS)

    def _row(self, row: int, columns: int) -> Iterator[Text]:
        width = lot_width(columns)
        left, right = self._half(row, LEFT, width), self._half(row, RIGHT, width)
        strip = (letter(row), *LANE * (max(len(left), len(right)) - 1))
        nothing = Text(" " * (3 * width))
        for west, lane, east in zip_longest(left, strip, right, fillvalue=nothing):
            yield Text.assemble(west, (f"  ┃ {lane} ┃", "bold"), east, no_wrap=True)

    def _half(self, row: int, side: range, width: int = NARROWEST) -> Sequence[Text]:
        """Draw a row of one block, or the street between two."""
        lots = [LOT_AT[row, column] for column in side if (row, column) in LOT_AT]
        if not lots:
            return (Text(f" {'─' * (3 * width - 1)}", "dim"),)
        cells = [self._cell(self.table, lot, width) for lot in lots]
        return [Text.assemble(*parts) for parts in zip(*cells, strict=True)]

    @property
    def _cell(self) -> Cell:
        return high if self.is_tall else low


def letter(row: int) -> str:
    """Return what is written on the Strip beside a row: one letter of the sign.

    >>> "".join(letter(row) for row in ROWS)
    '╎THE╎STRIP'
    """
    return f" {SIGN}"[row].replace(" ", LANE)
