"""What costs much to read and never changes: read once for all who ask, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from croupier.server.hub import HouseFull
from croupier.server.limiting import Asker, Buckets, Places

KeyT = TypeVar("KeyT")
Make = Callable[[], Awaitable[bytes]]


class ByteCache(Generic[KeyT]):
    """So many bytes of answers; what nobody has asked for longest is forgotten first.

    >>> cache = ByteCache[str](most_bytes=5)
    >>> cache.keep("a", b"123")
    >>> cache.keep("b", b"456")
    >>> cache.find("a"), cache.find("b")
    (None, b'456')
    """

    def __init__(self, most_bytes: int) -> None:
        self.size = 0
        self._most_bytes = most_bytes
        self._kept: OrderedDict[KeyT, bytes] = OrderedDict()

    def find(self, key: KeyT) -> bytes | None:
        """Return an answer that is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def drop(self, key: KeyT) -> None:
        """Forget an answer, if it is kept."""
        self.size -= len(self._kept.pop(key, b""))

    def keep(self, key: KeyT, answer: bytes) -> None:
        """Keep an answer, and forget others where there is no room for it."""
        self.size += len(answer) - len(self._kept.pop(key, b""))
        self._kept[key] = answer
        while self.size > self._most_bytes:
            self.size -= len(self._kept.popitem(last=False)[1])


class SharedReads:
    """Answers that are made one after the other, each once for all who wait for it.

    Whoever has one made waits in a place of theirs until it is made, also if they have gone: who
    asks and goes, and asks for another, gets no further than who waits.
    """

    def __init__(
        self,
        most_bytes: int,
        *,
        most_waiting: int,
        abreast: int = 1,
        places: Places | None = None,
        buckets: Buckets | None = None,
    ) -> None:
        self._kept = ByteCache[str](most_bytes)
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._outdated = set[asyncio.Task[bytes]]()
        self._most_waiting = most_waiting
        self._turn = asyncio.Semaphore(abreast)
        self._places = places
        self._buckets = buckets
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many answers are being made, or are to be."""
        return len(self._making) + len(self._outdated)

    @property
    def size(self) -> int:
        """How many bytes are kept."""
        return self._kept.size

    def find(self, key: str) -> bytes | None:
        """Return an answer from before, if it is kept."""
        return self._kept.find(key)

    def is_making(self, key: str) -> bool:
        """Tell whether an answer is being made, or is to be."""
        return key in self._making

    def drop(self, key: str) -> None:
        """Make an answer anew when it is next asked for, even if one is being made just now.

        Whoever waits for that one gets it; it may have been read before what it tells of changed.
        """
        self._kept.drop(key)
        if (making := self._making.pop(key, None)) is not None:
            self._outdated.add(making)

    def keep(self, key: str, answer: bytes) -> None:
        """Keep an answer that was made elsewhere."""
        self._kept.keep(key, answer)

    async def read(self, key: str, make: Make, asker: Asker) -> bytes:
        """Return an answer, from before if it can be."""
        found = self.find(key)
        if found is not None:
            return found
        making = self._making.get(key) or self._begin(key, make, asker)
        # Who asked may go; others may be waiting for the same.
        await asyncio.wait([making])
        if making.cancelled():
            raise HouseFull("The server is restarting; ask again in a moment.")
        return making.result()

    async def close(self) -> None:
        """Make nothing any more; whoever waits is told to come again."""
        self._is_closed = True
        making = [*self._making.values(), *self._outdated]
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)

    def _begin(self, key: str, make: Make, asker: Asker) -> "asyncio.Task[bytes]":
        if self._is_closed:
            raise HouseFull("The server is restarting; ask again in a moment.")
        if self.waiting >= self._most_waiting:
            raise HouseFull("Many are waiting for the like; try again later.")
        if self._buckets is not None:
            self._buckets.take_both(asker)
        if self._places is not None:
            self._places.take(asker)
        task = self._making[key] = asyncio.create_task(self._make(key, make))
        task.add_done_callback(lambda done: self._made(key, asker, done))
        return task

    async def _make(self, key: str, make: Make) -> bytes:
        async with self._turn:
            made = await make()
        if self._making.get(key) is asyncio.current_task():
            self._kept.keep(key, made)
        return made

    def _made(self, key: str, asker: Asker, task: "asyncio.Task[bytes]") -> None:
        if task in self._outdated:
            self._outdated.remove(task)
        else:
            del self._making[key]
        if self._places is not None:
            self._places.give_back(asker)
        if not task.cancelled():
            # Whoever waits is told what went wrong; if nobody does, nobody asks for it either.
            task.exception()
