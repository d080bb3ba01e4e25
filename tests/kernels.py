"""Compile all kernels, each on a core, before tests that run side by side all do so."""

from pathlib import Path
from typing import Literal, get_args

from croupier.cli.lockstepping import steps_of
from croupier.cli.processes import workers
from croupier.cli.tournament import warm_up
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.server.analysis_worker import look
from croupier.server.bot_worker import Warm, warm

GOLDEN = Path(__file__).with_name("golden")
Part = Literal["kernel", "bots", "judge"]


def compile_part(part: tuple[str, Part]) -> None:
    """Compile what tests of a game call most, or what every server under test gets warm with."""
    name, what = part
    newest = registry.find(name).newest
    if what == "kernel":
        newest.use(compile_kernel)
        smallest = min((GOLDEN / name).glob("*.jsonl"), key=lambda record: record.stat().st_size)
        look(smallest.read_text(encoding="utf-8"), lambda _: None)
    else:
        warm(Warm(name, newest.rules, what))


def compile_kernel(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> None:
    """Do once what the tests do often: simulate, compare, search and learn."""
    assert edition.kernel is not None, "games of the house are compiled"
    assert edition.environments is not None, "and learnt"
    options = edition.usual_options()
    edition.kernel().simulate(("uniform",) * 4, options, 1, 1, jobs=1, tell=lambda _: None)
    steps_of(edition, 1, range(1))
    warm_up(edition, options, ("montecarlo", "uniform"), "rules")
    batch = edition.environments().batch(1, seats=3)
    batch.step(batch.reset(seed=1).masks.argmax(axis=1))


if __name__ == "__main__":
    # The game that takes longest first.
    names = [spec.name for spec in reversed(registry.built_in())]
    with workers(2, bool) as share:
        list(share(compile_part, [(name, what) for name in names for what in get_args(Part)]))
