"""Lords of Vegas at every kind of table, for the tests of its environment."""

from collections.abc import Callable
from typing import TypedDict

import pytest

from croupier.env import lords_of_vegas_v0
from croupier.env.aec import TableEnv
from croupier.env.lordsofvegas.batched import LordsOfVegasGames
from croupier.lordsofvegas.game import LordsOfVegas
from croupier.lordsofvegas.state import State

GAME = LordsOfVegas()
ANY: Callable[..., TableEnv] = lords_of_vegas_v0.raw_env
"""Makes an environment of any options, also of bad ones."""


class Agreed(TypedDict, total=False):
    """What a table has agreed on."""

    seats: int
    offers: int


TABLES = [Agreed(seats=s, offers=offers) for s, offers in ((2, 0), (2, 1), (3, 2), (4, 0))]
at_each_table = pytest.mark.parametrize("agreed", TABLES, ids=str)


def state_of(env: TableEnv) -> State:
    assert isinstance(env.games, LordsOfVegasGames)
    return env.games.state(0)
