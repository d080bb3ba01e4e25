"""Games in each of which one seat learns."""

import numpy as np
import pytest
from numpy.random import default_rng

from croupier.core.errors import CroupierError
from croupier.env.lasvegas.rivals import LasVegasRivals
from croupier.env.learning import LearnersGames
from tests.env.players import any_of_each

BOTS = ("uniform", "greedy")


def test_games_wait_for_their_learners_and_for_nobody_else() -> None:
    at = LearnersGames(LasVegasRivals(6, BOTS), None)
    at.reset(seed=4)
    whims = default_rng(1)
    for _ in range(20):
        at.look()
        assert (at._turns == at.learners).all()
        _, dones = at.act(any_of_each(at.masks, whims))
        at.follow_up(dones)


def test_rewards_are_those_of_the_learners_seat() -> None:
    at = LearnersGames(LasVegasRivals(40, BOTS, reward="money"), None)
    at.reset(seed=4)
    whims, left = default_rng(1), np.ones(40, np.bool_)
    while left.any():
        at.look()
        rewards, dones = at.act(any_of_each(at.masks, whims))
        left &= ~dones
        for game in np.flatnonzero(dones):
            state = at.games.text(int(game))
            assert state, "it can still be shown"
            won = at.games.layout.part(at.seen_last(int(game)), "won")
            assert rewards[game] == (won[0] * np.arange(1, 10)).sum()
        assert not rewards[~dones].any()


def test_a_seed_for_each_game_is_a_series_for_each() -> None:
    together, one = (
        LearnersGames(LasVegasRivals(3, BOTS), 0),
        LearnersGames(LasVegasRivals(3, BOTS), 0),
    )
    together.reset(seed=[7, 8, 9])
    one.reset(seed=7)
    together.look()
    one.look()

    assert (together.observations == one.observations).all()


@pytest.mark.parametrize("seeds", [[1, 2], ["a", "b", "c"], [None, None, None]])
def test_other_seeds_than_one_for_each_game_are_refused(seeds: list[int]) -> None:
    with pytest.raises(CroupierError, match="a seed for each of 3 games, or one"):
        LearnersGames(LasVegasRivals(3, BOTS), 0).reset(seed=seeds)
