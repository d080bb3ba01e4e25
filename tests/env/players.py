"""Players for the tests of the environments: they choose at random among what the mask allows."""

from collections.abc import Iterator
from itertools import count

import numpy as np
from numpy.random import Generator, default_rng

from croupier.env.aec import Env, TableEnv
from croupier.env.batched import Choices, Masks


def any_of(mask: Masks, whims: Generator) -> int:
    """Choose one of the actions in a mask."""
    return int(whims.choice(np.flatnonzero(mask)))


def any_of_each(masks: Masks, whims: Generator) -> Choices:
    """Choose one action in each of many masks; where there is none, the first."""
    liking = whims.random(masks.shape) * masks
    chosen: Choices = np.argmax(liking, axis=1)
    return chosen


def turns(env: TableEnv, seed: int) -> Iterator[tuple[str, int]]:
    """Play a game; yield each seat and its action before it is taken."""
    whims = default_rng(seed)
    env.reset(seed=seed)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        action = any_of(mask_of(env, agent), whims)
        yield agent, action
        env.step(action)


def finish(env: TableEnv, seed: int) -> None:
    """Play a game to its end."""
    for _ in turns(env, seed):
        pass


def missing_action(env: Env) -> int:
    """Start a game in which some action is not in the mask, and return it."""
    for seed in count():
        env.reset(seed=seed)
        observation = env.observe(env.agent_selection)
        assert observation is not None
        mask = observation["action_mask"]
        if not mask.all():
            break
    return int(mask.argmin())


def seat_of(agent: str) -> int:
    """Return the seat of an agent."""
    return int(agent.removeprefix("seat_"))


def mask_of(env: TableEnv, agent: str) -> Masks:
    """Return the mask an agent sees."""
    return env.observe(agent)["action_mask"].astype(np.int8)
