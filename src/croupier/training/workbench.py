"""The folder in which weights are made: what a kill leaves there is gone on with."""

import io
from pathlib import Path
from zipfile import BadZipFile

import msgspec
import numpy as np
from msgspec import Struct

from croupier.core.errors import CroupierError
from croupier.nets.files import Origin, Round, UnusableNet, fitting
from croupier.nets.weights import Weights, keep, save, weights_of
from croupier.training.recipe import Samples


class OtherTraining(CroupierError):
    """A folder in which something else is being made."""

    def __init__(self, sentence: str) -> None:
        super().__init__("other-training", sentence)


class Plan(Struct, frozen=True):
    """What is to be made, and all that decides what comes out.

    `games` are played after every round against each opponent, to see how strong the weights are.
    """

    game: str
    rules: int
    layout: int
    seed: int
    rounds: int
    games: int


class Workbench:
    """A folder with every chunk of games that was played and every round that was learned.

    A file is there as a whole or not at all, so whatever is there need not be made again.
    """

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._folder = folder
        self.plan = plan

    def open(self, *, resume: bool) -> None:
        """Begin, or go on with the same plan; refuse to mix it with anything else."""
        planned = _plan(self._plan_file)
        if planned is not None and not resume:
            raise OtherTraining(
                f"{self._folder} holds a training that was not finished:"
                " go on with --resume, or remove it."
            )
        if planned not in (None, self.plan):
            raise OtherTraining(
                f"{self._folder} holds a training with another plan"
                " (game, version, seed, rounds or games): give the same, or remove it."
            )
        self._folder.mkdir(exist_ok=True)
        keep(self._plan_file, msgspec.json.encode(self.plan))

    def is_finished(self, path: Path) -> bool:
        """Tell whether a file holds what is planned."""
        plan = self.plan
        try:
            origin = fitting(path, plan.game, plan.rules, plan.layout).title.origin
        except UnusableNet:
            return False
        return (origin.seed, len(origin.rounds), origin.games) == (
            plan.seed,
            plan.rounds,
            plan.games,
        )

    def samples(self, number: int, chunk: int) -> Samples | None:
        """Return the samples of a chunk, if it was played."""
        try:
            with np.load(io.BytesIO(self._chunk(number, chunk).read_bytes())) as columns:
                importance = columns["importance"]
                return Samples(
                    columns["features"],
                    columns["targets"],
                    importance if len(importance) else None,
                )
        except (OSError, EOFError, ValueError, KeyError, RuntimeError, BadZipFile):
            return None

    def keep_samples(self, number: int, chunk: int, samples: Samples) -> None:
        """Keep the samples of a chunk."""
        alike = np.empty(0, np.float32)
        content = io.BytesIO()
        np.savez(
            content,
            features=samples.features,
            targets=samples.targets,
            importance=alike if samples.importance is None else samples.importance,
        )
        keep(self._chunk(number, chunk), content.getvalue())

    def learned(self, number: int) -> tuple[Weights, Origin] | None:
        """Return what was learned in a round, if it was, and what came of all rounds up to it."""
        plan = self.plan
        try:
            file = fitting(self._round(number), plan.game, plan.rules, plan.layout)
        except UnusableNet:
            return None
        return weights_of(file), file.title.origin

    def keep_learned(self, rounds: tuple[Round, ...], weights: Weights) -> None:
        """Keep what was learned in the last of these rounds."""
        self.write(self._round(len(rounds) - 1), rounds, weights)

    def write(self, path: Path, rounds: tuple[Round, ...], weights: Weights) -> None:
        """Write weights to a file that says how they were made."""
        plan = self.plan
        origin = Origin(plan.seed, plan.games, rounds)
        save(path, plan.game, plan.rules, plan.layout, origin, weights)

    def clear(self) -> None:
        """Remove everything: what was to be made is made.

        The plan goes last, so that what a kill leaves is never taken for a part of another one.
        """
        for file in sorted(self._folder.iterdir(), key=lambda file: file == self._plan_file):
            file.unlink()
        self._folder.rmdir()

    def clear_leftovers(self) -> None:
        """Remove what a kill has left after all was made of it, but nothing of another plan."""
        if _plan(self._plan_file) == self.plan:
            self.clear()

    @property
    def _plan_file(self) -> Path:
        return self._folder / "plan.json"

    def _chunk(self, number: int, chunk: int) -> Path:
        return self._folder / f"round-{number}-chunk-{chunk}.npz"

    def _round(self, number: int) -> Path:
        return self._folder / f"round-{number}.net"


def _plan(file: Path) -> Plan | None:
    """Read a plan, if there is one."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Plan)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError) as error:
        raise OtherTraining(f"What is planned in {file} cannot be read: {error}.") from None
