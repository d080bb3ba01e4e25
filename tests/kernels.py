"""Compile both kernels, each on a core, before tests that run side by side both do so."""

from pathlib import Path

from croupier.analysis.__main__ import analysis
from croupier.cli.kit import Kit

from croupier.cli.lockstepping import steps_of
from croupier.cli.tournament import warm_up
from croupier.cli.working import workers
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.env.batch import Batch, las_vegas, lords_of_vegas
from croupier.lasvegas import Options
from croupier.lordsofvegas import Options as LordsOptions
from croupier.screens.lasvegas import LAS_VEGAS
from croupier.screens.lordsofvegas import LORDS_OF_VEGAS

GAMES = Path(__file__).with_name("golden")


def compile_game(name: str) -> None:
    """Compile what the tests of a game call most."""
    if name == LAS_VEGAS.game.name:
        compile_kernel(LAS_VEGAS, Options(), las_vegas(1, seats=3))
        analysis((GAMES / name / "won-outright.jsonl").read_text(encoding="utf-8"))
    else:
        compile_kernel(LORDS_OF_VEGAS, LordsOptions(), lords_of_vegas(1, seats=3))
        analysis((GAMES / name / "two-seats.jsonl").read_text(encoding="utf-8"))


def compile_kernel(
    kit: Kit[StateT, MoveT, EventT, OptionsT], options: OptionsT, learning: Batch
) -> None:
    """Do once what the tests do often: simulate, compare, search and learn."""
    kit.kernel().simulate(("uniform",) * 4, options, 1, 1, jobs=1, tell=lambda _: None)
    steps_of(kit, 1, range(1))
    warm_up(kit, options, ("montecarlo", "uniform"))
    learning.step(learning.reset(seed=1).masks.argmax(axis=1))


if __name__ == "__main__":
    with workers(2, bool) as share:
        list(share(compile_game, (LORDS_OF_VEGAS.game.name, LAS_VEGAS.game.name)))
