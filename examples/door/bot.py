"""A bot of one's own at a table of any server: python bot.py SERVER ROOM TOKEN.

It knows no game: it plays any of the moves it is offered. docs/bots.md tells the rest.
"""

import asyncio
import random
import sys

from croupier.client import Table, visit
from croupier.client.table import room_link
from croupier.core.seats import Seat


async def main(server: str, link: str, token: str) -> None:
    """Sit down, play to the end, and say how it went."""
    room, invite = room_link(link)
    async with visit(server, room, token) as table:
        seat = await table.sit("Dora", invite=invite)
        print(f"Dora has seat {seat + 1}.")
        async for news in table.news():
            seen = news.view.table
            if seen is not None and seen.ending is not None:
                print(f"The game is over: Dora's place is {seen.ending.places[seat]}.")
                return
            turn = seen.turn if seen is not None else None
            if turn is not None and seat in (turn.asked or (turn.seat,)):
                await choose(table, seat)


async def choose(table: Table, seat: Seat) -> None:
    """Make one of the moves that are offered, as the table is now."""
    seen = table.view.table
    offered = [choice for yours in seen.yours for choice in yours.choices] if seen else []
    if offered:
        await table.move(seat, random.choice(offered).move)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
