"""Las Vegas for PettingZoo, and against bots for Gymnasium.

>>> from croupier.env import las_vegas_v0
>>> table = las_vegas_v0.env(seats=3)
>>> table.reset(seed=1)
>>> table.last()[0]["action_mask"].shape
(6,)
>>> alone = las_vegas_v0.solo_env(seats=3, rivals="easy")
>>> observation, info = alone.reset(seed=1)
>>> observation.shape, info["seat"]
((121,), 1)
"""

from typing import Literal

from croupier.env.aec import Env, wrapped
from croupier.env.lasvegas import raw_env
from croupier.env.lasvegas.rivals import LINEUP, LasVegasRivals
from croupier.env.registration import register
from croupier.env.rendering import RenderMode
from croupier.env.rivals import Rivals
from croupier.env.solo import SoloEnv
from croupier.env.vector import SoloVectorEnv

__all__ = ["env", "raw_env", "solo_env", "vector_env"]


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


def solo_env(
    *,
    seats: int = 5,
    rivals: Rivals = "medium",
    seat: int | None = None,
    white: bool = False,
    open_money: bool = False,
    reward: Literal["win", "money"] = "win",
    render_mode: RenderMode | None = None,
) -> SoloEnv:
    """Return one game against bots for Gymnasium.

    `rivals` is a level or the name of a bot, or one for each other seat from the learner's left;
    `seat` the learner's, or none if it holds another one in every game.
    """
    bots = LINEUP.bots(rivals, seats)
    game = LasVegasRivals(1, bots, white=white, open_money=open_money, reward=reward)
    return SoloEnv(game, seat, render_mode)


def vector_env(
    num_envs: int,
    *,
    seats: int = 5,
    rivals: Rivals = "medium",
    seat: int | None = None,
    white: bool = False,
    open_money: bool = False,
    reward: Literal["win", "money"] = "win",
) -> SoloVectorEnv:
    """Return many games against bots as one environment for Gymnasium."""
    bots = LINEUP.bots(rivals, seats)
    games = LasVegasRivals(num_envs, bots, white=white, open_money=open_money, reward=reward)
    return SoloVectorEnv(games, seat)


register("croupier/LasVegas-v0", __name__)
