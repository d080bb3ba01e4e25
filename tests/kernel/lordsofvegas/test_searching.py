"""Moves tried out in the kernel."""

import numpy as np
import pytest

from croupier.kernel.lordsofvegas import codec, codes, movegen, row, searching
from croupier.kernel.lordsofvegas.row import Rows
from tests.lordsofvegas.boards import position

MOVES = np.zeros(movegen.MOST_MOVES, np.int64)
VALUES = np.zeros(16, np.int64)
END = codes.code(codes.END_TURN)


def root(board: str, *, above: int = 20) -> Rows:
    """Return the rows of a search from a position."""
    rows = row.rows(3)
    codec.write(rows, searching.ROOT, position("acting", board, above=above))
    return rows


def worth(rows: Rows, tried: list[int], first: int, playouts: int) -> list[float]:
    """Return what playouts of these numbers come to for seat 0, move by move."""
    sums = np.zeros(len(tried))
    searching.try_moves(rows, np.array(tried), MOVES, VALUES, 0, 9, first, playouts, sums)
    return [float(total) for total in sums]


def test_playouts_add_up_the_same_in_one_batch_or_more() -> None:
    rows = root("A1:0 A2:0 B1:gold.1.5")
    build = codes.code(codes.BUILD, 0, 2)
    batches = zip(worth(rows, [END, build], 0, 4), worth(rows, [END, build], 4, 5), strict=True)

    assert worth(rows, [END, build], 0, 9) == pytest.approx([*map(sum, batches)])


def test_the_position_searched_stays_as_it_is() -> None:
    rows = root("A1:0 A2:0 B1:gold.1.5")
    before = bytes(codec.part(rows, searching.ROOT))
    worth(rows, [END], 0, 5)

    assert bytes(codec.part(rows, searching.ROOT)) == before


def test_equal_moves_have_equal_luck() -> None:
    first, second = worth(root("A1:0 A2:0 B1:gold.1.5"), [END, END], 0, 7)

    assert first == second


def test_playouts_stop_when_every_seat_has_drawn_once_more() -> None:
    rows = root("A1:0 A2:0 B1:gold.1.5")
    worth(rows, [END], 0, 1)

    assert rows[searching.TRIAL].above == 16
    assert rows[searching.TRIAL].phase == row.DRAWING


def test_playouts_stop_when_the_game_is_over() -> None:
    rows = root("A1:0 A2:0 B1:gold.1.5", above=2)
    worth(rows, [END], 0, 1)

    assert rows[searching.TRIAL].phase == row.OVER
