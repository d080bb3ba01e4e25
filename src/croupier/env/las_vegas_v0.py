"""Las Vegas for PettingZoo.

>>> from croupier.env import las_vegas_v0
>>> table = las_vegas_v0.env(seats=3)
>>> table.reset(seed=1)
>>> table.last()[0]["action_mask"].shape
(6,)
"""

from typing import Literal

from croupier.env.aec import Env, RenderMode, wrapped
from croupier.env.lasvegas import raw_env

__all__ = ["env", "raw_env"]


def env(
    *,
    seats: int = 5,
    white: bool = False,
    open_money: bool = False,
    reward: Literal["win", "money"] = "win",
    render_mode: RenderMode | None = None,
) -> Env:
    """Return the environment in PettingZoo's wrappers."""
    raw = raw_env(
        seats=seats, white=white, open_money=open_money, reward=reward, render_mode=render_mode
    )
    return wrapped(raw)
