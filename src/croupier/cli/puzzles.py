"""The commands `croupier puzzles make` and `croupier puzzles grade`."""

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
    add_grade(parser, edition)


def add_grade(parser: ArgumentParser, edition: AnyEdition) -> None:
    """Add what every game understands when its puzzles are graded."""
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


def grade_puzzles(
    edition: Edition[StateT, MoveT, EventT, OptionsT], arguments: Arguments, terminal: Terminal
) -> int:
    """Let the levels of today try the puzzles of a file: no others are looked for."""
    from croupier.nets.weights import keep
    from croupier.puzzles.making import Grade
    from croupier.puzzles.puzzle import line_of, read_whole

    out = arguments.out
    heading, puzzles = read_whole(out)
    if heading.game != edition.name or not puzzles:
        raise InvalidOptions(f"{out} has no puzzles of {edition.name}.")
    grade = Grade(edition.name, edition.rules)
    with workers(arguments.jobs, partial(grade, puzzles[0])) as share:
        graded = [*share(grade, puzzles)]
    keep(out, (line_of(heading) + "".join(map(line_of, graded))).encode())
    changed = sum(one.found != other.found for one, other in zip(puzzles, graded, strict=True))
    terminal.say(f"{out}: {changed} of {len(graded)} puzzles are found by other levels now.")
    return 0
