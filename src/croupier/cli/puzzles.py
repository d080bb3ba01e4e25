"""The command `croupier puzzles make`."""

from argparse import ArgumentParser
from functools import partial
from itertools import islice
from pathlib import Path

from croupier.cli.arguments import Arguments, add_jobs, positive
from croupier.cli.processes import workers
from croupier.cli.terminal import Terminal
from croupier.core.errors import InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games.spec import AnyEdition, Edition

COUNT = 300


def add_make(parser: ArgumentParser, edition: AnyEdition) -> None:
    """Add what every game understands when puzzles are made of it."""
    parser.add_argument(
        "--seed", dest="series", type=int, default=1, help="same seed, same puzzles (default: 1)"
    )
    shown = f"how many (default: {COUNT})"
    parser.add_argument("--count", type=positive, default=COUNT, help=shown)
    file = Path(f"{edition.name}.jsonl")
    parser.add_argument(
        "--out", type=Path, default=file, metavar="FILE", help=f"of the puzzles (default: {file})"
    )
    add_jobs(parser)


def make_puzzles(
    edition: Edition[StateT, MoveT, EventT, OptionsT], arguments: Arguments, terminal: Terminal
) -> int:
    """Make puzzles of a game; the file is written once it is whole.

    Who was stopped goes on where it was: what is known by then lies beside it.
    """
    # It needs what not everyone has installed, and takes a while to load.
    from croupier.nets.weights import keep
    from croupier.puzzles.making import Find, distinct, look_through
    from croupier.puzzles.progress import Progress, begin
    from croupier.puzzles.puzzle import Heading, line_of

    out, seed = arguments.out, arguments.series
    heading = Heading(edition.name, edition.rules, seed)
    find = Find(edition.name, edition.rules, seed)
    progress = Progress(out.with_name(f"{out.name}.begun"), begin(heading))
    try:
        known = progress.games()
        with workers(arguments.jobs, partial(find, 0)) as share:
            more = look_through(lambda numbers: share(find, numbers), len(known))
            games = progress.keeping(known, more)
            puzzles = [*islice(distinct(games), arguments.count)]
        keep(out, (line_of(heading) + "".join(map(line_of, puzzles))).encode())
        looked_through = len(progress.games())
        progress.end()
    except OSError as error:
        raise InvalidOptions(f"Puzzles cannot be written to {out}: {error.strerror}.") from None
    terminal.say(f"{out}: {arguments.count} puzzles from {looked_through} games.")
    return 0
