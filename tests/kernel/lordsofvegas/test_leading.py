"""Positions in which one choice seems to lead."""

import pytest

from croupier.core.game import Turn
from croupier.kernel.lordsofvegas import codec, leading, row
from croupier.kernel.lordsofvegas.desk import desk
from croupier.kernel.lordsofvegas.styles import SHREWD_STYLE
from croupier.lordsofvegas.state import Drawing, State
from tests.kernel.lordsofvegas.nets import by_worth
from tests.lordsofvegas.boards import GAME, position

SERIES, FEW_GAMES = 1, 12


def leading_in(state: State) -> float:
    """Return what the leading choice of a position leaves, judged by what seats are worth."""
    rows, thinking = row.rows(leading.LEADING_ROWS), desk()
    thinking.style[:] = SHREWD_STYLE
    codec.write(rows, leading.GAME, state)
    return leading.leading_chance(rows, leading.GAME, thinking, by_worth())


def found(game: int, room: int = leading.MOST) -> list[bytes]:
    """Return the rows of the positions of a game."""
    kept = row.rows(room)
    rows = row.rows(leading.LEADING_ROWS)
    number = leading.find_positions(rows, desk(), by_worth(), 3, SERIES, game, kept)
    return [kept[at].tobytes() for at in range(number)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.weekly("src/croupier/kernel")
def test_they_are_positions_in_which_somebody_chooses_and_nobody_is_asked(seats: int) -> None:
    games = range(FEW_GAMES)
    states = [one for game in games for one in leading.leading_positions(seats, SERIES, game)]

    assert states
    for state in states:
        turn = GAME.awaited(state)
        assert isinstance(turn, Turn)
        assert not turn.asked
        assert len(GAME.legal(state, turn.seat)) > 1


def test_a_game_has_the_same_ones_whoever_looks_through_it() -> None:
    assert found(3) == found(3)
    assert [found(game) for game in range(4)] != [found(0)] * 4


def test_no_more_are_kept_than_there_is_room_for() -> None:
    most = max(range(FEW_GAMES), key=lambda game: len(found(game)))
    assert len(found(most)) > 1

    assert found(most, 1) == found(most)[:1]


@pytest.mark.weekly("src/croupier/kernel")
def test_where_there_is_nothing_to_choose_nothing_leads() -> None:
    drawing, over = position("drawing", "A1:0 C1:1"), position("over", "A1:0", above=0)

    assert isinstance(drawing, Drawing)
    assert leading_in(drawing) == leading.NO_LEAD
    assert leading_in(over) == leading.NO_LEAD


def test_what_gains_little_does_not_lead() -> None:
    assert leading_in(position("acting", "A1:0 C1:1", money=(0, 9))) == leading.NO_LEAD
