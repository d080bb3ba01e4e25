"""Las Vegas as a tree."""

import numpy as np

from croupier.core.chance import Dice, Draw
from croupier.core.game import Moved, Turn
from croupier.env.lasvegas.tree import LasVegasTree
from croupier.lasvegas.moves import Place
from croupier.lasvegas.notes import VALUES
from croupier.lasvegas.state import Face, Placing
from tests.strategies import GAME

STATE = GAME.read(
    "las-vegas placing white=no open=yes start=lot round=1 starter=0 deck=6.8.8.6.6.5.5.4.0"
    " casinos=90:8.0.0+0/90:0.6.0+0/90:0.0.8+0/90:0.0.0+0/90:0.0.0+0/80:0.0.0+0"
    " hands=0+0,2+0,0+0 won=-,-,- seat=1 own=4.6 white_dice=-"
)
TREE = LasVegasTree(3, white=False)


def test_it_begins_with_the_lot_and_all_money_is_seen() -> None:
    start = TREE.start()

    assert TREE.awaited(start) == Draw(((0, 1), (1, 1), (2, 1)))
    assert "open=yes" in TREE.text(start)


def test_an_action_places_a_face_and_leaves_nothing_to_ask_for() -> None:
    moves = TREE.moves(STATE, None)

    assert moves == {3: Place(Face(4)), 5: Place(Face(6))}
    assert not any(TREE.is_begun(STATE, move) for move in moves.values())
    turn = TREE.awaited(STATE)
    assert isinstance(turn, Turn)
    after = TREE.step(STATE, Moved(turn.seat, moves[3]))
    assert TREE.awaited(after) == Dice((1, 0))
    assert TREE.moves(after, None) == {}
    assert TREE.result(after) is None


def test_notes_are_numbered_by_their_value_and_seats_as_they_are() -> None:
    assert [TREE.number(value) for value in VALUES] == [*range(9)]
    assert [TREE.number(seat) for seat in range(3)] == [0, 1, 2]


def test_what_a_seat_sees_begins_with_itself() -> None:
    assert isinstance(STATE, Placing)
    observation = np.empty(TREE.layout.size, np.float32)
    for seat, turn in ((0, [0, 1, 0]), (1, [1, 0, 0]), (2, [0, 0, 1])):
        TREE.observe(STATE, None, seat, observation)
        assert TREE.layout.part(observation, "turn").tolist() == turn
        assert TREE.layout.part(observation, "rolled").tolist() == [0, 0, 0, 1, 0, 1]
