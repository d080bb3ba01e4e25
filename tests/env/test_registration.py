"""Environments by their ids."""

import gymnasium
import pytest

from croupier.env import las_vegas_v0, lords_of_vegas_v0
from croupier.env.registration import register
from croupier.env.solo import SoloEnv
from croupier.env.vector import SoloVectorEnv

MODULES = {"croupier/LasVegas-v0": las_vegas_v0, "croupier/LordsOfVegas-v0": lords_of_vegas_v0}


@pytest.mark.parametrize("name", MODULES)
def test_gymnasium_makes_one_game_or_many(name: str) -> None:
    one = gymnasium.make(name, seats=2, rivals="uniform", seat=1)
    many = gymnasium.make_vec(name, num_envs=3, seats=2, rivals="uniform", seat=1)
    seen, info = one.reset(seed=4)
    all_seen, infos = many.reset(seed=4)

    assert isinstance(one.unwrapped, SoloEnv)
    assert isinstance(many, SoloVectorEnv)
    assert (all_seen[0] == seen).all()
    assert info["seat"] == 1
    assert infos["seat"].tolist() == [1, 1, 1]


@pytest.mark.parametrize("name", MODULES)
def test_whoever_registers_twice_is_not_warned(name: str) -> None:
    before = gymnasium.spec(name)
    register(name, MODULES[name].__name__)

    assert gymnasium.spec(name) is before
