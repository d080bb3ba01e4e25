"""Games in each of which one seat learns, while bots hold the others."""

from collections.abc import Sequence

import numpy as np

from croupier.core.errors import CroupierError
from croupier.env.batched import NOBODY, Choices, Flags, Observations, Rewards, Words
from croupier.env.rivals import GamesAgainstRivals, learners_of, require_seat
from croupier.env.seeding import fresh_series, series_of


class LearnersGames:
    """Games that always wait for their learners, unless they are over.

    `learners` has the seat of each; `observations` what it sees and `masks` the actions it has, as
    of the last look.
    """

    def __init__(self, games: GamesAgainstRivals, seat: int | None) -> None:
        require_seat(seat, games.seats)
        self.games = games
        self.observations = np.zeros((games.size, games.layout.size), np.float32)
        self.masks = np.zeros((games.size, games.actions.size), np.int8)
        self.learners = np.zeros(games.size, np.int64)
        self._seat = seat
        self._series = fresh_series(games.size)
        self._numbers = np.zeros(games.size, np.uint64)
        self._turns = np.full(games.size, NOBODY)
        self._has_started = False

    def reset(self, seed: int | Sequence[int] | None) -> None:
        """Start the first games of some series, or without a seed the next ones.

        The series are those of the seed and the next ones, or of a seed for each game.
        """
        if seed is not None:
            self._series = self._series_of(seed)
            self._numbers[:] = 0
        elif self._has_started:
            self._numbers += np.uint64(1)
        self._has_started = True
        self._start(np.ones(self.games.size, np.bool_))

    def _series_of(self, seed: int | Sequence[int]) -> Words:
        size = self.games.size
        if not isinstance(seed, Sequence):
            return series_of(seed, size)
        if len(seed) != size or not all(isinstance(one, int | np.integer) for one in seed):
            raise CroupierError("no-seeds", f"There is a seed for each of {size} games, or one.")
        return np.concatenate([series_of(one) for one in seed])

    def act(self, choices: Choices) -> tuple[Rewards, Flags]:
        """Take the learners' actions, let rivals answer; return the learners' rewards, and ends."""
        size = self.games.size
        rewards, dones = np.empty((size, self.games.seats), np.float32), np.empty(size, np.bool_)
        self.games.act(choices, rewards, dones)
        self.games.let_rivals(self.learners, rewards, dones)
        return rewards[np.arange(size), self.learners], dones

    def follow_up(self, dones: Flags) -> None:
        """Let games that have ended be followed by the next ones of their series."""
        self._numbers += dones
        self._start(dones)

    def seen_last(self, at: int) -> Observations:
        """Return what the learner of a game sees that is over."""
        observation = np.empty(self.games.layout.size, np.float32)
        self.games.observe(at, int(self.learners[at]), observation)
        return observation

    def _start(self, which: Flags) -> None:
        size, seats = self.games.size, self.games.seats
        self.games.start(self._series, self._numbers, which)
        self.learners = learners_of(self._series, self._numbers, seats, self._seat)
        rewards, dones = np.empty((size, seats), np.float32), np.empty(size, np.bool_)
        self.games.let_rivals(self.learners, rewards, dones)

    def look(self) -> None:
        """See what the learners see now, in arrays of their own."""
        self.observations = np.empty_like(self.observations)
        self.masks = np.empty_like(self.masks)
        self.games.look(self.observations, self.masks, self._turns)
