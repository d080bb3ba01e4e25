"""One game as a PettingZoo environment, in which seats act one after the other."""

from typing import cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo.utils.env import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)
from typing_extensions import override

from croupier.env.batched import NOBODY, BatchedGames, Masks, Observations, legal_choice
from croupier.env.rendering import RENDER_MODES, RenderMode, rendered, require_render_mode
from croupier.env.seeding import fresh_series, series_of

Observed = dict[str, Observations | Masks]
"""What a seat sees as `observation`, and the actions it has as `action_mask`: none unless asked."""
Action = int | np.integer | None
"""The number of an action; from a seat whose game is over, none."""
Env = AECEnv[str, Observed, Action]

ILLEGAL = -1.0
"""The reward for an illegal action in a wrapped environment: less than any game can bring."""

ASKED_OFTEN = (
    "agents",
    "agent_selection",
    "rewards",
    "terminations",
    "truncations",
    "infos",
    "_cumulative_rewards",
)
"""What PettingZoo's loop asks of an environment at every step."""


class TableEnv(Env):
    """A game whose agents are its seats, `seat_0` and on.

    `layout` names the parts of an observation, `actions` the actions, and `games` holds the game.
    """

    def __init__(self, games: BatchedGames, render_mode: RenderMode | None) -> None:
        require_render_mode(render_mode)
        self.metadata = {
            "name": games.name,
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.games = games
        self.layout = games.layout
        self.actions = games.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(games.seats)]
        self.agents: list[str] = []
        self._observation_spaces = {agent: self._sights() for agent in self.possible_agents}
        self._action_spaces = {a: Discrete(self.actions.size) for a in self.possible_agents}
        self._observations = np.zeros((1, self.layout.size), np.float32)
        self._masks = np.zeros((1, self.actions.size), np.int8)
        self._turns = np.full(1, NOBODY)
        self._series = fresh_series()
        self._number = np.zeros(1, np.uint64)
        self._has_started = False

    def _sights(self) -> Space[Observed]:
        highest = self.layout.highest
        parts: dict[str, Space[Observations | Masks]] = {
            "observation": Box(np.zeros_like(highest), highest, dtype=np.float32),
            "action_mask": Box(0, 1, (self.actions.size,), np.int8),
        }
        # Gymnasium's own type says that its members are spaces again.
        return cast(Space[Observed], Dict(parts))

    def observation_space(self, agent: str) -> Space[Observed]:
        """Return the space of a seat's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of a seat's actions."""
        return self._action_spaces[agent]

    @override
    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Start a new game: the first one of a seed, or without a seed the next one.

        There are no options; PettingZoo hands some over all the same.
        """
        if seed is not None:
            self._series, self._number[0] = series_of(seed), 0
        elif self._has_started:
            self._number += np.uint64(1)
        self._has_started = True
        self.games.start(self._series, self._number, np.ones(1, np.bool_))
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._look()

    def _look(self) -> None:
        """See who is asked next, and which actions that seat has."""
        self.games.look(self._observations, self._masks, self._turns)
        if self._turns[0] != NOBODY:
            self.agent_selection = self.possible_agents[self._turns[0]]

    def observe(self, agent: str) -> Observed:
        """Return what a seat sees now."""
        seat = self.possible_agents.index(agent)
        if seat == self._turns[0]:
            return {
                "observation": self._observations[0].copy(),
                "action_mask": self._masks[0].copy(),
            }
        observation = np.empty(self.layout.size, np.float32)
        self.games.observe(0, seat, observation)
        return {"observation": observation, "action_mask": np.zeros_like(self._masks[0])}

    def step(self, action: Action) -> None:
        """Take an action of the seat that is asked, or refuse one that is not in its mask."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        choice = legal_choice(self.games, action, self._masks[0])
        rewards, dones = np.empty((1, self.games.seats), np.float32), np.empty(1, np.bool_)
        self.games.act(choice, rewards, dones)
        self.rewards = dict(zip(self.agents, rewards[0].tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, bool(dones[0]))
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._look()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the game as a line of text, or print it."""
        return rendered(self.games, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class Watched(OrderEnforcingWrapper[str, Observed, Action]):
    """An environment that watches over its use, as all of PettingZoo's do.

    An illegal action ends the game: whoever takes it gets the reward -1, the others 0.
    """

    def __init__(self, table: TableEnv) -> None:
        super().__init__(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(table, ILLEGAL)))
        self._table = table

    @override
    def __str__(self) -> str:
        return str(self.env)


def at_the_table(name: str) -> property:
    """Return how something is found at the table at once, if there is a game.

    Each of PettingZoo's wrappers asks the one inside it, which took two fifths of a step. Where
    there is no game yet they are asked all the same, and say so.
    """

    def found(env: Watched) -> object:
        if not env._has_reset:
            raise AttributeError(name)
        return getattr(env._table, name)

    return property(found)


for _name in ASKED_OFTEN:
    setattr(Watched, _name, at_the_table(_name))


def wrapped(env: TableEnv) -> Env:
    """Return an environment that watches over its use."""
    return Watched(env)
