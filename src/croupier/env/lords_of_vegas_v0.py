"""Lords of Vegas for PettingZoo.

>>> from croupier.env import lords_of_vegas_v0
>>> table = lords_of_vegas_v0.raw_env(seats=2, offers=0)
>>> table.reset(seed=1)
>>> [table.actions.names[action] for action in table.last()[0]["action_mask"].nonzero()[0]]
['draw']
"""

from typing import Literal

from croupier.env.aec import Env, RenderMode, TableEnv, wrapped
from croupier.env.lordsofvegas.tables import LordsOfVegasTables

__all__ = ["env", "raw_env"]


def raw_env(
    *,
    seats: int = 4,
    offers: int = 1,
    reward: Literal["win", "points", "money"] = "win",
    render_mode: RenderMode | None = None,
) -> TableEnv:
    """Return the bare environment, which refuses an illegal action with an error.

    `offers` is how many trades the seat on turn may propose in one turn; with 0 there are none,
    and neither the actions nor the observation have room for them.
    """
    tables = LordsOfVegasTables(1, seats=seats, offers=offers, reward=reward)
    return TableEnv(tables, render_mode)


def env(
    *,
    seats: int = 4,
    offers: int = 1,
    reward: Literal["win", "points", "money"] = "win",
    render_mode: RenderMode | None = None,
) -> Env:
    """Return the environment in PettingZoo's wrappers."""
    return wrapped(raw_env(seats=seats, offers=offers, reward=reward, render_mode=render_mode))
