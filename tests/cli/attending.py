"""Train at a terminal, waiting for a key after each step: `python -m tests.cli.attending FILE`."""

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from croupier.cli.terminal import Terminal
from croupier.cli.train import train
from croupier.nets.weights import Weights
from croupier.training.recipe import Samples, Told
from tests.cli.training import EDITION, typed
from tests.training.toys import Toy


class Attended(Toy):
    """Learns as the other one, in steps that last until somebody has seen them."""

    def play(self, weights: Weights | None, seed: int, number: int, chunk: int, /) -> Samples:
        """Play a chunk when it was seen which one."""
        sys.stdin.readline()
        return super().play(weights, seed, number, chunk)

    def learn(
        self, samples: Sequence[Samples], weights: Weights | None, seed: int, tell: Told, /
    ) -> Weights:
        """Go on with the next epoch when the loss of the last one was seen."""

        def tell_and_wait(epoch: int, loss: float) -> None:
            tell(epoch, loss)
            sys.stdin.readline()

        return super().learn(samples, weights, seed, tell_and_wait)

    def strength(self, weights: Weights, seed: int, games: int, /) -> Mapping[str, float]:
        """Measure when it was seen that this is done."""
        sys.stdin.readline()
        return super().strength(weights, seed, games)


if __name__ == "__main__":
    edition = replace(EDITION, training=Attended)
    sys.exit(train(edition, typed(Path(sys.argv[1]), rounds=1), Terminal.standard()))
