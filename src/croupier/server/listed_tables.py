"""How many tables in the public list are from one address: so many, whoever has opened them.

One of each guest is not enough, for whoever throws cookies away is many. Where a table is from is
known only here, and only as long as the process lives: no address is stored.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

import msgspec

from croupier.server.limiting import MOST_REMEMBERED
from croupier.store.errors import StoreDown
from croupier.store.store import Store


class ListedTables:
    """The tables that were listed from each address, the newest last.

    `on_unlisted` is called with those that others have taken the place of.
    """

    def __init__(self, store: Store, most: int, on_unlisted: Callable[[str], None]) -> None:
        self._store = store
        self._most = most
        self._on_unlisted = on_unlisted
        self._rooms: OrderedDict[str, list[str]] = OrderedDict()
        self._from: OrderedDict[str, str] = OrderedDict()
        self._turn = asyncio.Lock()

    async def note(self, room: str, address: str) -> None:
        """Count a table; if there are too many, the oldest of them is listed no more."""
        async with self._turn:
            await self._note(room, address)

    async def note_again(self, before: str, answer: bytes, address: str) -> None:
        """Count the table where those play again who have just been answered, if there is one.

        It counts where the one before it did, whoever asks: else anybody who sat there could take
        it off the list. Only if that is not known here any more, it counts where it is first asked
        for, for otherwise nothing would bound how many there are. It is listed if theirs was; if
        that cannot be seen, it is seen when the next one is counted.
        """
        again = _ANSWERS.decode(answer).room
        if again is not None:
            async with self._turn:
                if again not in self._from:
                    with suppress(StoreDown):
                        await self._note(again, self._from.get(before, address))

    async def _note(self, room: str, address: str) -> None:
        rooms = self._rooms.setdefault(address, [])
        self._rooms.move_to_end(address)
        if room not in rooms:
            rooms.append(room)
        self._from[room] = address
        for known in (self._rooms, self._from):
            if len(known) > MOST_REMEMBERED:
                known.popitem(last=False)
        if len(rooms) > self._most:
            rooms[:] = [one for one in rooms if await self._is_listed(one)]
        while len(rooms) > self._most:
            await self._store.unlist(rooms[0])
            self._on_unlisted(rooms.pop(0))

    async def _is_listed(self, room: str) -> bool:
        stored = await self._store.stored_room(room)
        return stored is not None and stored.listed and stored.stage not in ("over", "closed")


class _Again(msgspec.Struct):
    room: str | None = None


_ANSWERS = msgspec.json.Decoder(_Again)
