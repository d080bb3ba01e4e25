"""Weights made from nothing but a seed."""

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from croupier.cli.arguments import Arguments, add_cluster, add_jobs, positive
from croupier.cli.cluster import Together, cluster
from croupier.cli.processes import Share, workers
from croupier.cli.terminal import Terminal
from croupier.core.errors import InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.spec import AnyEdition, Edition
from croupier.nets.files import Round, fitting, place

if TYPE_CHECKING:
    from croupier.training.recipe import Recipe
    from croupier.training.report import Trained
    from croupier.training.workbench import Workbench

GAMES = 1000


def add_train(parser: ArgumentParser, edition: AnyEdition) -> None:
    """Add what every game understands when it is trained."""
    parser.add_argument(
        "--seed", dest="series", type=int, default=1, help="same seed, same weights (default: 1)"
    )
    parser.add_argument("--rounds", type=positive, help="how many (default: what is usual)")
    shown = f"by how many games strength is measured after each round (default: {GAMES})"
    parser.add_argument("--games", type=positive, default=GAMES, help=shown)
    file = Path(f"{edition.name}.net")
    parser.add_argument(
        "--out", type=Path, default=file, metavar="FILE", help=f"of the weights (default: {file})"
    )
    parser.add_argument(
        "--resume", action="store_true", help="go on where a training for this file was ended"
    )
    parser.add_argument(
        "--report", type=Path, metavar="FOLDER", help="write there how all weights came about"
    )
    add_jobs(parser)
    add_cluster(parser)


def train(
    edition: Edition[StateT, MoveT, EventT, OptionsT], arguments: Arguments, terminal: Terminal
) -> int:
    """Make the weights of a game, and a report if one is asked for."""
    recipe, out = require_recipe(edition), arguments.out
    from croupier.training.workbench import Plan, Workbench

    rounds = arguments.rounds or recipe.rounds
    plan = Plan(recipe.game, recipe.rules, recipe.layout, arguments.series, rounds, arguments.games)
    bench = Workbench(out.with_name(f"{out.name}.training"), plan)
    if arguments.resume and bench.is_finished(out):
        bench.clear_leftovers()
        terminal.say(f"{out} is finished.")
    else:
        try:
            _make(recipe, bench, arguments, terminal)
        except OSError as error:
            raise InvalidOptions(f"Weights cannot be made at {out}: {error.strerror}.") from None
        terminal.say(f"{out}: {out.stat().st_size:,} bytes.")
    if arguments.report is not None:
        _report(edition.name, out, arguments.report)
    return 0


def require_recipe(edition: Edition[StateT, MoveT, EventT, OptionsT]) -> "Recipe":
    """Load the recipe of a game and what it learns with, or refuse a game that has none."""
    if edition.training is None:
        raise InvalidOptions(f"There is nothing to be learned for {edition.name}.")
    from croupier.training.fitting import load_jax

    load_jax()
    return edition.training()


def _make(recipe: "Recipe", bench: "Workbench", arguments: Arguments, terminal: Terminal) -> None:
    """Train, write the weights, and only then remove what they were made from."""
    from croupier.training.trainer import Trainer

    with _hands(arguments) as share, display(terminal, bench.plan.rounds) as watch:
        bench.open(resume=arguments.resume)
        weights, rounds = Trainer(recipe, bench, share, watch).train()
    bench.write(arguments.out, rounds, weights)
    bench.clear()


@contextmanager
def _hands(arguments: Arguments) -> Iterator[Share]:
    """Yield who plays."""
    if arguments.cluster is None:
        with workers(arguments.jobs, nothing) as share:
            yield share
    else:
        with cluster(arguments.cluster, nothing) as share:
            yield Together(share)


def nothing() -> None:
    """Need no preparation: whoever plays a chunk loads what it needs."""


def _report(game: str, out: Path, folder: Path) -> None:
    """Write how the weights of all games came about, with those just made."""
    from croupier.training.report import files

    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files([*trained({game: out})]).items():
        (folder / name).write_text(text, encoding="utf-8")


def trained(made: Mapping[str, Path]) -> Iterator["Trained"]:
    """Yield all games there are weights for: those made, or else those that are installed."""
    from croupier.training.report import Trained

    for spec in registry.all_games():
        recipe = spec.newest.use(lambda edition: edition.training and edition.training())
        path = made.get(spec.name, place(spec.name))
        if recipe is not None and path.exists():
            title = fitting(path, recipe.game, recipe.rules, recipe.layout).title
            yield Trained(spec.title, recipe, title, path.stat().st_size)


class Display:
    """Shows how far a training is: a bar where somebody watches it, and a line for each round."""

    def __init__(self, terminal: Terminal, bar: Progress, rounds: int) -> None:
        self._terminal = terminal
        self._bar = bar
        self._rounds = rounds
        self._round = ""
        self._task = bar.add_task("Playing", total=1)

    def playing(self, number: int, chunks: int) -> None:
        """Show that games are played."""
        self._round = f"Round {number + 1} of {self._rounds}"
        self._bar.reset(self._task, total=chunks, description=f"{self._round}: playing")

    def played(self) -> None:
        """Show one chunk more."""
        self._bar.advance(self._task)

    def learning(self, epoch: int, loss: float) -> None:
        """Show the loss."""
        said = f"{self._round}: learning, epoch {epoch}, loss {loss:.4f}"
        self._bar.update(self._task, description=said)

    def measuring(self) -> None:
        """Show that strength is measured."""
        self._bar.update(self._task, description=f"{self._round}: measuring")

    def finished(self, _number: int, what: Round) -> None:
        """Say what came of a round."""
        loss = f", loss {what.losses[-1]:.4f}" if what.losses else ""
        wins = (f"{won:.1%} against {name}" for name, won in what.strength.items())
        said = f"{self._round}: {what.samples:,} samples{loss}; wins {', '.join(wins)}."
        # The bar stands in the line where the terminal would go on.
        self._bar.stop()
        self._terminal.say(said)
        self._bar.start()


@contextmanager
def display(terminal: Terminal, rounds: int) -> Iterator[Display]:
    """Show how far a training is, on stderr where somebody watches it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        yield Display(terminal, bar, rounds)
