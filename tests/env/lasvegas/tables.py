"""Las Vegas at every kind of table, for the tests of its environment."""

from typing import TypedDict

import numpy as np
import pytest

from croupier.core.seats import Seat
from croupier.env.aec import TableEnv
from croupier.env.batched import Observations
from croupier.env.lasvegas.batched import LasVegasGames
from croupier.lasvegas.game import LasVegas
from croupier.lasvegas.notes import VALUES
from croupier.lasvegas.state import Purse, State

GAME = LasVegas()


class Agreed(TypedDict, total=False):
    """What a table has agreed on."""

    seats: int
    white: bool


TABLES: list[Agreed] = [
    *(Agreed(seats=seats) for seats in (2, 3, 4, 5)),
    *(Agreed(seats=seats, white=True) for seats in (2, 3, 4)),
]
at_each_table = pytest.mark.parametrize("agreed", TABLES, ids=str)


def state_of(env: TableEnv) -> State:
    assert isinstance(env.games, LasVegasGames)
    return env.games.state(0)


def observed(env: TableEnv, seat: Seat) -> Observations:
    return env.observe(f"seat_{seat}")["observation"].astype(np.float32)


def purse(won: Observations) -> Purse:
    pairs = [*zip(VALUES, won, strict=True)]
    return Purse(tuple(value for value, n in reversed(pairs) for _ in range(int(n))))
