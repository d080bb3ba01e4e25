"""Games of Las Vegas side by side."""

import pytest

from croupier.core.errors import CroupierError
from croupier.env import las_vegas_v0
from croupier.env.lasvegas.batched import LasVegasGames
from tests.env.lasvegas.tables import GAME, Agreed, at_each_table, state_of
from tests.env.players import finish, turns


@at_each_table
def test_the_win_is_shared_by_the_winners(agreed: Agreed) -> None:
    env = las_vegas_v0.raw_env(**agreed)
    finish(env, seed=5)
    result = GAME.result(state_of(env))
    assert result is not None

    assert [*env.rewards.values()] == pytest.approx([*map(float, result.win_shares)])
    assert sum(env.rewards.values()) == pytest.approx(1)


def test_the_reward_can_be_money() -> None:
    env = las_vegas_v0.raw_env(seats=4, reward="money")
    finish(env, seed=6)
    result = GAME.result(state_of(env))
    assert result is not None

    assert [*env.rewards.values()] == [money / 10_000 for money, _ in result.scores]


def test_a_game_can_be_laid_on_a_table() -> None:
    env, other = las_vegas_v0.raw_env(), LasVegasGames(2)
    for _ in zip(range(30), turns(env, seed=1), strict=False):
        other.put(1, state_of(env))

        assert other.state(1) == state_of(env)


def test_a_row_that_is_no_state_is_refused() -> None:
    with pytest.raises(CroupierError, match="seats=0"):
        LasVegasGames(1).state(0)
