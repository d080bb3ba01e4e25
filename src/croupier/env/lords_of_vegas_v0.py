"""Lords of Vegas for PettingZoo, and against bots for Gymnasium.

>>> from croupier.env import lords_of_vegas_v0
>>> table = lords_of_vegas_v0.raw_env(seats=2, offers=0)
>>> table.reset(seed=1)
>>> [table.actions.names[action] for action in table.last()[0]["action_mask"].nonzero()[0]]
['draw']
"""

from typing import Literal

from croupier.env.aec import Env, wrapped
from croupier.env.lordsofvegas import raw_env
from croupier.env.lordsofvegas.rivals import LINEUP, LordsOfVegasRivals
from croupier.env.registration import register
from croupier.env.rendering import RenderMode
from croupier.env.rivals import Rivals
from croupier.env.solo import SoloEnv
from croupier.env.vector import SoloVectorEnv

__all__ = ["env", "raw_env", "solo_env", "vector_env"]


def env(
    *,
    seats: int = 4,
    offers: int = 1,
    reward: Literal["win", "points", "money"] = "win",
    render_mode: RenderMode | None = None,
) -> Env:
    """Return the environment in PettingZoo's wrappers."""
    return wrapped(raw_env(seats=seats, offers=offers, reward=reward, render_mode=render_mode))


def solo_env(
    *,
    seats: int = 4,
    rivals: Rivals = "medium",
    seat: int | None = None,
    reward: Literal["win", "points", "money"] = "win",
    render_mode: RenderMode | None = None,
) -> SoloEnv:
    """Return one game against bots for Gymnasium, in which nobody trades.

    `rivals` is a level or the name of a bot, or one for each other seat from the learner's left;
    `seat` the learner's, or none if it holds another one in every game.
    """
    return SoloEnv(
        LordsOfVegasRivals(1, LINEUP.bots(rivals, seats), reward=reward), seat, render_mode
    )


def vector_env(
    num_envs: int,
    *,
    seats: int = 4,
    rivals: Rivals = "medium",
    seat: int | None = None,
    reward: Literal["win", "points", "money"] = "win",
) -> SoloVectorEnv:
    """Return many games against bots as one environment for Gymnasium; nobody trades."""
    games = LordsOfVegasRivals(num_envs, LINEUP.bots(rivals, seats), reward=reward)
    return SoloVectorEnv(games, seat)


register("croupier/LordsOfVegas-v0", __name__)
