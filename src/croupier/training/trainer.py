"""Rounds of games and learning, one after another, from where they were left."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Protocol

from croupier.nets.files import Round
from croupier.nets.weights import Weights
from croupier.training.recipe import Recipe, Samples, joined
from croupier.training.workbench import Workbench

MEASURING = 1_000_003
"""How far apart the seeds are by which weights are learned and their strength is measured."""

PlayAll = Callable[[Callable[[int], Samples], Iterable[int]], Iterator[Samples]]
"""Plays chunks as `map` would, on however many cores and machines."""


class Watch(Protocol):
    """Whoever watches a training."""

    def playing(self, number: int, chunks: int) -> None:
        """Hear that a round of so many chunks begins, in which all earlier rounds are known."""
        ...

    def played(self) -> None:
        """Hear that a chunk is there."""
        ...

    def learning(self, epoch: int, loss: float) -> None:
        """Hear the loss after an epoch."""
        ...

    def measuring(self) -> None:
        """Hear that what was learned is going to be measured."""
        ...

    def finished(self, number: int, what: Round) -> None:
        """Hear what came of a round."""
        ...


class Trainer:
    """Makes weights by a recipe; whatever a workbench has already is not made again."""

    def __init__(self, recipe: Recipe, bench: Workbench, play_all: PlayAll, watch: Watch) -> None:
        self._recipe = recipe
        self._bench = bench
        self._play_all = play_all
        self._watch = watch

    def train(self) -> tuple[Weights, tuple[Round, ...]]:
        """Return the weights after the last round, and what came of every round."""
        weights: Weights | None = None
        rounds, samples = tuple[Round, ...](), list[Samples]()
        for number in range(self._bench.plan.rounds):
            samples.append(self._samples(number, weights))
            done = self._bench.learned(number)
            if done is None:
                weights, what = self._learned(samples, weights)
                rounds = (*rounds, what)
                self._bench.keep_learned(rounds, weights)
            else:
                weights, rounds = done[0], done[1].rounds
            self._watch.finished(number, rounds[-1])
        assert weights is not None, "there is at least one round"
        return weights, rounds

    def _samples(self, number: int, weights: Weights | None) -> Samples:
        """Return the samples of a round; only chunks that are not there are played."""
        chunks = range(self._recipe.chunks(number))
        self._watch.playing(number, len(chunks))
        parts = {chunk: self._bench.samples(number, chunk) for chunk in chunks}
        missing = [chunk for chunk, part in parts.items() if part is None]
        for _ in range(len(chunks) - len(missing)):
            self._watch.played()
        play = partial(self._recipe.play, weights, self._bench.plan.seed, number)
        for chunk, part in zip(missing, self._play_all(play, missing), strict=True):
            self._bench.keep_samples(number, chunk, part)
            self._watch.played()
            parts[chunk] = part
        return joined([part for part in parts.values() if part is not None])

    def _learned(self, samples: list[Samples], weights: Weights | None) -> tuple[Weights, Round]:
        """Learn from all samples, and measure what was learned with luck that was not met."""
        plan, losses = self._bench.plan, list[float]()

        def tell(epoch: int, loss: float) -> None:
            losses.append(loss)
            self._watch.learning(epoch, loss)

        new = self._recipe.learn(samples, weights, plan.seed, tell)
        self._watch.measuring()
        strength = dict(self._recipe.strength(new, plan.seed + MEASURING, plan.games))
        return new, Round(len(samples[-1]), tuple(losses), strength)
