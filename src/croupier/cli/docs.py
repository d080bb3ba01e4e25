"""The command `croupier docs`."""

import webbrowser
from argparse import ArgumentParser
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from threading import Thread

from croupier.cli.arguments import Arguments
from croupier.cli.serve import NO_BROWSER, port, require_free, shown_host
from croupier.cli.terminal import Terminal
from croupier.core.errors import InvalidOptions

PORT = 8001
"""Beside the tables, which are at 8000."""


def add_docs(parser: ArgumentParser) -> None:
    """Add where the site is served, or written to."""
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="the address to listen at"
    )
    shown = f"the port to listen at; 0 takes a free one (default: {PORT})"
    parser.add_argument("--port", type=port, default=PORT, metavar="N", help=shown)
    parser.add_argument("--no-browser", action="store_true", help=NO_BROWSER.help)
    parser.add_argument(
        "--out", dest="folder", type=Path, metavar="FOLDER", help="write it to a new folder instead"
    )
    parser.set_defaults(run=run_docs)


def run_docs(arguments: Arguments, terminal: Terminal) -> int:
    """Build the site; serve it until told to stop, or leave it in a folder."""
    # It needs what not everyone has installed.
    from croupier.docs.building import build
    from croupier.docs.serving import serve
    from croupier.docs.staging import house

    def opened(at: int) -> None:
        address = f"http://{shown_host(arguments.host)}:{at}/"
        terminal.say(f"The documentation is at {address} (Ctrl-C closes it).")
        if not arguments.no_browser:
            # Some browsers keep whoever opens them waiting until they are closed.
            Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    kept = arguments.folder
    if kept is None:
        require_free(arguments.host, arguments.port)
    elif kept.exists():
        raise InvalidOptions(f"{kept} is there already, and nothing is written over.")
    with TemporaryDirectory() as folder:
        site = build(house(), Path(folder))
        if kept is None:
            serve(site, arguments.host, arguments.port, opened)
        else:
            keep(site, kept)
            terminal.say(f"The documentation is in {kept}.")
    return 0


def keep(site: Path, folder: Path) -> None:
    """Copy a site to a folder that is not there yet."""
    try:
        copytree(site, folder)
    except OSError as error:
        raise InvalidOptions(f"Nothing can be written to {folder}: {error.strerror}.") from None
