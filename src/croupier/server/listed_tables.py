"""How many tables in the public list are from one address: so many, whoever has opened them.

One of each guest is not enough, for whoever throws cookies away is many. Where a table is from is
known only here, and only as long as the process lives: no address is stored.
"""

import asyncio
from collections import OrderedDict
from contextlib import suppress

import msgspec

from croupier.server.limiting import MOST_REMEMBERED
from croupier.store.errors import StoreDown
from croupier.store.store import Store


class ListedTables:
    """The tables that were listed from each address, the newest last."""

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._rooms: OrderedDict[str, list[str]] = OrderedDict()
        self._turn = asyncio.Lock()

    async def note(self, room: str, address: str) -> None:
        """Count a table; if there are too many, the oldest of them is listed no more."""
        async with self._turn:
            rooms = self._rooms.setdefault(address, [])
            self._rooms.move_to_end(address)
            if room not in rooms:
                rooms.append(room)
            if len(self._rooms) > MOST_REMEMBERED:
                self._rooms.popitem(last=False)
            if len(rooms) > self._most:
                rooms[:] = [one for one in rooms if await self._is_listed(one)]
            while len(rooms) > self._most:
                await self._store.unlist(rooms[0])
                del rooms[0]

    async def note_again(self, answer: bytes, address: str) -> None:
        """Count the table where those play again who have just been answered, if there is one.

        It is listed if theirs was; if that cannot be seen, it is seen when the next one is counted.
        """
        again = _ANSWERS.decode(answer).room
        if again is not None:
            with suppress(StoreDown):
                await self.note(again, address)

    async def _is_listed(self, room: str) -> bool:
        stored = await self._store.stored_room(room)
        return stored is not None and stored.listed and stored.stage not in ("over", "closed")


class _Again(msgspec.Struct):
    room: str | None = None


_ANSWERS = msgspec.json.Decoder(_Again)
