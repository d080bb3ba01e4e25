"""A process that writes until it is killed, and says what it knows to be kept.

Every line names its writer, the number its page begins with and how many lines the page has; so
half a page would be seen. Every fifth page opens another room, in one write with its own.
"""

import asyncio
import sys

import msgspec
from msgspec import Struct

from croupier.store.errors import Taken
from croupier.store.pages import Page
from croupier.store.store import Store
from tests.store.rooms import OPENING, opened

ROOMS = ("north", "east", "south", "west")


class Written(Struct, frozen=True):
    """One line of a page."""

    writer: str
    first: int
    lines: int


class Said(Struct, frozen=True):
    """What a process says once it is written."""

    room: str
    line: Written


def other_room(room: str, number: int) -> str:
    """Return the room that is opened together with this page."""
    return f"{room}-{number}"


def pages(room: str, line: Written) -> list[Page]:
    """Return what is written in one go: a page, and every fifth time the first of a new room."""
    body = msgspec.json.encode(line)
    opening = OPENING if line.first == 0 else None
    own = Page(room, line.first, (body,) * line.lines, "playing", opening)
    if line.first % 5:
        return [own]
    return [own, Page(other_room(room, line.first), 0, (body,), "gathering", OPENING)]


async def write(store: Store, writer: str, room: str, count: int) -> None:
    """Write so many pages in a room, reading it again whenever another was faster."""
    number = 0
    while count:
        line = Written(writer, number, 1 + number % 3)
        try:
            await store.write(*pages(room, line))
        except Taken:
            number = len(await store.read(room))
            continue
        print(msgspec.json.encode(Said(room, line)).decode(), flush=True)
        number += line.lines
        count -= 1


async def main(url: str, writer: str, count: int) -> None:
    """Write in all rooms at once."""
    async with opened(url) as store:
        await asyncio.gather(*(write(store, writer, room, count) for room in ROOMS))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
