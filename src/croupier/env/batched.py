"""What the environments need of a game: many of it side by side, stepped inside compiled code."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from croupier.core.errors import IllegalMove, InvalidOptions
from croupier.env.layout import Actions, Layout

Observations = NDArray[np.float32]
Masks = NDArray[np.int8]
Rewards = NDArray[np.float32]
Words = NDArray[np.uint64]
Flags = NDArray[np.bool_]
Choices = NDArray[np.int64]
"""One action for each game."""
Turns = NDArray[np.int64]
"""The seat each game waits for."""

NOBODY = -1
"""The seat a game waits for once it is over."""


class BatchedGames(Protocol):
    """Many games of one kind, each with its own luck."""

    name: str
    size: int
    """How many games there are."""
    seats: int
    layout: Layout
    """The parts of an observation."""
    actions: Actions

    def start(self, series: Words, numbers: Words, which: Flags) -> None:
        """Start anew in some places: the game of this number in this series."""
        ...

    def look(self, observations: Observations, masks: Masks, turns: Turns) -> None:
        """Write down what the seat on turn of each game sees and may do, and which seat that is."""
        ...

    def observe(self, at: int, seat: int, observation: Observations) -> None:
        """Write down what a seat of one game sees."""
        ...

    def act(self, choices: Choices, rewards: Rewards, dones: Flags) -> None:
        """Take an action in every game that is not over, and let luck answer."""
        ...

    def text(self, at: int) -> str:
        """Write one game as a line of text."""
        ...


def require_games(games: int) -> None:
    """Refuse a batch of nothing."""
    if games < 1:
        raise InvalidOptions(f"A batch has at least one game, not {games}.")


def reward_number(kinds: Sequence[str], reward: str) -> int:
    """Return the number of a kind of reward, or refuse it.

    >>> reward_number(("win", "money"), "fame")
    Traceback (most recent call last):
    croupier.core.errors.InvalidOptions: The reward is win or money, not 'fame'.
    """
    if reward not in kinds:
        raise InvalidOptions(f"The reward is {' or '.join(kinds)}, not {reward!r}.")
    return kinds.index(reward)


def legal_choice(games: BatchedGames, action: object, mask: Masks) -> Choices:
    """Return an action that can be taken in the only game there is, or refuse it."""
    if isinstance(action, int | np.integer) and 0 <= action < len(mask) and mask[action]:
        return np.array([action], np.int64)
    raise refusal(games, 0, action, mask)


def refusal(games: BatchedGames, at: int, action: object, mask: Masks) -> IllegalMove:
    """Say which action cannot be taken, and what could be taken instead."""
    names = games.actions.names
    called = repr(action)
    if isinstance(action, int | np.integer) and 0 <= action < len(names):
        called = f"{action} ({names[action]})"
    legal = ", ".join(f"{index} ({names[index]})" for index in np.flatnonzero(mask)[:MOST_NAMED])
    more = ", …" if mask.sum() > MOST_NAMED else ""
    sentence = f"Action {called} is outside the mask; legal are {legal}{more}."
    return IllegalMove("illegal-action", sentence, games.text(at))


MOST_NAMED = 6
"""How many legal actions a refusal names."""
