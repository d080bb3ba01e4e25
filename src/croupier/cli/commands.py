"""The command `croupier`."""

import os
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence

from croupier import __version__
from croupier.cli.arguments import (
    Arguments,
    Parser,
    add_lockstep,
    add_play,
    add_replay,
    add_simulate,
    add_tournament,
)
from croupier.cli.front import FRONTS, Playable
from croupier.cli.keeping import fetch
from croupier.cli.seating import named
from croupier.cli.serving import add_serve, run_serve
from croupier.cli.terminal import Terminal
from croupier.core.errors import CroupierError
from croupier.core.records import game_of

WRONG = 2
INTERRUPTED = 130
"""What a shell calls a process ended by Ctrl-C."""

Command = Callable[[Arguments, Terminal], int]


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

    >>> with_game_first(["tournament", "--bots", "greedy,uniform", "--game", "las-vegas"])
    ['tournament', 'las-vegas', '--bots', 'greedy,uniform']
    """
    if "--game" not in words[1:-1]:
        return words
    at = words.index("--game")
    return [words[0], words[at + 1], *words[1:at], *words[at + 2 :]]


def require_game(words: Sequence[str]) -> None:
    """Refuse a game nobody knows in a better sentence than the parser has."""
    match words:
        case ["play" | "simulate" | "tournament" | "lockstep", word, *_] if word[:1] != "-":
            named("game", FRONTS, word)
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
    play = commands.add_parser("play", help="play a game against bots, or several at one screen")
    add_games(play, add_play, lambda front: front.play)
    simulate = commands.add_parser("simulate", help="let bots play many games")
    add_games(simulate, add_simulate, lambda front: front.simulate)
    tournament = commands.add_parser("tournament", help="let bots compete, seat by seat")
    add_games(tournament, add_tournament, lambda front: front.tournament)
    lockstep = commands.add_parser("lockstep", help="compare rules and kernel, step by step")
    add_games(lockstep, add_lockstep, lambda front: front.lockstep)
    replay = commands.add_parser("replay", help="tell a recorded game")
    add_replay(replay)
    replay.set_defaults(run=run_replay)
    return whole


def add_games(
    command: ArgumentParser,
    add_arguments: Callable[[ArgumentParser], None],
    run: Callable[[Playable], Command],
) -> None:
    """Add a parser for each game under a command."""
    games = command.add_subparsers(title="games", metavar="GAME", required=True)
    for name, front in FRONTS.items():
        game = games.add_parser(name, help=front.title, allow_abbrev=False)
        add_arguments(game)
        front.add_options(game)
        game.set_defaults(run=run(front))


def run_replay(arguments: Arguments, terminal: Terminal) -> int:
    """Tell the game in a file, whichever it is of."""
    text = fetch(arguments.file)
    return named("game", FRONTS, game_of(text)).replay(text, arguments, terminal)
