"""One game against bots, for Gymnasium."""

from collections.abc import Callable
from typing import cast

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from numpy.random import default_rng
from typing_extensions import override

from croupier.core.errors import CroupierError, IllegalMove
from croupier.env import las_vegas_v0, lords_of_vegas_v0
from croupier.env.batched import Observations
from croupier.env.solo import Action, SoloEnv
from tests.env.players import any_of

ENVS: dict[str, Callable[[], SoloEnv]] = {
    "las-vegas": lambda: las_vegas_v0.solo_env(seats=3, rivals=["easy", "uniform"]),
    "lords-of-vegas": lambda: lords_of_vegas_v0.solo_env(seats=3, rivals=["uniform", "easy"]),
}
at_each = pytest.mark.parametrize("make", ENVS.values(), ids=ENVS)


class Legal(SoloEnv):
    """Takes the first legal action at or after the one that is asked for."""

    @override
    def step(self, action: Action) -> tuple[Observations, float, bool, bool, dict[str, object]]:
        mask = self.action_masks()
        return super().step(int((np.roll(mask, -int(action)).argmax() + action) % len(mask)))


@at_each
def test_it_passes_the_test_of_gymnasium(make: Callable[[], SoloEnv]) -> None:
    """The test knows no masks, so every action is made a legal one."""
    check_env(Legal(make().games, None, None), skip_render_check=True)


@at_each
def test_the_learner_has_every_seat_in_turn(make: Callable[[], SoloEnv]) -> None:
    env = make()
    seats = [env.reset(seed=6)[1]["seat"], env.reset()[1]["seat"], env.reset()[1]["seat"]]

    assert seats == [0, 1, 2]


@at_each
def test_the_same_seed_and_actions_lead_to_the_same_games(make: Callable[[], SoloEnv]) -> None:
    env, other = make(), make()
    whims, games = default_rng(3), 0
    seen, same = env.reset(seed=8)[0], other.reset(seed=8)[0]
    while games < 2:
        assert (seen == same).all()
        action = any_of(env.action_masks().astype(np.int8), whims)
        seen, reward, is_over, _, _ = env.step(action)
        same, *ends, _ = other.step(action)
        assert [reward, is_over, False] == ends
        assert (env.action_masks() == other.action_masks()).all()
        if is_over:
            assert (seen == same).all()
            seen, same, games = env.reset()[0], other.reset()[0], games + 1


@at_each
def test_only_the_end_brings_a_reward(make: Callable[[], SoloEnv]) -> None:
    env, whims, rewards = make(), default_rng(3), list[float]()
    env.reset(seed=2)
    is_over = False
    while not is_over:
        seen, reward, is_over, is_cut, _ = env.step(
            any_of(env.action_masks().astype(np.int8), whims)
        )
        assert env.observation_space.contains(seen)
        assert not is_cut
        rewards.append(reward)

    assert not any(rewards[:-1])
    assert 0 <= rewards[-1] <= 1
    assert not env.action_masks().any()
    with pytest.raises(CroupierError, match="reset before its first step"):
        env.step(0)


@at_each
@pytest.mark.parametrize("kind", ["masked", "negative", "too-high", "words"])
def test_an_illegal_action_is_refused_and_nothing_has_changed(
    make: Callable[[], SoloEnv], kind: str
) -> None:
    env = make()
    env.reset(seed=5)
    while env.action_masks().all():
        env.reset()
    before, mask = env.games.text(0), env.action_masks()
    actions: dict[str, object] = {
        "masked": int(mask.argmin()),
        "negative": -1,
        "too-high": len(mask),
        "words": "place 1",
    }
    # Whoever does not look at types may send anything.
    step = cast(Callable[[object], object], env.step)

    with pytest.raises(IllegalMove, match="is outside the mask; legal are"):
        step(actions[kind])

    assert env.games.text(0) == before
    assert (env.action_masks() == mask).all()


def test_whoever_overwrites_the_mask_changes_nothing() -> None:
    env = lords_of_vegas_v0.solo_env(seats=2, rivals="uniform")
    _, info = env.reset(seed=7)
    mask = info["action_mask"]
    assert isinstance(mask, np.ndarray)
    mask[:] = 1

    with pytest.raises(IllegalMove, match="is outside the mask"):
        env.step(int(env.action_masks().argmin()))
