"""The six casinos, as many side by side as there is room for."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, RenderResult
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from croupier.lasvegas.state import FACES, Face, Table
from croupier.lasvegas.telling import CASINOS
from croupier.screens.lasvegas.ledger import ledger
from croupier.screens.lasvegas.marks import pips

NARROWEST = 26
"""The columns a casino needs: three of them, a space apart, are 80."""
WIDEST = 40


@dataclass(frozen=True)
class Strip:
    """All casinos; those of some faces stand out."""

    table: Table
    names: Sequence[str]
    outstanding: Collection[Face] = ()

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw the casinos of a row equally high."""
        across = casinos_across(options.max_width)
        width = min((options.max_width + 1) // across - 1, WIDEST)
        for first in range(0, len(FACES), across):
            yield self._row(FACES[first : first + across], width)

    def _row(self, faces: Sequence[Face], width: int) -> Grid:
        height = max(len(self._ledger(face)) for face in faces)
        row = Grid.grid(padding=(0, 1, 0, 0))
        row.add_row(*(self._casino(face, width, height) for face in faces))
        return row

    def _ledger(self, face: Face) -> Sequence[tuple[Text, ...]]:
        return ledger(self.table.casinos[face - 1], self.names)

    def _casino(self, face: Face, width: int, height: int) -> Panel:
        rows = Grid.grid(expand=True)
        rows.add_column(justify="right", width=4)
        rows.add_column(justify="center", width=3)
        rows.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
        rows.add_column(justify="right")
        for row in self._ledger(face):
            rows.add_row(*row)
        return Panel(
            rows,
            ROUNDED,
            title=Text(f"{pips(face)} {face} {CASINOS[face - 1]}", "not dim bold"),
            title_align="left",
            border_style="" if face in self.outstanding else "dim",
            width=width,
            height=height + 2,
        )


def casinos_across(width: int) -> int:
    """Return how many casinos stand side by side.

    >>> casinos_across(80), casinos_across(79), casinos_across(20)
    (3, 2, 1)
    """
    return next((n for n in (3, 2) if n * (NARROWEST + 1) - 1 <= width), 1)
