"""The command `croupier`."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence

from croupier import __version__
from croupier.cli.admin import add_admin
from croupier.cli.arguments import (
    Arguments,
    Parser,
    add_analyse,
    add_lockstep,
    add_play,
    add_replay,
    add_simulate,
    add_tournament,
)
from croupier.cli.check import add_check, run_check
from croupier.cli.docs import add_docs, run_docs
from croupier.cli.extras import missing
from croupier.cli.lockstepping import compare
from croupier.cli.options import add_options
from croupier.cli.play import play
from croupier.cli.puzzles import add_grade, add_make, grade_puzzles, make_puzzles
from croupier.cli.rebuild import add_rebuild, run_rebuild
from croupier.cli.record_files import fetch
from croupier.cli.replay import replay
from croupier.cli.serve import add_serve, run_serve
from croupier.cli.simulate import simulate
from croupier.cli.sit import add_sit, run_sit
from croupier.cli.terminal import Terminal
from croupier.cli.tournament import hold_tournament
from croupier.cli.train import add_train, train
from croupier.core.errors import CroupierError
from croupier.core.records import title_of
from croupier.games import registry
from croupier.games.spec import AnyEdition, GameSpec

WRONG = 2
INTERRUPTED = 130
"""What a shell calls a process ended by Ctrl-C."""

Command = Callable[[Arguments, Terminal], int]
AddArguments = Callable[[ArgumentParser, AnyEdition], None]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    terminal = Terminal.standard()
    try:
        return run(sys.argv[1:] if argv is None else argv, terminal)
    except CroupierError as error:
        terminal.complain(error.sentence)
        return WRONG
    except KeyboardInterrupt:
        terminal.break_line()
        return INTERRUPTED
    except ModuleNotFoundError as error:
        extra = missing(error)
        if extra is None:
            raise
        terminal.complain(extra.sentence)
        return WRONG
    except OSError as error:
        turn_away()
        terminal.complain(f"What was to be printed cannot be: {error.strerror}.")
        return WRONG


def run(words: Sequence[str], terminal: Terminal) -> int:
    """Do what was typed; without a word, serve."""
    words = with_game_first(words) or ["serve"]
    require_game(words)
    arguments = parser().parse_args(words, namespace=Arguments())
    return arguments.run(arguments, terminal)


def with_game_first(words: Sequence[str]) -> Sequence[str]:
    """Let `--game NAME` stand for the name after the command.

    >>> with_game_first(["tournament", "--bots", "greedy,uniform", "--game", "pig"])
    ['tournament', 'pig', '--bots', 'greedy,uniform']
    """
    if "--game" not in words[1:-1]:
        return words
    at = words.index("--game")
    return [words[0], words[at + 1], *words[1:at], *words[at + 2 :]]


def require_game(words: Sequence[str]) -> None:
    """Refuse a game nobody knows in a better sentence than the parser has."""
    match words:
        case [command, word, *_] if command in WITH_A_GAME and word[:1] != "-":
            registry.find(word)
        case ["puzzles", "make" | "grade", word, *_] if word[:1] != "-":
            registry.find(word)
        case _:
            pass


def turn_away() -> None:
    """Let what is still to be printed go nowhere: it has no place."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser() -> Parser:
    """Return the parser of the whole command line."""
    whole = Parser(
        prog="croupier",
        description="Deal, roll and pay out board games in the terminal.",
        allow_abbrev=False,
    )
    whole.add_argument("--version", action="version", version=f"croupier {__version__}")
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    serve = commands.add_parser("serve", help="open the tables in the browser", allow_abbrev=False)
    add_serve(serve)
    serve.set_defaults(run=run_serve)
    check = commands.add_parser(
        "check", help="compare the rooms of a server with their logs", allow_abbrev=False
    )
    add_check(check)
    check.set_defaults(run=run_check)
    rebuild = commands.add_parser(
        "rebuild",
        help="write down anew who played and won, from the logs of a server",
        allow_abbrev=False,
    )
    add_rebuild(rebuild)
    rebuild.set_defaults(run=run_rebuild)
    add_admin(commands.add_parser("admin", help="keep order in the database of a server"))
    sitting = commands.add_parser(
        "sit", help="let a bot play at a table of a server", allow_abbrev=False
    )
    add_sit(sitting)
    sitting.set_defaults(run=run_sit)
    docs = commands.add_parser("docs", help="open the documentation", allow_abbrev=False)
    add_docs(docs)
    docs.set_defaults(run=run_docs)
    for name, (shown, add_arguments, run_with) in WITH_A_GAME.items():
        command = commands.add_parser(name, help=shown)
        add_games(command, add_arguments, run_with)
    puzzles = commands.add_parser("puzzles", help="find positions with one best move")
    making = puzzles.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_games(making.add_parser("make", help="make puzzles of a game"), add_make, run_puzzles)
    shown = "let bots of all levels try the puzzles of a file anew"
    add_games(making.add_parser("grade", help=shown), add_grade, run_grading)
    replaying = commands.add_parser("replay", help="tell a recorded game")
    add_replay(replaying)
    replaying.set_defaults(run=run_replay)
    analysing = commands.add_parser("analyse", help="say how a recorded game was won and lost")
    add_analyse(analysing)
    analysing.set_defaults(run=run_analyse)
    return whole


def add_games(
    command: ArgumentParser,
    add_arguments: AddArguments,
    run_with: Callable[[GameSpec], Command],
) -> None:
    """Add a parser for each game under a command."""
    games = command.add_subparsers(title="games", metavar="GAME", required=True)
    for spec in registry.all_games():
        game = games.add_parser(spec.name, help=spec.title, allow_abbrev=False)
        add_arguments(game, spec.newest)
        game.set_defaults(run=run_with(spec))


def run_play(spec: GameSpec) -> Command:
    """Return how a game is played."""
    return lambda arguments, terminal: spec.newest.use(
        lambda edition: play(spec, edition, arguments, terminal)
    )


def run_simulate(spec: GameSpec) -> Command:
    """Return how a game is simulated."""
    return lambda arguments, terminal: spec.newest.use(
        lambda edition: simulate(edition, arguments, terminal)
    )


def run_tournament(spec: GameSpec) -> Command:
    """Return how bots compete in a game."""
    return lambda arguments, terminal: spec.newest.use(
        lambda edition: hold_tournament(edition, arguments, terminal)
    )


def run_train(spec: GameSpec) -> Command:
    """Return how a game is trained."""
    return lambda arguments, terminal: spec.newest.use(
        lambda edition: train(edition, arguments, terminal)
    )


def run_puzzles(spec: GameSpec) -> Command:
    """Return how puzzles of a game are made."""
    return lambda arguments, terminal: spec.newest.use(
        lambda edition: make_puzzles(edition, arguments, terminal)
    )


def run_grading(spec: GameSpec) -> Command:
    """Return how puzzles of a game are graded anew."""
    return lambda arguments, terminal: spec.newest.use(
        lambda edition: grade_puzzles(edition, arguments, terminal)
    )


def run_lockstep(spec: GameSpec) -> Command:
    """Return how rules and kernel of a game are compared."""
    return lambda arguments, terminal: spec.newest.use(
        lambda edition: compare(edition, arguments, terminal)
    )


def with_options(add_arguments: AddArguments) -> AddArguments:
    """Return what adds the options of a table as well."""

    def add(parser: ArgumentParser, edition: AnyEdition) -> None:
        add_arguments(parser, edition)
        add_options(parser, edition)

    return add


WITH_A_GAME: Mapping[str, tuple[str, AddArguments, Callable[[GameSpec], Command]]] = {
    "play": (
        "play a game against bots, or several at one screen",
        with_options(add_play),
        run_play,
    ),
    "simulate": ("let bots play many games", with_options(add_simulate), run_simulate),
    "tournament": ("let bots compete, seat by seat", with_options(add_tournament), run_tournament),
    "lockstep": (
        "compare rules and kernel, step by step",
        with_options(add_lockstep),
        run_lockstep,
    ),
    "train": ("make the weights that bots judge by", add_train, run_train),
}
"""The commands that are followed by a game: what they do, understand and run."""


def run_replay(arguments: Arguments, terminal: Terminal) -> int:
    """Tell the game in a file, whichever it is of, under the rules it was played by."""
    text = fetch(arguments.file)
    title = title_of(text)
    spec = registry.find(title.game)
    return spec.edition(title.rules).use(
        lambda edition: replay(spec, edition, text, arguments, terminal)
    )


def run_analyse(arguments: Arguments, terminal: Terminal) -> int:
    """Look into the game in a file, under the rules it was played by."""
    # It needs what not everyone has installed, and takes a while to load.
    from croupier.cli.analyse import run_analysis

    text = fetch(arguments.file)
    return registry.edition_of(text).use(
        lambda edition: run_analysis(edition, text, arguments, terminal)
    )
