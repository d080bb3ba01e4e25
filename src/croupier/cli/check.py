"""The command `croupier check`."""

import asyncio
import os
from argparse import ArgumentParser

from croupier.cli.arguments import Arguments
from croupier.cli.serve import FLAGS, chosen
from croupier.cli.terminal import Terminal
from croupier.server.settings import Settings

DIFFERENT = 1


def add_check(parser: ArgumentParser) -> None:
    """Add where the rooms are."""
    parser.add_argument("--database", metavar="URL", help=FLAGS["database"].help)
    parser.epilog = "The database may also be given as CROUPIER_DATABASE, as to a server."
    parser.set_defaults(run=run_check)


def run_check(arguments: Arguments, terminal: Terminal) -> int:
    """Fold all logs, compare them with their snapshots, and say what differs."""
    url = chosen("database", FLAGS["database"], arguments, os.environ) or Settings().database
    rooms, faults = asyncio.run(_check(str(url), terminal))
    terminal.say(f"{rooms} rooms were read from their logs; in {faults} something is wrong.")
    return DIFFERENT if faults else 0


async def _check(url: str, terminal: Terminal) -> tuple[int, int]:
    from croupier.server.checking import room_faults
    from croupier.store.store import open_store

    store, rooms, faults = open_store(url), 0, 0
    try:
        async for fault in room_faults(store):
            rooms += 1
            if fault is not None:
                faults += 1
                terminal.say(fault)
    finally:
        await store.close()
    return rooms, faults
