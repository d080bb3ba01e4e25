"""Games of Lords of Vegas side by side."""

import numpy as np
import pytest

from croupier.env import lords_of_vegas_v0
from croupier.env.lordsofvegas.actions import ACTIONS
from croupier.env.lordsofvegas.batched import LordsOfVegasGames
from croupier.lordsofvegas.state import Over
from tests.env.lordsofvegas.tables import ANY, GAME, Agreed, at_each_table, state_of
from tests.env.players import finish, turns
from tests.lordsofvegas.boards import position


@at_each_table
def test_the_win_is_shared_by_the_winners(agreed: Agreed) -> None:
    env = lords_of_vegas_v0.raw_env(**agreed)
    finish(env, seed=4)
    result = GAME.result(state_of(env))
    assert result is not None

    assert [*env.rewards.values()] == pytest.approx([*map(float, result.win_shares)])


@pytest.mark.parametrize(("reward", "score"), [("points", 0), ("money", 1)])
def test_the_reward_can_be_points_or_money(reward: str, score: int) -> None:
    env = ANY(reward=reward, offers=0)
    finish(env, seed=5)
    state = state_of(env)
    assert isinstance(state, Over)
    result = GAME.result(state)
    assert result is not None

    assert [*env.rewards.values()] == [scores[score] for scores in result.scores]


def test_equals_share_the_win() -> None:
    games = LordsOfVegasGames(1, seats=3)
    games.put(0, position("drawing", money=(5, 9, 9), points=(2, 3, 3), deck=["F1"], above=0))
    rewards, dones = np.empty((1, 3), np.float32), np.empty(1, np.bool_)

    games.act(np.array([ACTIONS.index("draw")]), rewards, dones)

    assert dones[0]
    assert rewards.tolist() == [[0, 0.5, 0.5]]


def test_a_seed_determines_the_game() -> None:
    a, b = lords_of_vegas_v0.raw_env(), lords_of_vegas_v0.raw_env()

    for (agent, _), _ in zip(turns(a, seed=6), turns(b, seed=6), strict=True):
        assert (a.observe(agent)["observation"] == b.observe(agent)["observation"]).all()
    assert state_of(a) == state_of(b)
