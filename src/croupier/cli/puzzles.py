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
    """Make puzzles of a game; the file has its name only once it is whole."""
    # It needs what not everyone has installed, and takes a while to load.
    from croupier.puzzles.making import Find, make
    from croupier.puzzles.puzzle import Heading, line_of

    out, seed, games = arguments.out, arguments.series, [0]
    find = Find(edition.name, edition.rules, seed)
    unfinished = out.with_name(f"{out.name}.unfinished")
    try:
        with unfinished.open("w", encoding="utf-8") as file:
            file.write(line_of(Heading(edition.name, edition.rules, seed)))
            with workers(arguments.jobs, partial(find, 0)) as share:
                made = make(lambda numbers: share(find, numbers), games.append)
                for puzzle in islice(made, arguments.count):
                    file.write(line_of(puzzle))
                    file.flush()
        unfinished.replace(out)
    except OSError as error:
        raise InvalidOptions(f"Puzzles cannot be written to {out}: {error.strerror}.") from None
    terminal.say(f"{out}: {arguments.count} puzzles from {games[-1]} games.")
    return 0
