"""How a game is trained: what its own recipe has to say."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from croupier.nets.weights import Weights

Told = Callable[[int, float], None]
"""Hears the number of an epoch that is over, from 1 on, and its loss."""


@dataclass(frozen=True)
class Samples:
    """Positions, and what they led to; the first axis of every array counts the samples.

    `importance` says how much each sample counts, where they do not all count alike.
    """

    features: NDArray[np.float32]
    targets: NDArray[np.float32]
    importance: NDArray[np.float32] | None = None

    def __len__(self) -> int:
        """Return how many samples there are."""
        return len(self.features)


def joined(parts: Sequence[Samples]) -> Samples:
    """Return all samples of several parts, in their order."""
    counted = [part.importance for part in parts if part.importance is not None]
    return Samples(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.targets for part in parts]),
        np.concatenate(counted) if counted else None,
    )


def shuffled(samples: Samples, seed: int) -> Samples:
    """Return samples in any order, all counting alike: those held out are to be of all kinds."""
    order = np.random.default_rng(seed).permutation(len(samples))
    return Samples(samples.features[order], samples.targets[order])


class Recipe(Protocol):
    """What makes the weights of a game from nothing but a seed.

    A round is many games, played in chunks by the kernel, from which new weights are learned; the
    games of the next round are played with these. Everything is a function of its arguments: on
    any machine, in any order and at the second attempt, the same comes out.

    `layout` is the version of what the weights mean (see `croupier.nets.files.Title`), and
    `rounds` how many rounds are usual.
    """

    @property
    def game(self) -> str:
        """The name of the game."""
        ...

    @property
    def rules(self) -> int:
        """The version of its rules."""
        ...

    @property
    def layout(self) -> int:
        """The version of what the weights mean."""
        ...

    @property
    def rounds(self) -> int:
        """How many rounds are usual."""
        ...

    def chunks(self, number: int, /) -> int:
        """Return how many chunks the games of the round of a number, from 0 on, come in.

        A chunk may be short: as many are sent to another machine together as are worth it.
        """
        ...

    def play(self, weights: Weights | None, seed: int, number: int, chunk: int, /) -> Samples:
        """Play the games of a chunk of a round, and return what is to be learned from them.

        There are no weights before the first round. Whoever plays draws all luck from the seed,
        the round and the chunk.
        """
        ...

    def learn(
        self, samples: Sequence[Samples], weights: Weights | None, seed: int, tell: Told, /
    ) -> Weights:
        """Learn new weights (with JAX and optax) from the samples of every round so far.

        The newest round comes last; a recipe that wants no older ones takes `samples[-1]`.
        """
        ...

    def strength(self, weights: Weights, seed: int, games: int, /) -> Mapping[str, float]:
        """Return the share of so many games won against each of some frozen opponents.

        What opponents are called says how many of them there are: "three greedy-1".
        """
        ...
