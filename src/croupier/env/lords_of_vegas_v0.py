"""Lords of Vegas for PettingZoo.

>>> from croupier.env import lords_of_vegas_v0
>>> table = lords_of_vegas_v0.raw_env(seats=2, offers=0)
>>> table.reset(seed=1)
>>> [table.actions.names[action] for action in table.last()[0]["action_mask"].nonzero()[0]]
['draw']
"""

from typing import Literal

from croupier.env.aec import Env, RenderMode, wrapped
from croupier.env.lordsofvegas import raw_env

__all__ = ["env", "raw_env"]


def env(
    *,
    seats: int = 4,
    offers: int = 1,
    reward: Literal["win", "points", "money"] = "win",
    render_mode: RenderMode | None = None,
) -> Env:
    """Return the environment in PettingZoo's wrappers."""
    return wrapped(raw_env(seats=seats, offers=offers, reward=reward, render_mode=render_mode))
