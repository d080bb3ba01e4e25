"""PettingZoo's own judges."""

from collections.abc import Callable
from typing import Protocol, cast

import gymnasium
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

from croupier.env.aec import Env
from croupier.env.rendering import RenderMode

EXPECTED = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
"""What the API test says of every observation with an action mask, but of the seven it knows by
name, and of a mask once the game is over."""


class Make(Protocol):
    """Makes an environment."""

    def __call__(self, *, render_mode: RenderMode | None = None) -> Env: ...


def judge(make: Make, raw: Callable[[], Env]) -> None:
    """Let all judges look at an environment, wrapped and raw."""
    api_test(make(), num_cycles=150)
    api_test(raw(), num_cycles=150)
    seed_test(make, num_cycles=150)
    seed_test(raw, num_cycles=50)
    # It says that it calls without arguments, and calls with a render mode.
    render_test(cast(Callable[[], gymnasium.Env[object, object]], make))
