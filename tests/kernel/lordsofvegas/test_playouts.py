"""Playouts of the champion."""

import pytest

from croupier.kernel.lordsofvegas import codec, planning, playouts, row
from croupier.kernel.lordsofvegas.desk import Desk, desk
from croupier.kernel.lordsofvegas.net import no_net
from croupier.kernel.lordsofvegas.row import OVER
from croupier.kernel.lordsofvegas.styles import SHREWD_STYLE
from croupier.lordsofvegas.state import Options, State
from tests.kernel.lordsofvegas.nets import by_worth
from tests.lordsofvegas.boards import GAME, RED, position

BOARD = "A1:gold.0.6 A2:gold.1.3 A4:0 C1:green.1.5 C2:green.0.2 C4:1 D1:brown.2.6 F1:silver.3.5"
LAST_CARDS = position("acting", BOARD, points=(7, 8, 2, 0), above=1)
"""Fewer cards are left than there are seats."""


def played(state: State, playout: int = 0, at: Desk | None = None) -> tuple[row.Rows, list[float]]:
    """Return the rows after a playout, and the hopes it leaves."""
    rows, at = row.rows(planning.ROWS), at or desk()
    codec.write(rows, planning.ROOT, state)
    playouts.begin_playout(rows, 7, playout)
    playouts.finish_playout(rows, at, by_worth(), RED, 7, playout)
    return rows, at.hopes.tolist()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_played_to_its_end_and_hopes_add_up(seats: int) -> None:
    rows, hopes = played(GAME.start(seats, Options()).state)

    assert rows[planning.TRIAL].phase == OVER
    assert rows[planning.ROOT].phase != OVER
    assert sum(hopes) == pytest.approx(1)
    assert hopes[seats:] == [0] * (row.SEATS - seats)


def test_before_the_end_part_of_a_hope_is_belief() -> None:
    rows, at = row.rows(planning.ROWS), desk()
    codec.write(rows, planning.ROOT, position("acting", BOARD, above=20))
    playouts.begin_playout(rows, 7, 0)
    playouts.finish_playout(rows, at, no_net(), RED, 7, 0)
    even, won = playouts.BELIEF / 4, 1 - playouts.BELIEF

    assert sorted(at.hopes.tolist()) == pytest.approx([even, even, even, even + won])


def test_with_the_last_cards_only_the_win_counts() -> None:
    for playout in range(8):
        _, hopes = played(LAST_CARDS, playout)
        assert sorted(hopes) in ([0, 0, 0, 1], [0, 0, 0.5, 0.5])


def test_the_same_playout_comes_out_the_same() -> None:
    state = position("acting", BOARD, above=20)
    ends = [bytes(codec.part(played(state, number)[0], planning.TRIAL)) for number in (3, 3, 4)]

    assert ends[0] == ends[1] != ends[2]


def test_gains_are_reckoned_as_by_those_who_judge_afterwards() -> None:
    at = desk()
    played(LAST_CARDS, at=at)

    assert at.style.tolist() == SHREWD_STYLE.tolist()


def test_to_play_idly_leaves_the_position_alone() -> None:
    rows, at = row.rows(planning.ROWS), desk()
    codec.write(rows, planning.ROOT, LAST_CARDS)
    before = bytes(codec.part(rows, planning.ROOT))
    playouts.play_idly(rows, at, by_worth(), 7, 3)

    assert bytes(codec.part(rows, planning.ROOT)) == before
    assert sum(at.hopes) == pytest.approx(1)


def test_the_better_half_is_kept_in_front() -> None:
    at = desk()
    at.left[:4], at.sums[:4] = (0, 1, 2, 3), (0.1, 0.5, 0.2, 0.3)

    assert playouts.drop_half(at, 4) == 2
    assert at.left[:2].tolist() == [1, 3]
