"""Thousands of games at once, stepped inside compiled code.

>>> from croupier.env import lasvegas
>>> batch = lasvegas.batch(games=1000, seats=3)
>>> now = batch.reset(seed=7)
>>> now.observations.shape, now.masks.shape, now.turns.shape
((1000, 121), (1000, 6), (1000,))
>>> now = batch.step(now.masks.argmax(axis=1))
>>> now.rewards.shape, int(now.dones.sum())
((1000, 3), 0)
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.core.errors import CroupierError
from croupier.env.batched import (
    NOBODY,
    BatchedGames,
    Choices,
    Flags,
    Masks,
    Observations,
    Rewards,
    Turns,
    refusal,
)
from croupier.env.seeding import fresh_series, series_of

__all__ = ["Batch", "Stepped"]


class Stepped(NamedTuple):
    """What a step brought, one entry or row for each game.

    `observations` and `masks` are those of the seats in `turns`, which choose next; `rewards` has
    a column for every seat, and `dones` marks the games this step has ended.
    """

    observations: Observations
    rewards: Rewards
    dones: Flags
    masks: Masks
    turns: Turns


class Batch:
    """Many games of one kind, each as a single environment with the same seed would play it.

    With `auto_reset` a game that ends is followed at once by the next one of its series: then
    `rewards` and `dones` tell of the game that ended, all else of the new one. Without, it stays
    over: nobody is on turn, the mask is empty, and its action is ignored.
    """

    def __init__(self, games: BatchedGames, *, auto_reset: bool = True) -> None:
        self.games = games
        self.auto_reset = auto_reset
        self.layout = games.layout
        self.actions = games.actions
        self._series = fresh_series(games.size)
        self._numbers = np.zeros(games.size, np.uint64)
        self._masks = np.zeros((games.size, games.actions.size), np.int8)
        self._turns = np.full(games.size, NOBODY)
        self._has_started = False

    def reset(self, seed: int | None = None) -> Stepped:
        """Start all games anew: game i of the batch with seed + i, or without a seed the next ones.

        As in a single environment, games without a seed of their own continue their series.
        """
        if seed is not None:
            self._series = series_of(seed, self.games.size)
            self._numbers[:] = 0
        elif self._has_started:
            self._numbers += np.uint64(1)
        self._has_started = True
        size, seats = self.games.size, self.games.seats
        self.games.start(self._series, self._numbers, np.ones(size, np.bool_))
        return self._look(np.zeros((size, seats), np.float32), np.zeros(size, np.bool_))

    def step(self, actions: NDArray[np.integer]) -> Stepped:
        """Take one action in every game, or refuse them all if one of them is illegal."""
        if not self._has_started:
            raise CroupierError("not-reset", "A batch is reset before its first step.")
        over = self._turns == NOBODY
        choices = legal_choices(self.games, np.asarray(actions), self._masks, over)
        size, seats = self.games.size, self.games.seats
        rewards, dones = np.empty((size, seats), np.float32), np.empty(size, np.bool_)
        self.games.act(choices, rewards, dones)
        if self.auto_reset and dones.any():
            self._numbers += dones
            self.games.start(self._series, self._numbers, dones)
        return self._look(rewards, dones)

    def _look(self, rewards: Rewards, dones: Flags) -> Stepped:
        size = self.games.size
        observations = np.empty((size, self.layout.size), np.float32)
        masks = np.empty((size, self.actions.size), np.int8)
        turns = np.empty(size, np.int64)
        self.games.look(observations, masks, turns)
        self._masks, self._turns = masks.copy(), turns.copy()
        return Stepped(observations, rewards, dones, masks, turns)


def legal_choices(
    games: BatchedGames, actions: NDArray[np.integer], masks: Masks, over: Flags
) -> Choices:
    """Return actions that can all be taken, or name the first that cannot."""
    if actions.shape != over.shape or actions.dtype.kind not in "iu":
        sentence = f"A step takes {len(over)} whole numbers, not {actions!r}."
        raise CroupierError("no-actions", sentence)
    choices = actions.astype(np.int64)
    within = (choices >= 0) & (choices < games.actions.size)
    marked = np.take_along_axis(masks, np.where(within, choices, 0)[:, None], axis=1)
    legal = (within & (marked[:, 0] == 1)) | over
    if not legal.all():
        at = int(np.argmin(legal))
        raise refusal(games, at, int(choices[at]), masks[at])
    return choices
