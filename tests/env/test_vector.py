"""Many games against bots as one environment, for Gymnasium."""

from collections.abc import Callable, Mapping

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from numpy.random import default_rng

from croupier.core.errors import CroupierError, IllegalMove
from croupier.env import las_vegas_v0, lords_of_vegas_v0
from croupier.env.solo import SoloEnv
from croupier.env.vector import SoloVectorEnv
from tests.env.players import any_of_each

GAMES = 4
PAIRS: dict[str, tuple[Callable[[], SoloVectorEnv], Callable[[], SoloEnv]]] = {
    "las-vegas": (
        lambda: las_vegas_v0.vector_env(GAMES, seats=3, rivals="easy"),
        lambda: las_vegas_v0.solo_env(seats=3, rivals="easy"),
    ),
    "white-dice": (
        lambda: las_vegas_v0.vector_env(GAMES, seats=2, rivals="medium", white=True, seat=1),
        lambda: las_vegas_v0.solo_env(seats=2, rivals="medium", white=True, seat=1),
    ),
    "lords-of-vegas": (
        lambda: lords_of_vegas_v0.vector_env(GAMES, seats=2, rivals="uniform", reward="points"),
        lambda: lords_of_vegas_v0.solo_env(seats=2, rivals="uniform", reward="points"),
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_it_does_as_gymnasium_does_with_single_environments(name: str) -> None:
    """Autoreset in the same step, with what was seen last and told of it."""
    many, single = PAIRS[name]
    env, whims, ended = many(), default_rng(1), 0
    other = SyncVectorEnv([single] * GAMES, autoreset_mode=AutoresetMode.SAME_STEP)
    seen, told = env.reset(seed=40)
    expected, expected_told = other.reset(seed=40)
    assert env.single_action_space == other.single_action_space
    assert env.observation_space == other.observation_space
    assert env.metadata["autoreset_mode"] == other.metadata["autoreset_mode"]
    while ended < 2 * GAMES:
        assert (seen == expected).all()
        assert env.observation_space.contains(seen)
        compare(told, expected_told)
        actions = any_of_each(env.action_masks().astype(np.int8), whims)
        seen, *ends, told = env.step(actions)
        expected, *expected_ends, expected_told = other.step(actions)
        assert [*map(list, ends)] == [*map(list, expected_ends)]
        ended += int(ends[1].sum())


def compare(told: Mapping[str, object], expected: Mapping[str, object]) -> None:
    """Compare all infos, also those within others."""
    assert told.keys() == expected.keys()
    for name, one in told.items():
        other = expected[name]
        if isinstance(one, dict):
            assert isinstance(other, dict)
            compare(one, other)
        else:
            assert isinstance(one, np.ndarray)
            assert isinstance(other, np.ndarray)
            assert one.shape == other.shape
            pairs = zip(one, other, strict=True)
            assert all(np.array_equal(a, b) for a, b in pairs), name


def test_without_a_seed_the_games_go_on_with_their_series() -> None:
    env, other = (las_vegas_v0.vector_env(5, seats=2, rivals="uniform") for _ in range(2))
    first, _ = env.reset(seed=1)
    other.reset(seed=1)
    second, _ = env.reset()

    assert (second == other.reset()[0]).all()
    assert (second != first).any(axis=1).all()


def test_what_a_step_returned_stays_as_it_was() -> None:
    env = las_vegas_v0.vector_env(3, seats=2, rivals="uniform")
    seen, _ = env.reset(seed=5)
    kept = seen.copy()
    env.step(env.action_masks().argmax(axis=1))

    assert (seen == kept).all()


def test_one_illegal_action_is_named_and_refuses_the_whole_step() -> None:
    env = las_vegas_v0.vector_env(3, seats=2, rivals="uniform")
    env.reset(seed=6)
    before = [env.games.text(at) for at in range(3)]
    actions = env.action_masks().argmax(axis=1)
    actions[1] = 6

    with pytest.raises(IllegalMove, match="Action 6 is outside the mask"):
        env.step(actions)

    assert [env.games.text(at) for at in range(3)] == before


def test_games_are_reset_before_their_first_step() -> None:
    with pytest.raises(CroupierError, match="reset before their first step"):
        las_vegas_v0.vector_env(2).step(np.zeros(2, np.int64))
