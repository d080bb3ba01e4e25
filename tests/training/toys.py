"""A recipe that learns one number, at once: for those who look at everything else."""

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from croupier.nets.files import Round
from croupier.nets.weights import Weights
from croupier.training.recipe import Samples, Told


class Toy:
    """Learns the mean of all targets it has seen, which luck makes from seed, round and chunk."""

    game, rules, layout, rounds = "toy", 1, 1, 2

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def chunks(self, number: int, /) -> int:
        """Return one more chunk in each round."""
        return number + 2

    def play(self, weights: Weights | None, seed: int, number: int, chunk: int, /) -> Samples:
        """Return some numbers, around what was learned before."""
        self.asked.append((number, chunk))
        luck = np.random.default_rng((seed, number, chunk))
        middle = 5.0 if weights is None else float(weights["mean"])
        targets = luck.normal(middle, size=10).astype(np.float32)
        return Samples(np.zeros((10, 1), np.float32), targets)

    def learn(
        self, samples: Sequence[Samples], _weights: Weights | None, seed: int, tell: Told, /
    ) -> Weights:
        """Return the mean."""
        targets = np.concatenate([part.targets for part in samples])
        tell(1, float(targets.std()))
        return {"mean": np.asarray(targets.mean() + seed, np.float32)}

    def strength(self, weights: Weights, seed: int, games: int, /) -> Mapping[str, float]:
        """Return something that depends on everything."""
        return {"nobody": float(weights["mean"]) / (seed + games)}


class Notebook:
    """Notes what is heard of a training."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.rounds: list[Round] = []

    def playing(self, number: int, chunks: int) -> None:
        """Note a round."""
        self.heard.append(f"round {number} of {chunks} chunks")

    def played(self) -> None:
        """Note a chunk."""
        self.heard.append("chunk")

    def learning(self, epoch: int, _loss: float) -> None:
        """Note an epoch."""
        self.heard.append(f"epoch {epoch}")

    def measuring(self) -> None:
        """Note that strength is measured."""
        self.heard.append("measuring")

    def finished(self, number: int, what: Round) -> None:
        """Note what came of a round."""
        self.heard.append(f"finished {number}")
        self.rounds.append(what)


def stopping(after: int, numbers: Iterator[Samples]) -> Iterator[Samples]:
    """Yield so many of them, and break off."""
    for _ in range(after):
        yield next(numbers)
    raise KeyboardInterrupt
