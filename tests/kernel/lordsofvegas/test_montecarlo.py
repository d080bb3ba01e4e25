"""Players in the kernel who play moves on, beside the readable ones."""

from random import Random

import pytest

from croupier.bots.limits import Limit
from croupier.bots.lordsofvegas.montecarlo import MonteCarlo
from croupier.bots.lordsofvegas.reading import read_move
from croupier.core.game import Turn
from croupier.kernel.lordsofvegas import codec, montecarlo, planning, row
from croupier.kernel.lordsofvegas.desk import desk
from croupier.lordsofvegas.moves import Move
from croupier.lordsofvegas.state import State
from croupier.lordsofvegas.turns import awaited
from tests.kernel.lordsofvegas.test_evaluation import met
from tests.lordsofvegas.boards import GAME

PLAYOUTS = 300


def both(state: State, seed: int) -> tuple[Move, Move]:
    """Return what both choose in a position, with the same luck."""
    turn = awaited(state)
    assert isinstance(turn, Turn)
    seat = turn.next_to_move
    legal = GAME.legal(state, seat)
    readable = MonteCarlo(Random(seed), Limit(playouts=PLAYOUTS)).choose(seat, state, legal)
    rows = row.rows(planning.ROWS)
    codec.write(rows, planning.ROOT, state)
    rows[planning.ROOT].offered_at[:] = row.NEVER
    series = Random(seed).getrandbits(62)
    code = montecarlo.montecarlo_choice(rows, desk(), series, PLAYOUTS)
    return readable, read_move(rows[planning.ROOT], seat, state, code, legal)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_they_choose_the_same_with_the_same_luck(seats: int) -> None:
    choosing = [state for state in met(seats) if isinstance(awaited(state), Turn)]
    for number, state in enumerate(choosing[::7]):
        readable, compiled = both(state, number)

        assert compiled == readable, GAME.text(state)
