"""Thousands of games at once, stepped inside compiled code.

>>> batch = las_vegas(games=1000, seats=3)
>>> now = batch.reset(seed=7)
>>> now.observations.shape, now.masks.shape, now.turns.shape
((1000, 121), (1000, 6), (1000,))
>>> now = batch.step(now.masks.argmax(axis=1))
>>> now.rewards.shape, int(now.dones.sum())
((1000, 3), 0)
"""

from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.core.errors import CroupierError, InvalidOptions
from croupier.env.lasvegas.tables import LasVegasTables
from croupier.env.lordsofvegas.tables import LordsOfVegasTables
from croupier.env.seeding import fresh_series, series_of
from croupier.env.tables import (
    NOBODY,
    Choices,
    Flags,
    Masks,
    Observations,
    Rewards,
    Tables,
    Turns,
    refusal,
)


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

    def __init__(self, tables: Tables, *, auto_reset: bool = True) -> None:
        self.tables = tables
        self.auto_reset = auto_reset
        self.layout = tables.layout
        self.actions = tables.actions
        self._series = fresh_series(tables.games)
        self._numbers = np.zeros(tables.games, np.uint64)
        self._masks = np.zeros((tables.games, tables.actions.size), np.int8)
        self._turns = np.full(tables.games, NOBODY)
        self._has_started = False

    def reset(self, seed: int | None = None) -> Stepped:
        """Start all games anew: game i of the batch with seed + i, or without a seed the next ones.

        As in a single environment, games without a seed of their own continue their series.
        """
        if seed is not None:
            self._series = series_of(seed, self.tables.games)
            self._numbers[:] = 0
        elif self._has_started:
            self._numbers += np.uint64(1)
        self._has_started = True
        games, seats = self.tables.games, self.tables.seats
        self.tables.start(self._series, self._numbers, np.ones(games, np.bool_))
        return self._look(np.zeros((games, seats), np.float32), np.zeros(games, np.bool_))

    def step(self, actions: NDArray[np.integer]) -> Stepped:
        """Take one action in every game, or refuse them all if one of them is illegal."""
        if not self._has_started:
            raise CroupierError("not-reset", "A batch is reset before its first step.")
        choices = self._legal(np.asarray(actions))
        games, seats = self.tables.games, self.tables.seats
        rewards, dones = np.empty((games, seats), np.float32), np.empty(games, np.bool_)
        self.tables.act(choices, rewards, dones)
        if self.auto_reset and dones.any():
            self._numbers += dones
            self.tables.start(self._series, self._numbers, dones)
        return self._look(rewards, dones)

    def _look(self, rewards: Rewards, dones: Flags) -> Stepped:
        games = self.tables.games
        observations = np.empty((games, self.layout.size), np.float32)
        masks = np.empty((games, self.actions.size), np.int8)
        turns = np.empty(games, np.int64)
        self.tables.look(observations, masks, turns)
        self._masks, self._turns = masks.copy(), turns.copy()
        return Stepped(observations, rewards, dones, masks, turns)

    def _legal(self, actions: NDArray[np.integer]) -> Choices:
        """Return actions that can all be taken, or name the first that cannot."""
        if actions.shape != self._turns.shape or actions.dtype.kind not in "iu":
            sentence = f"A step takes {len(self._turns)} whole numbers, not {actions!r}."
            raise CroupierError("no-actions", sentence)
        choices = actions.astype(np.int64)
        within = (choices >= 0) & (choices < self.actions.size)
        marked = np.take_along_axis(self._masks, np.where(within, choices, 0)[:, None], axis=1)
        legal = (within & (marked[:, 0] == 1)) | (self._turns == NOBODY)
        if not legal.all():
            at = int(np.argmin(legal))
            raise refusal(self.tables, at, int(choices[at]), self._masks[at])
        return choices


def require_games(games: int) -> None:
    """Refuse a batch of nothing."""
    if games < 1:
        raise InvalidOptions(f"A batch has at least one game, not {games}.")


def las_vegas(
    games: int,
    *,
    seats: int = 5,
    white: bool = False,
    open_money: bool = False,
    reward: Literal["win", "money"] = "win",
    auto_reset: bool = True,
) -> Batch:
    """Return many games of Las Vegas."""
    require_games(games)
    tables = LasVegasTables(games, seats=seats, white=white, open_money=open_money, reward=reward)
    return Batch(tables, auto_reset=auto_reset)


def lords_of_vegas(
    games: int,
    *,
    seats: int = 4,
    offers: int = 0,
    reward: Literal["win", "points", "money"] = "win",
    auto_reset: bool = True,
) -> Batch:
    """Return many games of Lords of Vegas, by default without trades."""
    require_games(games)
    tables = LordsOfVegasTables(games, seats=seats, offers=offers, reward=reward)
    return Batch(tables, auto_reset=auto_reset)
