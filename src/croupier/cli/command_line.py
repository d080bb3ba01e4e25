"""The command `croupier`."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Mapping, Sequence

from croupier import __version__
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
from croupier.cli.extras import missing
from croupier.cli.options import add_options
from croupier.cli.record_files import fetch
from croupier.cli.terminal import Terminal
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
    arguments = parser(words).parse_args(words, namespace=Arguments())
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


def parser(words: Sequence[str]) -> Parser:
    """Return the parser of the command line, with all that the command of these words understands.

    Other commands are only named: to load them all and to set them up took a fifth of the start.
    """
    whole = Parser(
        prog="croupier",
        description="Deal, roll and pay out board games in the terminal.",
        allow_abbrev=False,
    )
    whole.add_argument("--version", action="version", version=f"croupier {__version__}")
    commands = whole.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name, shown in COMMANDS.items():
        command = commands.add_parser(name, help=shown, allow_abbrev=False)
        if name in words:
            add_command(name, command, words)
    return whole


def add_command(name: str, command: ArgumentParser, words: Sequence[str]) -> None:
    """Add all that a command understands."""
    match name:
        case "serve":
            from croupier.cli.serve import add_serve as add
        case "check":
            from croupier.cli.check import add_check as add
        case "rebuild":
            from croupier.cli.rebuild import add_rebuild as add
        case "admin":
            from croupier.cli.admin import add_admin as add
        case "sit":
            from croupier.cli.sit import add_sit as add
        case "docs":
            from croupier.cli.docs import add_docs as add
        case "puzzles":
            return add_puzzles(command, words)
        case "replay":
            return add_replaying(command)
        case "analyse":
            return add_analysing(command)
        case _:
            _, add_arguments, run_with = WITH_A_GAME[name]
            return add_games(command, words, add_arguments, run_with)
    return add(command)


def add_puzzles(command: ArgumentParser, words: Sequence[str]) -> None:
    """Add what makes and grades puzzles."""
    from croupier.cli.puzzles import add_grade, add_make

    making = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    make = making.add_parser("make", help="make puzzles of a game")
    add_games(make, words, add_make, run_puzzles)
    shown = "let bots of all levels try the puzzles of a file anew"
    add_games(making.add_parser("grade", help=shown), words, add_grade, run_grading)


def add_replaying(command: ArgumentParser) -> None:
    """Add what tells a recorded game."""
    add_replay(command)
    command.set_defaults(run=run_replay)


def add_analysing(command: ArgumentParser) -> None:
    """Add what looks into a recorded game."""
    add_analyse(command)
    command.set_defaults(run=run_analyse)


def add_games(
    command: ArgumentParser,
    words: Sequence[str],
    add_arguments: AddArguments,
    run_with: Callable[[GameSpec], Command],
) -> None:
    """Add a parser for each game under a command; only the one that was typed is set up."""
    games = command.add_subparsers(title="games", metavar="GAME", required=True)
    for spec in registry.all_games():
        game = games.add_parser(spec.name, help=spec.title, allow_abbrev=False)
        if spec.name in words:
            add_arguments(game, spec.newest)
            game.set_defaults(run=run_with(spec))


def run_play(spec: GameSpec) -> Command:
    """Return how a game is played."""
    from croupier.cli.play import play

    return lambda arguments, terminal: spec.newest.use(
        lambda edition: play(spec, edition, arguments, terminal)
    )


def run_simulate(spec: GameSpec) -> Command:
    """Return how a game is simulated."""
    from croupier.cli.simulate import simulate

    return lambda arguments, terminal: spec.newest.use(
        lambda edition: simulate(edition, arguments, terminal)
    )


def run_tournament(spec: GameSpec) -> Command:
    """Return how bots compete in a game."""
    from croupier.cli.tournament import hold_tournament

    return lambda arguments, terminal: spec.newest.use(
        lambda edition: hold_tournament(edition, arguments, terminal)
    )


def run_train(spec: GameSpec) -> Command:
    """Return how a game is trained."""
    from croupier.cli.train import train

    return lambda arguments, terminal: spec.newest.use(
        lambda edition: train(edition, arguments, terminal)
    )


def run_puzzles(spec: GameSpec) -> Command:
    """Return how puzzles of a game are made."""
    from croupier.cli.puzzles import make_puzzles

    return lambda arguments, terminal: spec.newest.use(
        lambda edition: make_puzzles(edition, arguments, terminal)
    )


def run_grading(spec: GameSpec) -> Command:
    """Return how puzzles of a game are graded anew."""
    from croupier.cli.puzzles import grade_puzzles

    return lambda arguments, terminal: spec.newest.use(
        lambda edition: grade_puzzles(edition, arguments, terminal)
    )


def run_lockstep(spec: GameSpec) -> Command:
    """Return how rules and kernel of a game are compared."""
    from croupier.cli.lockstepping import compare

    return lambda arguments, terminal: spec.newest.use(
        lambda edition: compare(edition, arguments, terminal)
    )


def add_training(parser: ArgumentParser, edition: AnyEdition) -> None:
    """Add what training understands."""
    from croupier.cli.train import add_train

    add_train(parser, edition)


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
    "train": ("make the weights that bots judge by", add_training, run_train),
}
"""The commands that are followed by a game: what they do, understand and run."""


COMMANDS: Mapping[str, str] = {
    "serve": "open the tables in the browser",
    "check": "compare the rooms of a server with their logs",
    "rebuild": "write down anew who played and won, from the logs of a server",
    "admin": "keep order in the database of a server",
    "sit": "let a bot play at a table of a server",
    "docs": "open the documentation",
    **{name: shown for name, (shown, _, _) in WITH_A_GAME.items()},
    "puzzles": "find positions with one best move",
    "replay": "tell a recorded game",
    "analyse": "say how a recorded game was won and lost",
}
"""All commands, and what they do."""


def run_replay(arguments: Arguments, terminal: Terminal) -> int:
    """Tell the game in a file, whichever it is of, under the rules it was played by."""
    from croupier.cli.replay import replay

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
