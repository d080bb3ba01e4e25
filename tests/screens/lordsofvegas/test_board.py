"""The board as it is drawn."""

import pytest
from rich.console import Console

from croupier.core.seats import Seat
from croupier.screens.lordsofvegas.board import Board
from tests.screens.lordsofvegas.games import decisions, evening


class TestTheBoard:
    @pytest.mark.parametrize("height", [10, 19])
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_shows_every_die_and_marker(self, seats: int, height: int) -> None:
        console = Console(width=80, color_system=None)
        for state, _ in [*decisions(evening(seats, 5))][::20]:
            board = Board(state.table, is_tall=height > 10)
            lines = ["".join(s.text for s in line) for line in console.render_lines(board)]
            drawn = "".join(lines)

            assert len(lines) == board.height == height
            for seat, shape in zip(range(seats), "●▲■◆", strict=False):
                owner = Seat(seat)
                placed = len(state.table.dice(owner)) + len(state.table.markers(owner))
                assert drawn.count(shape) == placed
