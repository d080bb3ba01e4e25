"""The command `croupier rebuild`."""

import asyncio
import os
from argparse import ArgumentParser

from croupier.cli.arguments import Arguments
from croupier.cli.serve import FLAGS, chosen
from croupier.cli.terminal import Terminal
from croupier.server.settings import Settings

UNREAD = 1


def add_rebuild(parser: ArgumentParser) -> None:
    """Add where the rooms are."""
    parser.add_argument("--database", metavar="URL", help=FLAGS["database"].help)
    parser.epilog = "The database may also be given as CROUPIER_DATABASE, as to a server."
    parser.set_defaults(run=run_rebuild)


def run_rebuild(arguments: Arguments, terminal: Terminal) -> int:
    """Write down anew who sat where and how games ended, and say of how many."""
    url = chosen("database", FLAGS["database"], arguments, os.environ) or Settings().database
    rooms, games, unread = asyncio.run(_rebuild(str(url)))
    terminal.say(f"{rooms} rooms were read from their logs, with {games} finished games.")
    if unread:
        terminal.say(f"{unread} logs could not be read.")
    return UNREAD if unread else 0


async def _rebuild(url: str) -> tuple[int, int, int]:
    from croupier.server.rebuilding import rebuild
    from croupier.store.store import open_store

    store, rooms, games, unread = open_store(url), 0, 0, 0
    try:
        async for found in rebuild(store):
            rooms += 1
            games += found.result is not None
            unread += not found.is_read
    finally:
        await store.close()
    return rooms, games, unread
