"""What can be typed after `croupier`, as typed values."""

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from croupier.cli.seating import YOU
from croupier.cli.terminal import Terminal
from croupier.core.errors import InvalidOptions
from croupier.games.seat_limits import seat_limits
from croupier.games.spec import AnyEdition
from croupier.locales import LANGUAGES

USUAL_SEATS = 3
"""How many play where nobody says anything, if the game is for so many."""
SIMULATED_SEATS = 4
"""How many bots play a simulation where nobody says anything, if the game is for so many."""


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
    count: int
    series: int
    engine: str
    jobs: int
    cluster: str | None
    json: bool
    rounds: int | None
    out: Path
    resume: bool
    report: Path | None
    folder: Path | None
    no_browser: bool
    host: str
    port: int
    log: str
    server: str
    token: str | None
    room: str
    bot: str
    name: str | None
    seat: int | None
    again: bool
    stage: str | None
    days: float
    what: str
    target: Path | None
    who: str
    why: str


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


def seats_of(edition: AnyEdition, wished: int) -> int:
    """Return the number of seats nearest to the one wished for that may play the game."""
    limits = edition.use(lambda edition: seat_limits(edition.game, edition.usual_options()))
    return min(max(wished, limits.least), limits.most)


def plainest_bot(edition: AnyEdition) -> str:
    """Return the bot of a game that is listed first, against which others are measured."""
    first: str = edition.use(lambda edition: next(iter(edition.bots)))
    return first


def add_play(parser: ArgumentParser, edition: AnyEdition) -> None:
    """Add what every game understands when it is played."""
    others = seats_of(edition, USUAL_SEATS) - 1
    seats = (YOU, *(edition.levels["medium"],) * others)
    who = f"who plays, clockwise: “{YOU}” or a bot (default: {','.join(seats)})"
    parser.add_argument(
        "--seats", dest="seating", type=words, default=seats, metavar="WHO,WHO,…", help=who
    )
    parser.add_argument("--seed", type=int, help="play with the same luck again")
    parser.add_argument("--record", type=Path, metavar="FILE", help="keep the game in a new file")
    add_language(parser)


def add_simulate(parser: ArgumentParser, edition: AnyEdition) -> None:
    """Add what every game understands when it is simulated."""
    seats, bot = seats_of(edition, SIMULATED_SEATS), plainest_bot(edition)
    parser.add_argument(
        "--seats", type=positive, default=seats, help=f"how many play (default: {seats})"
    )
    parser.add_argument(
        "--bots",
        type=words,
        default=(bot,),
        metavar="BOT[,BOT…]",
        help=f"one bot for all seats, or one for each (default: {bot})",
    )
    parser.add_argument("--games", type=positive, default=1000, help="how many (default: 1000)")
    parser.add_argument(
        "--seed", dest="series", type=int, default=1, help="same seed, same numbers (default: 1)"
    )
    add_engine(parser)
    add_jobs(parser)
    add_cluster(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_engine(parser: ArgumentParser) -> None:
    """Add what plays."""
    parser.add_argument(
        "--engine",
        choices=["kernel", "rules"],
        default="kernel",
        help="what plays: compiled code where it knows the bots (default), or the readable rules",
    )


def add_jobs(parser: ArgumentParser) -> None:
    """Add on how many cores to work."""
    cores = os.cpu_count() or 1
    shown = f"on how many cores; the numbers stay the same (default: {cores})"
    parser.add_argument("--jobs", type=positive, default=cores, help=shown)


def add_cluster(parser: ArgumentParser) -> None:
    """Add on which machines to work."""
    shown = "on all machines of a cluster of Ray; the numbers stay the same (“auto”: this one's)"
    parser.add_argument("--cluster", metavar="ADDRESS", help=shown)


def add_tournament(parser: ArgumentParser, edition: AnyEdition) -> None:
    """Add what every game understands when bots compete."""
    others = seats_of(edition, 2) - 1
    bots = (edition.levels["medium"], *(plainest_bot(edition),) * others)
    parser.add_argument(
        "--bots",
        type=words,
        default=bots,
        metavar="BOT,BOT[,BOT…]",
        help=f"one for each seat (default: {','.join(bots)})",
    )
    parser.add_argument("--games", type=positive, default=200, help="how many (default: 200)")
    parser.add_argument(
        "--seed", dest="series", type=int, default=1, help="same seed, same games (default: 1)"
    )
    add_engine(parser)
    add_jobs(parser)
    add_cluster(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_lockstep(parser: ArgumentParser, _edition: AnyEdition) -> None:
    """Add what every game understands when rules and kernel are compared."""
    parser.add_argument("--games", type=positive, default=100, help="how many (default: 100)")
    parser.add_argument(
        "--seed", dest="series", type=int, default=1, help="same seed, same games (default: 1)"
    )
    add_engine(parser)
    add_jobs(parser)


def add_replay(parser: ArgumentParser) -> None:
    """Add what is understood when a record is replayed."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a record kept with --record")
    parser.add_argument(
        "--verify", action="store_true", help="check every roll and draw against the commitment"
    )
    add_language(parser)


def add_analyse(parser: ArgumentParser) -> None:
    """Add what is understood when a record is looked into."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the record of a finished game")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")


def add_language(parser: ArgumentParser) -> None:
    """Add the choice of a language."""
    parser.add_argument(
        "--language", choices=LANGUAGES, default="en", help="of the sentences (default: en)"
    )
