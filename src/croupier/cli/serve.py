"""The command `croupier serve`."""

import os
import socket
import webbrowser
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import Thread
from typing import Generic, TypeVar

from msgspec import convert

from croupier.cli.arguments import Arguments, positive, words
from croupier.cli.terminal import Terminal
from croupier.core.errors import InvalidOptions
from croupier.server.settings import Settings

LOG_LEVELS = ("debug", "info", "warning", "error")

ValueT_co = TypeVar("ValueT_co", covariant=True)


def port(text: str) -> int:
    """Read the number of a port."""
    if not text.isdecimal() or not 0 <= int(text) < 65536:
        raise ArgumentTypeError(f"{text!r} is not a port: 0 to 65535")
    return int(text)


def seconds(text: str) -> float:
    """Read a time."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e9:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds")
    return value


def days(text: str) -> float:
    """Read how many days something lasts."""
    try:
        return seconds(text)
    except ArgumentTypeError:
        raise ArgumentTypeError(f"{text!r} is not a number of days") from None


def token(text: str) -> str:
    """Read a token, and refuse one that could be guessed."""
    if len(text) < 16:
        raise ArgumentTypeError("a token has at least 16 letters")
    return text


def log_level(text: str) -> str:
    """Read how much is to be logged."""
    if text not in LOG_LEVELS:
        raise ArgumentTypeError(f"{text!r} is none of {', '.join(LOG_LEVELS)}")
    return text


def yes_or_no(text: str) -> bool:
    """Read an answer."""
    if text not in ("1", "yes", "0", "no", ""):
        raise ArgumentTypeError(f"{text!r} is neither yes nor no")
    return text in ("1", "yes")


@dataclass(frozen=True)
class Flag(Generic[ValueT_co]):
    """A setting as it is typed: `--name`, or the environment variable of that name."""

    read: Callable[[str], ValueT_co]
    help: str
    metavar: str = "N"


LOG = Flag(log_level, f"what is logged: {', '.join(LOG_LEVELS)} (default: info)", "LEVEL")
NO_BROWSER = Flag(yes_or_no, "do not open a browser")
FLAGS: Mapping[str, Flag[object]] = {
    "host": Flag(str, "the address to listen at", "ADDRESS"),
    "port": Flag(port, "the port to listen at; 0 takes a free one"),
    "database": Flag(str, "sqlite:///FILE or postgresql://…", "URL"),
    "bus": Flag(str, "nats://…, to serve the same rooms from several processes", "URL"),
    "origins": Flag(words, "pages of other origins that may connect", "ORIGIN[,ORIGIN…]"),
    "proxies": Flag(str, "proxies whose word on addresses is believed", "ADDRESS[,ADDRESS…]"),
    "thinkers": Flag(positive, "processes that think for bots"),
    "think_seconds": Flag(seconds, "how long a bot may think", "SECONDS"),
    "bot_pause": Flag(
        seconds, "how long a bot waits before its move, for each thing to see", "SECONDS"
    ),
    "grace": Flag(seconds, "how long somebody may be gone before a bot steps in", "SECONDS"),
    "idle": Flag(seconds, "how long a room without visitors stays in memory", "SECONDS"),
    "shutdown": Flag(seconds, "how long ending may take", "SECONDS"),
    "keep_unplayed": Flag(days, "how long a table is kept where no game began", "DAYS"),
    "keep_unfinished": Flag(days, "how long a game is kept that all have left; 0 for ever", "DAYS"),
    "keep_finished": Flag(days, "how long a finished game is kept; 0 for ever", "DAYS"),
    "most_rooms": Flag(positive, "rooms in memory"),
    "most_connections": Flag(positive, "connections at a time: sockets and requests"),
    "most_connections_per_address": Flag(positive, "connections at a time from one address"),
    "most_sockets": Flag(positive, "sockets at a time"),
    "most_sockets_per_address": Flag(positive, "sockets at a time from one address"),
    "most_listed_per_address": Flag(positive, "tables in the list from one address"),
    "messages_per_second": Flag(seconds, "messages of one socket"),
    "requests_per_second": Flag(seconds, "requests from one address"),
    "creations_per_minute": Flag(seconds, "new tables from one address"),
    "tries_per_minute": Flag(seconds, "tries of invitations and codes from one address"),
    "talk_per_minute": Flag(seconds, "what one guest may say, or show without words"),
    "readings_per_minute": Flag(seconds, "finished games read anew, for one guest or address"),
    "advice_per_minute": Flag(seconds, "questions to the coach, of one guest or address"),
    "listings_per_hour": Flag(seconds, "new tables in the list, from one address"),
    "profiles_per_hour": Flag(seconds, "new profiles, from one address"),
    "evenings_per_hour": Flag(seconds, "new evenings, of one guest or address"),
    "notices": Flag(yes_or_no, "tell people of their moves in games over days", "YES"),
    "notices_anywhere": Flag(
        yes_or_no, "also at addresses of one's own network, unencrypted: for tests", "YES"
    ),
    "operator_token": Flag(
        token, "opens /operator, a page with load, rooms and errors; at least 16 letters", "TOKEN"
    ),
    "tracing": Flag(str, "http://…/v1/traces, to send traces to OpenTelemetry", "URL"),
}


def add_serve(parser: ArgumentParser) -> None:
    """Add every setting of a server."""
    for name, flag in FLAGS.items():
        default = getattr(Settings(), name)
        shown = f" (default: {default})" if default not in (None, ()) else ""
        _add(parser, name, flag, shown)
    _add(parser, "log", LOG)
    parser.add_argument("--no-browser", action="store_const", const=True, help=NO_BROWSER.help)
    parser.epilog = "Every flag may also be given as CROUPIER_HOST, CROUPIER_PORT and so on."
    parser.set_defaults(run=run_serve)


def _add(parser: ArgumentParser, name: str, flag: Flag[object], shown: str = "") -> None:
    parser.add_argument(
        f"--{name.replace('_', '-')}",
        dest=name,
        type=flag.read,
        metavar=flag.metavar,
        help=f"{flag.help}{shown}",
    )


def settings(arguments: Arguments, environment: Mapping[str, str]) -> Settings:
    """Return the settings: what was typed, else what the environment says, else the defaults."""
    given = {name: chosen(name, flag, arguments, environment) for name, flag in FLAGS.items()}
    return convert({name: value for name, value in given.items() if value is not None}, Settings)


def chosen(
    name: str, flag: Flag[ValueT_co], arguments: Arguments, environment: Mapping[str, str]
) -> ValueT_co | None:
    """Return what was typed, else what the environment says, or nothing."""
    typed: ValueT_co | None = getattr(arguments, name)
    variable = f"CROUPIER_{name.upper()}"
    if typed is not None or variable not in environment:
        return typed
    try:
        return flag.read(environment[variable])
    except ArgumentTypeError as error:
        raise InvalidOptions(f"{variable}: {error}.") from None


def run_serve(arguments: Arguments, terminal: Terminal) -> int:
    """Serve until told to stop."""
    from croupier.server.logs import log_lines
    from croupier.server.serving import serve

    house = settings(arguments, os.environ)
    is_quiet = chosen("no_browser", NO_BROWSER, arguments, os.environ)
    level = chosen("log", LOG, arguments, os.environ) or "info"
    require_free(house.host, house.port)
    log_lines(level)

    def opened(at: int) -> None:
        address = f"http://{shown_host(house.host)}:{at}/"
        terminal.say(f"The tables are open at {address} (Ctrl-C closes them).")
        if not is_quiet:
            # Some browsers keep whoever opens them waiting until they are closed.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(house, opened)
    return 0


def shown_host(host: str) -> str:
    """Return the address a browser on this machine finds the server at."""
    if host in ("0.0.0.0", "127.0.0.1", "::", "::1"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def require_free(host: str, number: int) -> None:
    """Refuse an address nobody can listen at."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, number))
        except (OSError, UnicodeError) as error:
            reason = getattr(error, "strerror", None) or error
            raise InvalidOptions(f"Nobody can listen at {host}:{number}: {reason}.") from None
