"""Many games at once."""

from collections.abc import Callable

import numpy as np
import pytest
from numpy.random import default_rng

from croupier.core.errors import CroupierError, IllegalMove, InvalidOptions
from croupier.env import las_vegas_v0, lasvegas, lords_of_vegas_v0, lordsofvegas
from croupier.env.aec import TableEnv
from croupier.env.batch import Batch, Stepped
from croupier.env.batched import NOBODY
from tests.env.players import any_of_each, mask_of, seat_of

PAIRS: dict[str, tuple[Callable[[int], Batch], Callable[[], TableEnv]]] = {
    "las-vegas": (
        lambda games: lasvegas.batch(games, seats=5),
        lambda: las_vegas_v0.raw_env(seats=5),
    ),
    "white-dice": (
        lambda games: lasvegas.batch(games, seats=3, white=True, reward="money"),
        lambda: las_vegas_v0.raw_env(seats=3, white=True, reward="money"),
    ),
    "lords-of-vegas": (
        lambda games: lordsofvegas.batch(games, seats=4),
        lambda: lords_of_vegas_v0.raw_env(seats=4, offers=0),
    ),
    "trades": (
        lambda games: lordsofvegas.batch(games, seats=2, offers=1, reward="points"),
        lambda: lords_of_vegas_v0.raw_env(seats=2, offers=1, reward="points"),
    ),
}


@pytest.mark.parametrize("name", PAIRS)
def test_a_batch_plays_as_single_environments_with_the_same_seeds(name: str) -> None:
    many, single = PAIRS[name]
    games, together = many(3), [single() for _ in range(3)]
    now = games.reset(seed=40)
    for seed, env in enumerate(together, start=40):
        env.reset(seed=seed)
    whims, ended = default_rng(1), np.zeros(3, np.int64)
    while ended.min() < 2:
        actions = any_of_each(now.masks, whims)
        for at, env in enumerate(together):
            compare(env, now, at)
            env.step(int(actions[at]))
        now = games.step(actions)
        ended += now.dones
        for at, env in enumerate(together):
            assert [*env.rewards.values()] == now.rewards[at].tolist()
            assert all(env.terminations.values()) == now.dones[at]
            if now.dones[at]:
                env.reset()


def compare(env: TableEnv, now: Stepped, at: int) -> None:
    """Compare what is seen in a single environment and in a game of a batch."""
    agent = env.agent_selection
    assert seat_of(agent) == now.turns[at]
    assert (env.observe(agent)["observation"] == now.observations[at]).all()
    assert (mask_of(env, agent) == now.masks[at]).all()


def test_without_a_seed_the_games_go_on_with_their_series() -> None:
    games, others = lasvegas.batch(4), lasvegas.batch(4)
    first = games.reset(seed=1)
    others.reset(seed=1)
    second = games.reset()

    assert (second.observations == others.reset().observations).all()
    assert (second.observations != first.observations).any(axis=1).all()


def test_two_batches_without_a_seed_have_their_own_luck() -> None:
    a, b = lasvegas.batch(4).reset(), lasvegas.batch(4).reset()

    assert (a.observations != b.observations).any(axis=1).all()


def test_without_auto_reset_a_game_stays_over() -> None:
    games = lasvegas.batch(5, seats=2, auto_reset=False)
    now, whims = games.reset(seed=3), default_rng(3)
    shares = np.zeros((5, 2))
    while (now.turns != NOBODY).any():
        now = games.step(any_of_each(now.masks, whims))
        shares += now.rewards

    assert not now.masks.any()
    assert (shares.sum(axis=1) == 1).all()
    after = games.step(np.zeros(5, np.int64))
    assert not after.dones.any()
    assert not after.rewards.any()
    assert (after.observations == now.observations).all()


def test_many_games_share_out_one_win_each() -> None:
    games = lasvegas.batch(2_000, seats=2, white=True)
    now, whims = games.reset(seed=4), default_rng(4)
    ends = []
    for _ in range(60):
        now = games.step(any_of_each(now.masks, whims))
        ends.append(now.rewards[now.dones])
    rewards = np.concatenate(ends)

    assert len(rewards) > 1_000
    assert {*np.unique(rewards).tolist()} == {0, 0.5, 1}
    assert (rewards.sum(axis=1) == 1).all()


def test_what_a_step_returned_stays_as_it_was() -> None:
    games = lasvegas.batch(3)
    now = games.reset(seed=5)
    kept = now.observations.copy()

    games.step(now.masks.argmax(axis=1))

    assert (now.observations == kept).all()


@pytest.mark.parametrize("action", [-1, 6, 2**40])
def test_one_illegal_action_is_named_and_refuses_the_whole_step(action: int) -> None:
    games, same = lasvegas.batch(3), lasvegas.batch(3)
    now = games.reset(seed=6)
    same.reset(seed=6)
    legal = now.masks.argmax(axis=1)
    actions = legal.copy()
    actions[1] = action

    with pytest.raises(IllegalMove, match=f"Action {action} is outside the mask"):
        games.step(actions)

    assert (games.step(legal).observations == same.step(legal).observations).all()


def test_an_action_outside_the_mask_is_refused_even_if_the_mask_was_overwritten() -> None:
    games = lordsofvegas.batch(2)
    now = games.reset(seed=7)
    now.masks[:] = 1

    with pytest.raises(IllegalMove, match=r"Action 1 \(end-turn\) is outside the mask"):
        games.step(np.ones(2, np.int64))


@pytest.mark.parametrize("actions", [np.zeros(2, np.int64), np.zeros(3), np.zeros((3, 1), int)])
def test_anything_but_one_whole_number_for_each_game_is_refused(
    actions: np.ndarray[tuple[int, ...], np.dtype[np.int64]],
) -> None:
    games = lasvegas.batch(3)
    games.reset(seed=8)

    with pytest.raises(CroupierError, match="A step takes 3 whole numbers"):
        games.step(actions)


def test_a_batch_is_reset_before_its_first_step() -> None:
    with pytest.raises(CroupierError, match="reset before its first step"):
        lasvegas.batch(1).step(np.zeros(1, np.int64))


def test_too_many_seats_are_refused_by_their_number() -> None:
    with pytest.raises(InvalidOptions, match="for 2 to 5 seats, not 6"):
        lasvegas.batch(1, seats=6)
    with pytest.raises(InvalidOptions, match="for 2 to 4 seats, not 5"):
        lordsofvegas.batch(1, seats=5)
