"""The whole table: where the game stands, and the board."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table as Grid

from croupier.lordsofvegas.state import Table
from croupier.screens.lordsofvegas.board import WIDTH, Board
from croupier.screens.lordsofvegas.header import header
from croupier.screens.lordsofvegas.ledger import ledger

TALL = 38
"""The lines of a terminal in which every lot can have two, and a decision still be in view."""
WIDE = 118
"""The columns in which the casinos can be listed beside the board."""


@dataclass(frozen=True)
class TableView:
    """Everything that lies open on the table, for people of these names."""

    table: Table
    names: Sequence[str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw as much as there is room for."""
        board = Board(self.table, is_tall=console.height >= TALL)
        yield header(self.table, self.names)
        if options.max_width < WIDE:
            yield board
        else:
            yield self._with_ledger(board)
        if board.is_tall:
            yield ""

    def _with_ledger(self, board: Board) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=WIDTH)
        grid.add_row(board, ledger(self.table, rows=board.height))
        return grid
