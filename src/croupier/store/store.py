"""The store: rooms by their names, and what was written in them."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeVar

from croupier.core.errors import CroupierError, InvalidOptions
from croupier.store import reading
from croupier.store.database import Connection, Database
from croupier.store.errors import StoreDown, Taken, reason, shown
from croupier.store.evenings import EveningShelf
from croupier.store.pages import (
    NO_CLAIM,
    Claim,
    Kept,
    KeptResult,
    KeptSnapshot,
    LoadedRoom,
    Page,
    RatedGame,
    StoredRoom,
)
from croupier.store.profiles import ProfileShelf
from croupier.store.ratings import RatingShelf
from croupier.store.reading import PATIENCE, Readers, patience
from croupier.store.sqlite import Sqlite
from croupier.store.writing import Writer, WriteRequest

CLOSING_SECONDS = 5.0
"""How long what still waits may take when the store is closed."""

T = TypeVar("T")

_SQLITE, _POSTGRESQL = "sqlite:///", "postgresql://"


def open_store(url: str, *, alone: bool | None = None) -> "Store":
    """Open the store at an address, and bring its tables up to date.

    A file is ``sqlite:///rooms.db`` or, from the root, ``sqlite:////srv/rooms.db``. A server says
    whether it is `alone` with it, and is refused a file that another one has to itself.
    """
    database = database_at(url)
    lock: BinaryIO | None = None
    try:
        if alone is not None and isinstance(database, Sqlite):
            lock = database.reserve(alone=alone)
        database.migrate()
    except CroupierError:
        raise
    except Exception as error:
        if lock is not None:
            lock.close()
        raise StoreDown(f"{shown(url)} cannot be opened: {reason(error)}") from None
    return Store(database, lock)


def require_there(url: str) -> None:
    """Refuse a file that is not there, for those who do not want to make one."""
    database = database_at(url)
    if isinstance(database, Sqlite) and not database.path.exists():
        raise InvalidOptions(f"There is no file {database.path}.")


@contextmanager
def reaching(url: str) -> Iterator[Database]:
    """Let somebody work with a database itself; what goes wrong is said without secrets."""
    database = database_at(url)
    try:
        yield database
    except CroupierError:
        raise
    except Exception as error:
        raise StoreDown(f"{shown(url)} does not answer: {reason(error)}") from None
    finally:
        database.close()


def database_at(url: str) -> Database:
    """Return the database an address is of, whether or not it is there."""
    if url.startswith(_POSTGRESQL):
        # Loaded only for those who have one: it takes as long as all the rest.
        from croupier.store.postgres import Postgres

        return Postgres(url)
    path = url.removeprefix(_SQLITE)
    # What SQLite keeps in memory each connection would have for itself.
    if path not in (url, "", ":memory:"):
        return Sqlite(Path(path))
    raise InvalidOptions(
        f"{shown(url)} is no address of a database: it begins with {_SQLITE} and goes on with"
        f" the name of a file, or begins with {_POSTGRESQL}."
    )


class Asked(NamedTuple):
    """What the writer was asked for in one turn of the event loop, and until when it has time.

    One timer looks after all of them, and lets go of what is answered: a timer for each would keep
    everything for as long.
    """

    until: float
    granted: Sequence[asyncio.Future[bool]]

    @property
    def are_answered(self) -> bool:
        """Whether nobody waits for it any more."""
        return all(granted.done() for granted in self.granted)


class Store:
    """Rooms, each an opening and numbered lines. A store belongs to one event loop."""

    def __init__(self, database: Database, lock: BinaryIO | None = None) -> None:
        self._database = database
        self._writer = Writer(database)
        self._gathered: list[WriteRequest] = []
        self._asked: deque[Asked] = deque()
        self._watch: asyncio.TimerHandle | None = None
        self._readers = Readers(database)
        self._keepers = Readers(database, 1, durably=True)
        self.profiles = ProfileShelf(self._readers, self._keepers)
        self.evenings = EveningShelf(self._readers, self._keepers)
        self.ratings = RatingShelf(self._readers, self._keepers)
        self._lock = lock

    @property
    def is_ready(self) -> bool:
        """Whether the writer lives, and its last commit went well."""
        return self._writer.is_alive and self._writer.is_well

    @property
    def commits(self) -> int:
        """How many transactions there were so far."""
        return self._writer.commits

    @property
    def written(self) -> int:
        """How many pages they wrote."""
        return self._writer.written

    @property
    def waiting(self) -> int:
        """How many writes the writer has not yet taken."""
        return self._writer.waiting + len(self._gathered)

    async def write(self, *pages: Page) -> None:
        """Write pages, all or none; they are durable when this returns.

        It raises `Taken` if the first one is not next in its room. On `StoreDown` nobody knows
        whether they were kept: read the room again.
        """
        if not await self._wish(*pages):
            raise Taken(pages[0].room, pages[0].first)

    async def read(self, room: str, after: int = -1) -> list[Kept]:
        """Return the entries of a room with numbers above one, in order."""
        if not _is_name(room):
            return []
        async with patience():
            return await self._readers.ask(lambda reader: reading.read(reader, room, after))

    async def load(self, room: str) -> LoadedRoom | None:
        """Return a room with its snapshot and what came after it, or all of it, or none."""
        if not _is_name(room):
            return None
        async with patience():
            return await self._readers.ask(lambda reader: reading.load(reader, room))

    async def rooms(self, after: str, limit: int) -> list[str]:
        """Return the names of so many rooms after one, in their order."""
        async with patience():
            return await self._readers.ask(lambda reader: reading.rooms(reader, after, limit))

    async def said(self, room: str, sender: str, before: int) -> int | None:
        """Return the entry that was said by this name before another entry, or none."""
        async with patience():
            return await self._readers.ask(
                lambda reader: reading.said(reader, room, sender, before)
            )

    async def keep_snapshots(self, snapshots: Sequence[KeptSnapshot]) -> None:
        """Keep snapshots of rooms, where there is none of a later entry."""
        async with patience():
            await self._readers.ask(lambda reader: reading.keep_snapshots(reader, snapshots))

    async def analysis(self, room: str) -> bytes | None:
        """Return how the game of a room was won, if that was found."""
        if not _is_name(room):
            return None
        async with patience():
            return await self._readers.ask(lambda reader: reading.analysis(reader, room))

    async def keep_analysis(self, room: str, body: bytes) -> None:
        """Keep how the game of a room was won, a line of JSON; it goes when the room goes."""
        async with patience():
            await self._readers.ask(lambda reader: reading.keep_analysis(reader, room, body))

    async def result(self, room: str) -> bytes | None:
        """Return how the game of a room ended, if it has."""
        async with patience():
            return await self._readers.ask(lambda reader: reading.result(reader, room))

    async def clear_history(self) -> None:
        """Forget who sat where and how games ended, to write it anew from the logs."""
        async with patience():
            await self._keepers.ask(lambda keeper: keeper.run_all(reading.CLEARING))

    async def keep_history(
        self,
        room: str,
        guests: Sequence[str],
        result: KeptResult | None,
        rated: RatedGame | None = None,
    ) -> None:
        """Keep who sat in a room, how its game ended, and what ratings follow from that."""
        async with patience():
            await self._keepers.ask(
                lambda keeper: keeper.run_all(reading.history(room, guests, result, rated))
            )

    async def note_history(self) -> None:
        """Note that it is known of all rooms who sat where and how games ended."""
        async with patience():
            await self._keepers.ask(reading.note_history)

    async def has_history(self) -> bool:
        """Tell whether it is known of all rooms who sat where and how games ended."""
        async with patience():
            return await self._readers.ask(reading.has_history)

    async def rewrite(
        self, room: str, lines: Sequence[Kept], result: bytes | None, guests: Sequence[str]
    ) -> None:
        """Write lines of a room anew, which its log is the same without, and how its game ended.

        A line without a body goes. These guests never sat there.
        """
        async with patience():
            await self._keepers.ask(
                lambda keeper: keeper.run_all(reading.rewriting(room, lines, result, guests))
            )

    async def prune(self, stage: str, days: float, spared: Collection[str] = ()) -> int:
        """Remove rooms at some stage that nobody has touched for so long; return how many.

        It may go on after somebody has lost patience, for there may be many.
        """
        async with patience():
            return await self._readers.ask(
                lambda reader: reading.prune(reader, stage, days, spared)
            )

    async def stored_room(self, room: str) -> StoredRoom | None:
        """Return a room, or none."""
        if not _is_name(room):
            return None
        async with patience():
            rooms = await self._readers.ask(lambda reader: reading.stored_room(reader, room))
        return rooms[0] if rooms else None

    async def listed(self, limit: int) -> list[StoredRoom]:
        """Return the listed rooms that are not over, newest touched first."""
        async with patience():
            return await self._readers.ask(lambda reader: reading.listed(reader, limit))

    async def list_alone(self, room: str, guest: str) -> list[str]:
        """Let a room be the only listed one of a guest; return their others, listed no more."""
        async with patience():
            return await self._readers.ask(lambda reader: reading.list_alone(reader, room, guest))

    async def unlist(self, room: str) -> None:
        """List a room no more."""
        async with patience():
            await self._readers.ask(lambda reader: reading.unlist(reader, room))

    async def key(self) -> bytes:
        """Return a secret that all servers of this database have in common, and nobody else."""
        async with patience():
            return await self._readers.ask(reading.key)

    async def claim(
        self, room: str, number: int, by: str, seconds: float, over: Claim = NO_CLAIM
    ) -> bool:
        """Tell whether a number is now theirs alone, for so many seconds.

        Until then nobody gets it again, not even who has it, but whoever has seen that claim and
        names it: the clock of the database may be set, and who has waited knows better.
        """
        async with patience():
            return await self._readers.ask(
                lambda reader: reading.claim(reader, room, number, by, seconds, over)
            )

    async def claimed(self, room: str, number: int) -> Claim:
        """Return who has claimed a number, if anybody has."""
        async with patience():
            return await self._readers.ask(lambda reader: reading.claimed(reader, room, number))

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Return the answer to a question about what is kept beside the rooms."""
        async with patience():
            return await self._readers.ask(question)

    async def keep(self, work: Callable[[Connection], T]) -> T:
        """Write something that is kept beside the rooms; it is durable when this returns."""
        async with patience():
            return await self._keepers.ask(work)

    async def probe(self) -> None:
        """Write something down to see that it can be done, or raise `StoreDown`."""
        await self._wish()

    async def require(self) -> None:
        """Raise `StoreDown` if what was written might not be found again, and write nothing.

        Where the last thing could not be written, that is tried anew.
        """
        if self.is_ready:
            await self.ask(reading.require)
        else:
            await self.probe()

    async def close(self) -> None:
        """Write what waits, if that can be done soon, and let go of the database."""
        self._hand_over()
        self._writer.stop()
        await asyncio.wait([asyncio.wrap_future(self._writer.ended)], timeout=CLOSING_SECONDS)
        self._writer.abandon()
        self._readers.close()
        self._keepers.close()
        self._database.close()
        if self._lock is not None:
            self._lock.close()

    def _wish(self, *pages: Page) -> asyncio.Future[bool]:
        """Have pages written soon; return what tells whether they were next in their rooms."""
        if len(self._gathered) >= self._writer.room:
            raise StoreDown
        loop = asyncio.get_running_loop()
        request = WriteRequest(pages, loop.create_future())
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(request)
        return request.granted

    def _hand_over(self) -> None:
        """Give the writer all that was asked for in one turn of the event loop.

        Every move comes this way: to wake a thread and to set a timer for each costs more.
        """
        requests, self._gathered = self._gathered, []
        if not requests:
            return
        loop = asyncio.get_running_loop()
        asked = Asked(loop.time() + PATIENCE, [request.granted for request in requests])
        try:
            self._writer.put(requests)
        except StoreDown:
            _refuse(asked.granted)
            return
        while self._asked and self._asked[0].are_answered:
            self._asked.popleft()
        self._asked.append(asked)
        if self._watch is None:
            self._watch = loop.call_at(asked.until, self._lose_patience)

    def _lose_patience(self) -> None:
        """Wait no longer for what the writer has not answered in time; look again for the rest."""
        loop = asyncio.get_running_loop()
        while self._asked and (self._asked[0].are_answered or self._asked[0].until <= loop.time()):
            self._despair(self._asked.popleft())
        self._watch = None
        if self._asked:
            self._watch = loop.call_at(self._asked[0].until, self._lose_patience)

    def _despair(self, asked: Asked) -> None:
        """Wait no longer for the writer."""
        if not asked.are_answered:
            self._writer.is_well = False
            _refuse(asked.granted)


def _refuse(asked: Sequence[asyncio.Future[bool]]) -> None:
    for granted in asked:
        if not granted.done():
            granted.set_exception(StoreDown())


def _is_name(room: str) -> bool:
    """Tell whether a room could have this name; some characters no database even looks up."""
    return room.isprintable()
