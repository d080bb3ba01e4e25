"""What the net is told of a position, reckoned from the rules."""

import pytest

from croupier.bots.lordsofvegas import features
from croupier.kernel.lordsofvegas import features as names
from croupier.kernel.lordsofvegas.desk import FEATURES
from croupier.lordsofvegas.casinos import casinos
from tests.lordsofvegas.boards import RED, YELLOW, lots, position, table

BOARD = table("A1:gold.0.5 A2:gold.1.3 A4:0 C1:green.0.2 D1:1", money=(12, 9), points=(8, 0))


def figure(number: int) -> float:
    """Return a figure of red."""
    return features.figures(BOARD, RED, YELLOW)[number]


def test_a_seat_is_told_what_it_has() -> None:
    assert figure(names.POINTS) == 8
    assert figure(names.MONEY) == 12
    assert figure(names.LOTS) == 1
    assert figure(names.DICE) == 2
    assert figure(names.LARGEST) == 2


def test_a_casino_with_dice_of_others_is_not_safe() -> None:
    assert 0 < figure(names.SAFE) < figure(names.BOSS)
    assert figure(names.SAFE) < figure(names.HELD) < figure(names.BOSS)


def test_a_boss_has_an_edge_over_the_next_die() -> None:
    mixed, _ = casinos(BOARD)

    assert features.edge(BOARD, mixed, RED) > 0


def test_lots_beside_own_casinos_are_counted_apart() -> None:
    assert figure(names.BESIDE) == 1
    assert features.around(BOARD, RED) >= {*lots("A1 A2 A3 A4 C1 C2 C4")}


@pytest.mark.parametrize(("above", "red", "yellow"), [(0, 0, 0), (3, 1, 2), (4, 2, 2)])
def test_cards_go_round_from_the_next_drawer(above: int, red: int, yellow: int) -> None:
    board = table("", money=(9, 9), above=above)

    assert features.turns_to_come(board, RED, YELLOW) == red
    assert features.turns_to_come(board, YELLOW, YELLOW) == yellow


def test_each_seat_has_all_features() -> None:
    assert [len(seat) for seat in features.features(position("drawing"))] == [FEATURES] * 4
