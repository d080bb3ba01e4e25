"""What can be typed after `croupier`, as typed values."""

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from croupier.cli.terminal import Terminal
from croupier.core.errors import InvalidOptions
from croupier.locales import LANGUAGES

DEFAULT_SEATS = ("you", "greedy", "greedy")


class Arguments(Namespace):
    """What was asked for. A command reads what its own parser fills in."""

    run: Callable[["Arguments", Terminal], int]
    seating: tuple[str, ...]
    seed: int | None
    record: Path | None
    language: str
    file: Path
    verify: bool
    seats: int
    bots: tuple[str, ...]
    games: int
    series: int
    engine: str
    jobs: int
    json: bool
    no_browser: bool
    log: str


class Parser(ArgumentParser):
    """A parser that refuses in one sentence and leaves the exit to its caller."""

    def error(self, message: str) -> NoReturn:
        """Refuse what was typed."""
        raise InvalidOptions(f"{message[0].upper()}{message[1:]}.")


def words(text: str) -> tuple[str, ...]:
    """Read a list with commas.

    >>> words("you,greedy")
    ('you', 'greedy')
    """
    return tuple(word.strip() for word in text.split(","))


def positive(text: str) -> int:
    """Read a number from 1 up."""
    if not text.isdecimal() or not int(text):
        raise ArgumentTypeError(f"{text!r} is not a number from 1 up")
    return int(text)


def add_play(parser: ArgumentParser) -> None:
    """Add what every game understands when it is played."""
    seats, shown = DEFAULT_SEATS, ",".join(DEFAULT_SEATS)
    who = f"who plays, clockwise: “you” or a bot (default: {shown})"
    parser.add_argument(
        "--seats", dest="seating", type=words, default=seats, metavar="WHO,WHO,…", help=who
    )
    parser.add_argument("--seed", type=int, help="play with the same luck again")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game in a new file")
    add_language(parser)


def add_simulate(parser: ArgumentParser) -> None:
    """Add what every game understands when it is simulated."""
    parser.add_argument("--seats", type=positive, default=4, help="how many play (default: 4)")
    parser.add_argument(
        "--bots",
        type=words,
        default=("uniform",),
        metavar="BOT[,BOT…]",
        help="one bot for all seats, or one for each (default: uniform)",
    )
    parser.add_argument("--games", type=positive, default=1000, help="how many (default: 1000)")
    parser.add_argument(
        "--seed", dest="series", type=int, default=1, help="same seed, same numbers (default: 1)"
    )
    parser.add_argument(
        "--engine",
        choices=["kernel", "rules"],
        default="kernel",
        help="what plays: compiled code where it knows the bots (default), or the readable rules",
    )
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_jobs(parser: ArgumentParser) -> None:
    """Add on how many cores to work."""
    cores = os.cpu_count() or 1
    shown = f"on how many cores; the numbers stay the same (default: {cores})"
    parser.add_argument("--jobs", type=positive, default=cores, help=shown)


def add_tournament(parser: ArgumentParser) -> None:
    """Add what every game understands when bots compete."""
    parser.add_argument(
        "--bots",
        type=words,
        default=("greedy", "uniform"),
        metavar="BOT,BOT[,BOT…]",
        help="one for each seat (default: greedy,uniform)",
    )
    parser.add_argument("--games", type=positive, default=200, help="how many (default: 200)")
    parser.add_argument(
        "--seed", dest="series", type=int, default=1, help="same seed, same games (default: 1)"
    )
    add_jobs(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_lockstep(parser: ArgumentParser) -> None:
    """Add what every game understands when rules and kernel are compared."""
    parser.add_argument("--games", type=positive, default=100, help="how many (default: 100)")
    parser.add_argument(
        "--seed", dest="series", type=int, default=1, help="same seed, same games (default: 1)"
    )
    add_jobs(parser)


def add_replay(parser: ArgumentParser) -> None:
    """Add what is understood when a record is replayed."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record kept with --record")
    parser.add_argument(
        "--verify", action="store_true", help="check every roll and draw against the commitment"
    )
    add_language(parser)


def add_language(parser: ArgumentParser) -> None:
    """Add the choice of a language."""
    parser.add_argument(
        "--language", choices=LANGUAGES, default="en", help="of the sentences (default: en)"
    )
