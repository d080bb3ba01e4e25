"""How the champion chooses."""

import pytest

from croupier.kernel.lordsofvegas import champion, codec, codes, planning, row
from croupier.kernel.lordsofvegas.desk import Desk, desk
from croupier.lordsofvegas.board import PLACE, Lot
from croupier.lordsofvegas.state import State
from tests.kernel.lordsofvegas.nets import by_worth
from tests.lordsofvegas.boards import RED, YELLOW, position

NET = by_worth()


def chosen(state: State, playouts: int = 64, series: int = 1, at: Desk | None = None) -> int:
    """Return the number of the move the champion chooses."""
    rows = row.rows(planning.ROWS)
    codec.write(rows, planning.ROOT, state)
    return champion.best_choice(rows, at or desk(), NET, series, playouts)


def test_it_takes_the_win_that_is_there() -> None:
    """The End of Game card is next and pays the Strip: a tile on B1 is the point that wins."""
    state = position("acting", "B1:0 A1:0", money=(15, 0, 0, 0), points=(7, 7, 0, 0), above=0)
    move = chosen(state)

    assert codes.kind_of(move) == codes.BUILD
    assert codes.part(move, 0) == PLACE[Lot("B1")]


def test_the_same_luck_gives_the_same_choice() -> None:
    state = position("acting", "A1:0 A2:0 B1:1 B2:gold.1.2 B3:0")

    assert len({chosen(state, series=7) for _ in range(3)}) == 1


@pytest.mark.parametrize("playouts", [1, 9])
def test_it_does_with_few_playouts(playouts: int) -> None:
    assert chosen(position("acting", "A1:0 A2:0"), playouts) != codes.NOTHING


def test_it_arranges_its_dice_to_stay_boss() -> None:
    """The card of A1 is still to come: whoever draws it takes that die over."""
    board = "A1:gold.0.2* A2:gold.0.5* A4:gold.1.4*"
    state = position("arranging", board, seat=RED, lots="A1.A2", deck=("A1", "F9"))

    assert chosen(state) in (codes.code(codes.ARRANGE, 2), codes.code(codes.ARRANGE, 5))


def test_a_boss_who_cannot_pay_lays_off_or_stands() -> None:
    state = position(
        *("answering", "A1:gold.1.3"),
        money=(50, 4),
        gambled="yes",
        casino="A1",
        bet=5,
        boss=YELLOW,
    )

    assert chosen(state) in (codes.STAND, codes.LAY_OFF)
