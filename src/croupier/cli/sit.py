"""The command `croupier sit`."""

import asyncio
import os
from argparse import ArgumentParser
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from croupier.cli.arguments import Arguments, positive
from croupier.cli.seating import luck, named
from croupier.cli.terminal import Terminal
from croupier.core.errors import InvalidOptions
from croupier.core.game import EventT, MoveT, OptionsT, StateT
from croupier.games import registry
from croupier.games.spec import Edition
from croupier.server.wire import Ending

if TYPE_CHECKING:
    from croupier.client import Table

SERVER = "http://localhost:8000"
TOKEN = "CROUPIER_TOKEN"


def add_sit(parser: ArgumentParser) -> None:
    """Add who sits down where."""
    parser.add_argument(
        "--server", default=SERVER, metavar="URL", help=f"where the table is (default: {SERVER})"
    )
    parser.add_argument("--token", metavar="TOKEN", help="the token of a bot, made in the browser")
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--room", metavar="ROOM", help="the name of the table, or the link to it")
    where.add_argument(
        "--evening", metavar="EVENING", help="the name of an evening, or the link to it"
    )
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="who plays (greedy)")
    parser.add_argument("--name", metavar="NAME", help="what it is called there (default: the bot)")
    parser.add_argument("--seat", type=positive, metavar="N", help="which seat, from 1 on")
    parser.add_argument("--seed", type=int, help="choose by the same whims again")
    parser.add_argument(
        "--again", action="store_true", help="play again for as long as others want to"
    )
    parser.epilog = f"The token may also be given as {TOKEN}, where nobody sees it."
    parser.set_defaults(run=run_sit)


def run_sit(arguments: Arguments, terminal: Terminal) -> int:
    """Let a bot play at a table until the game is over, or through a whole evening."""
    token = arguments.token or os.environ.get(TOKEN, "")
    if not token:
        raise InvalidOptions(f"A token is needed: --token, or {TOKEN} in the environment.")
    work = _sit if arguments.evening is None else _attend
    asyncio.run(work(arguments, terminal, token))
    return 0


async def _attend(arguments: Arguments, terminal: Terminal, token: str) -> None:
    """Play at whatever table the bot is given, round after round."""
    from croupier.client import attend
    from croupier.client.evening import evening_link

    link = evening_link(arguments.evening)
    async with attend(arguments.server, link.evening, token) as visit:
        await visit.join(_called(arguments), link.invite)
        newest = registry.find(visit.view.setup.game).newest
        newest.use(lambda edition: named("bot", edition.bots, arguments.bot))
        terminal.say(f"{visit.own.name} takes part in {visit.view.title}.")
        async for room in visit.rooms():
            await _play(arguments, terminal, token, room, "")
        own, count = visit.own, len(visit.view.members)
        terminal.say(f"The evening is over: place {own.place} of {count}, {own.points:.4g} points.")


def _called(arguments: Arguments) -> str:
    """Return what the bot is called."""
    name: str = arguments.name or arguments.bot.partition(":")[0].capitalize()
    return name


async def _sit(arguments: Arguments, terminal: Terminal, token: str) -> None:
    from croupier.client.table import room_link

    link = room_link(arguments.room)
    room: str | None = link.room
    while room is not None:
        room = await _play(arguments, terminal, token, room, link.invite)


async def _play(
    arguments: Arguments, terminal: Terminal, token: str, room: str, invite: str
) -> str | None:
    """Play one game; return the room of the next one, if there is one."""
    from croupier.client import play, visit

    async with visit(arguments.server, room, token) as table:
        newest = registry.find(table.view.setup.game).newest
        newest.use(lambda edition: named("bot", edition.bots, arguments.bot))
        name = _called(arguments)
        wanted = arguments.seat - 1 if arguments.seat is not None else None
        seat = await table.sit(name, wanted, invite)
        terminal.say(f"{table.view.chairs[seat].name or name} sits on seat {seat + 1}.")

        def playing(
            edition: Edition[StateT, MoveT, EventT, OptionsT],
        ) -> Coroutine[None, None, Ending]:
            bot = edition.bots[arguments.bot](luck(arguments.seed, 0, seat))
            return play(table, seat, edition, bot)

        ending = await newest.use(playing)
        place, score = ending.places[seat], ending.scores[seat][0]
        terminal.say(f"The game is over: place {place} of {len(ending.places)}, with {score}.")
        return await _next_room(table) if arguments.again else None


async def _next_room(table: "Table") -> str | None:
    """Say that the bot would play again, and wait for where; nobody wants to who has gone."""
    await table.play_again()
    async for news in table.news():
        is_alone = all(chair.kind == "bot" or not chair.present for chair in news.view.chairs)
        if news.view.rematch is not None or is_alone:
            return news.view.rematch
    raise AssertionError("there are news until there is another room")
