"""The command `croupier admin`: keeping order in the database of a server."""

import asyncio
import os
from argparse import ArgumentParser
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import msgspec

from croupier.cli.arguments import Arguments, positive
from croupier.cli.serve import FLAGS, chosen, days
from croupier.cli.terminal import Terminal
from croupier.core.errors import InvalidOptions
from croupier.server.settings import Settings
from croupier.server.wire import Stage

if TYPE_CHECKING:
    from croupier.store.store import Store

STAGES = get_args(Stage)
SHOWN = 50

Doing = Callable[["Store", Arguments, Terminal], Awaitable[None]]


def add_admin(parser: ArgumentParser) -> None:
    """Add everything that can be done."""
    doing = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add(name: str, shown: str, do: Doing) -> ArgumentParser:
        one = doing.add_parser(name, help=shown, allow_abbrev=False)
        add_database(one)
        one.set_defaults(run=partial(_run, do))
        return one

    rooms = add("rooms", "list tables, the last touched first", _rooms)
    rooms.add_argument("--stage", choices=STAGES, help="only those at this stage")
    rooms.add_argument("--count", type=positive, default=SHOWN, help=f"how many ({SHOWN})")
    add_room(add("room", "show a table: who sits there, and who they are", _room))
    add_room(add("close", "close a table: nobody plays there any more", _close))
    exporting = add("export", "write the log of a table, or all there is about a guest", _export)
    exporting.add_argument("what", metavar="ROOM|GUEST", help="a table, or a guest by their id")
    exporting.add_argument(
        "--out", dest="target", type=Path, metavar="FILE", help="a new file (default: print it)"
    )
    add("guests", "list everybody who ever took a seat", _guests)
    banning = add("ban", "let a guest in no more", _ban)
    banning.add_argument("who", metavar="GUEST|ROOM/SEAT", help="an id, or a seat from 1 on")
    banning.add_argument("--why", default="", help="for those who run the house")
    add("unban", "let a guest in again", _unban).add_argument("who", metavar="GUEST")
    add("bans", "list who is banned, and why", _bans)
    pruning = add("prune", "remove tables that nobody has touched for long", _prune)
    pruning.add_argument("--stage", choices=STAGES, required=True, help="those at this stage")
    pruning.add_argument("--days", type=days, required=True, help="untouched for so many days")
    for name, shown, do in (
        ("backup", "write all that is kept into one file, also while servers run", _backup),
        ("restore", "read such a file into an empty database, of either kind", _restore),
    ):
        one = doing.add_parser(name, help=shown, allow_abbrev=False)
        add_database(one)
        one.add_argument("file", type=Path, metavar="FILE")
        one.set_defaults(run=do)


def add_database(parser: ArgumentParser) -> None:
    """Add where the rooms are."""
    parser.add_argument("--database", metavar="URL", help=FLAGS["database"].help)


def add_room(parser: ArgumentParser) -> None:
    """Add which table is meant."""
    parser.add_argument("room", metavar="ROOM", help="the name of the table")


def _url(arguments: Arguments) -> str:
    found = chosen("database", FLAGS["database"], arguments, os.environ)
    return str(found or Settings().database)


def _run(do: Doing, arguments: Arguments, terminal: Terminal) -> int:
    """Do something with the store."""
    from croupier.store.store import open_store, require_there

    async def doing() -> None:
        require_there(_url(arguments))
        store = open_store(_url(arguments))
        try:
            await do(store, arguments, terminal)
        finally:
            await store.close()

    asyncio.run(doing())
    return 0


def moment(at: float) -> str:
    """Write a moment as people in all places read it.

    >>> moment(0.0)
    '1970-01-01 00:00Z'
    """
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%MZ")


async def _rooms(store: "Store", arguments: Arguments, terminal: Terminal) -> None:
    from croupier.store import reading

    asked = partial(reading.shelf, stage=arguments.stage, limit=arguments.count)
    for room in await store.ask(asked):
        line = f"{room.room}  {room.game:15} {room.stage:9} {moment(room.touched_at)}"
        terminal.say(f"{line}  listed" if room.listed else line)


async def _room(store: "Store", arguments: Arguments, terminal: Terminal) -> None:
    from croupier.server.administering import shown

    found = await shown(store, arguments.room)
    stored, room = found.stored, found.room
    terminal.say(f"{stored.room}: {stored.game}, rules {stored.rules}, {stored.stage}")
    terminal.say(f"opened {moment(stored.opened_at)}, last touched {moment(stored.touched_at)}")
    options = bytes(room.opened.options).decode()
    timer = f"{room.opened.timer} seconds" if room.opened.timer else "none"
    terminal.say(f"options {options}, timer {timer}, {len(found.entries)} entries")
    for seat, chair in enumerate(room.chairs, 1):
        who = chair.name or "free"
        kind = f"bot, {chair.level}" if chair.level else f"bot of {chair.owner}" * bool(chair.owner)
        terminal.say(f"seat {seat}: {who}{f' ({kind})' if kind else ''}")
        for holder in chair.holders:
            terminal.say(f"  {holder}")


async def _close(store: "Store", arguments: Arguments, terminal: Terminal) -> None:
    from croupier.server.administering import close

    await close(store, arguments.room)
    terminal.say("The table is closed; whoever is there hears of it within seconds.")


async def _export(store: "Store", arguments: Arguments, terminal: Terminal) -> None:
    from croupier.server.administering import exported, guest, shown

    if await store.stored_room(arguments.what) is not None:
        text = exported(await shown(store, arguments.what))
    else:
        kept = msgspec.json.encode(await guest(store, arguments.what))
        text = f"{msgspec.json.format(kept.decode(), indent=2)}\n"
    if arguments.target is None:
        terminal.say(text.rstrip("\n"))
        return
    try:
        with arguments.target.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise InvalidOptions(f"{arguments.target} cannot be written: {error.strerror}.") from None
    terminal.say(f"Written to {arguments.target}.")


async def _guests(store: "Store", _arguments: Arguments, terminal: Terminal) -> None:
    from croupier.server.administering import guests

    for guest, seats in sorted((await guests(store)).items()):
        names = ", ".join(sorted({held.name for held in seats}))
        terminal.say(f"{guest}  {len({held.room for held in seats})} tables  {names}")


async def _ban(store: "Store", arguments: Arguments, terminal: Terminal) -> None:
    from croupier.server.administering import holders
    from croupier.store import order

    found = await holders(store, arguments.who)
    await store.ask(partial(order.ban, guests=found, why=arguments.why))
    for guest in found:
        terminal.say(f"{guest} is banned; servers know it within seconds.")


async def _unban(store: "Store", arguments: Arguments, terminal: Terminal) -> None:
    from croupier.store import order

    if not await store.ask(partial(order.unban, guest=arguments.who)):
        raise InvalidOptions("Nobody is banned by that id.")
    terminal.say(f"{arguments.who} is let in again.")


async def _bans(store: "Store", _arguments: Arguments, terminal: Terminal) -> None:
    from croupier.store import order

    for ban in await store.ask(order.bans):
        terminal.say(f"{ban.guest}  {moment(ban.banned_at)}  {ban.why}".rstrip())


async def _prune(store: "Store", arguments: Arguments, terminal: Terminal) -> None:
    assert arguments.stage is not None, "it is required"
    gone = await store.prune(arguments.stage, arguments.days)
    terminal.say(f"{gone} tables were removed.")


def _backup(arguments: Arguments, terminal: Terminal) -> int:
    """Write all that is kept into a file."""
    from croupier.store import backup
    from croupier.store.store import reaching, require_there

    require_there(_url(arguments))
    with reaching(_url(arguments)) as database:
        rows = backup.write(database, arguments.file)
    terminal.say(f"{rows} rows were written to {arguments.file}.")
    return 0


def _restore(arguments: Arguments, terminal: Terminal) -> int:
    """Read a file into a database that no server uses and that has no rooms."""
    from croupier.store import backup
    from croupier.store.sqlite import Sqlite
    from croupier.store.store import reaching

    with reaching(_url(arguments)) as database, ExitStack() as stack:
        if isinstance(database, Sqlite):
            stack.enter_context(database.reserve(alone=True))
        rows = backup.read(database, arguments.file)
    terminal.say(f"{rows} rows were read from {arguments.file}.")
    return 0
