"""Many games as one Gymnasium environment, stepped inside compiled code."""

from collections.abc import Sequence

import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray
from typing_extensions import override

from croupier.core.errors import CroupierError
from croupier.env.batch import legal_choices
from croupier.env.batched import Flags, Masks, Observations, Rewards
from croupier.env.learning import LearnersGames
from croupier.env.rivals import GamesAgainstRivals
from croupier.env.solo import sights

__all__ = ["SoloVectorEnv"]


class SoloVectorEnv(VectorEnv[Observations, NDArray[np.integer], NDArray[np.generic]]):
    """Games each of which plays as a single environment with its seed would.

    A game that ends is followed at once by the next one of its series: observations and masks are
    of the new game then, and `final_obs` and `final_info` tell of the one that ended.
    """

    def __init__(self, games: GamesAgainstRivals, seat: int | None) -> None:
        self.metadata = {"name": games.name, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.games = games
        self.layout = games.layout
        self.actions = games.actions
        self.num_envs = games.size
        self.single_observation_space = sights(games)
        self.single_action_space = Discrete(games.actions.size)
        self.observation_space = batch_space(self.single_observation_space, games.size)
        self.action_space = batch_space(self.single_action_space, games.size)
        self._at = LearnersGames(games, seat)
        self._has_started = False

    @override
    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, object] | None = None,
    ) -> tuple[Observations, dict[str, object]]:
        """Start all games anew: game i with seed + i or a seed of its own, or the next games.

        There are no options; Gymnasium hands some over all the same.
        """
        self._at.reset(seed)
        self._at.look()
        self._has_started = True
        return self._at.observations, self._infos()

    @override
    def step(
        self, actions: NDArray[np.integer]
    ) -> tuple[Observations, Rewards, Flags, Flags, dict[str, object]]:
        """Take one action in every game, or refuse them all if one of them is illegal."""
        if not self._has_started:
            raise CroupierError("not-reset", "Games are reset before their first step.")
        nowhere = np.zeros(self.num_envs, np.bool_)
        choices = legal_choices(self.games, np.asarray(actions), self._at.masks, nowhere)
        rewards, dones = self._at.act(choices)
        ended: dict[str, object] = {}
        if dones.any():
            ended = self._endings(dones)
            self._at.follow_up(dones)
        self._at.look()
        return self._at.observations, rewards, dones, nowhere, {**self._infos(), **ended}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions there are now in every game."""
        return self._at.masks.astype(np.bool_)

    def _infos(self) -> dict[str, object]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return infos(self._at.masks.copy(), self._at.learners.copy(), everywhere)

    def _endings(self, dones: Flags) -> dict[str, object]:
        """Return what the learners of games see that are over."""
        last = np.full(self.num_envs, None, dtype=object)
        for at in np.flatnonzero(dones):
            last[at] = self._at.seen_last(int(at))
        seats = np.where(dones, self._at.learners, 0)
        told = infos(np.zeros_like(self._at.masks), seats, dones.copy())
        return {
            "final_obs": last,
            "_final_obs": dones.copy(),
            "final_info": told,
            "_final_info": dones.copy(),
        }


def infos(masks: Masks, seats: NDArray[np.int64], which: Flags) -> dict[str, object]:
    """Return the infos of many games as Gymnasium keeps them: each with the games that have it."""
    return {"action_mask": masks, "_action_mask": which, "seat": seats, "_seat": which.copy()}
