"""Compile all kernels, each game on a core, before tests that run side by side all do so.

`python -m tests.kernels GAME FILE FOLDER…` compiles those of one game, makes an empty file to tell
so, and goes on with the tests in some folders in the same process. They call functions that nobody
else does: to compile these takes a fraction where the functions that they call are at hand.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import pytest

from croupier.cli.lockstepping import steps_of
from croupier.cli.processes import workers
from croupier.cli.tournament import warm_up
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.server.analysis_worker import look
from croupier.server.bot_worker import Warm, Warming, warm

GOLDEN = Path(__file__).with_name("golden")


def compile_game(name: str) -> None:
    """Compile what tests of a game call most, and what every server under test gets warm with.

    All in one process: whatever its functions have in common is then made ready once.
    """
    newest = registry.find(name).newest
    newest.use(compile_kernel)
    smallest = min((GOLDEN / name).glob("*.jsonl"), key=lambda record: record.stat().st_size)
    look(smallest.read_text(encoding="utf-8"), lambda _: None)
    for what in get_args(Warming):
        warm(Warm(name, newest.rules, what))


def compile_kernel(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
    """Do once what the tests do often: simulate, compare, search, play against bots and learn."""
    assert edition.kernel is not None, "games of the house are compiled"
    assert edition.environments is not None, "and learnt"
    options = edition.usual_options()
    for bots in (("uniform",) * 4, ("greedy", "champion:1"), ("montecarlo-1:1", "uniform")):
        edition.kernel().simulate(bots, options, 1, 1, jobs=1, tell=lambda _: None)
    steps_of(edition, 1, range(1))
    warm_up(edition, options, ("montecarlo", "uniform"), "rules")
    batch = edition.environments().batch(1, seats=3)
    batch.step(batch.reset(seed=1).masks.argmax(axis=1))


def main(words: Sequence[str]) -> int:
    """Compile the kernels of all games, or of one, which is then tested."""
    if words:
        game, ready, *folders = words
        compile_game(game)
        Path(ready).touch()
        return pytest.main(folders)
    # The game that takes longest first.
    names = [spec.name for spec in reversed(registry.built_in())]
    with workers(2, bool) as share:
        list(share(compile_game, names))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
