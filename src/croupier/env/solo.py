"""One game as a Gymnasium environment: the learner holds a seat, bots hold the others."""

from typing import cast

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete, Space
from typing_extensions import override

from croupier.core.errors import CroupierError
from croupier.env.batched import Flags, Observations, legal_choice
from croupier.env.learning import LearnersGames
from croupier.env.rendering import RENDER_MODES, RenderMode, rendered, require_render_mode
from croupier.env.rivals import GamesAgainstRivals

__all__ = ["SoloEnv"]

Action = int | np.integer
"""The number of an action."""


def sights(games: GamesAgainstRivals) -> Space[Observations]:
    """Return the space of what a learner sees."""
    highest = games.layout.highest
    # Gymnasium's own type leaves open which numbers are in it.
    return cast(Space[Observations], Box(np.zeros_like(highest), highest, dtype=np.float32))


class SoloEnv(gymnasium.Env[Observations, Action]):
    """A game from one seat's point of view: a step lasts until the learner is asked again.

    `layout` names the parts of an observation, `actions` the actions, and `games` holds the game.
    """

    def __init__(
        self, games: GamesAgainstRivals, seat: int | None, render_mode: RenderMode | None
    ) -> None:
        require_render_mode(render_mode)
        self.metadata = {"name": games.name, "render_modes": [*RENDER_MODES], "render_fps": 1}
        self.render_mode: RenderMode | None = render_mode
        self.games = games
        self.layout = games.layout
        self.actions = games.actions
        self.observation_space = sights(games)
        self.action_space = Discrete(games.actions.size)
        self._at = LearnersGames(games, seat)
        self._is_over = True

    @override
    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observations, dict[str, object]]:
        """Start a new game: the first one of a seed, or without a seed the next one.

        There are no options; Gymnasium hands some over all the same.
        """
        super().reset(seed=seed)
        self._at.reset(seed)
        self._at.look()
        self._is_over = False
        self._show()
        return self._at.observations[0], self._info()

    @override
    def step(self, action: Action) -> tuple[Observations, float, bool, bool, dict[str, object]]:
        """Take an action and let the rivals answer, or refuse one that is not in the mask."""
        if self._is_over:
            raise CroupierError("not-reset", "A game is reset before its first step.")
        choice = legal_choice(self.games, action, self._at.masks[0])
        rewards, dones = self._at.act(choice)
        self._is_over = bool(dones[0])
        self._at.look()
        observation = self._at.seen_last(0) if self._is_over else self._at.observations[0]
        self._show()
        return observation, float(rewards[0]), self._is_over, False, self._info()

    def action_masks(self) -> Flags:
        """Return which actions there are now, as those ask who learn with masks."""
        mask: Flags = self._at.masks[0].astype(np.bool_)
        return mask

    def _info(self) -> dict[str, object]:
        return {"action_mask": self._at.masks[0].copy(), "seat": int(self._at.learners[0])}

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    @override
    def render(self) -> str | None:
        """Return the game as a line of text, or print it."""
        return rendered(self.games, self.render_mode)
