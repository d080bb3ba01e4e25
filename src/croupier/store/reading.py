"""Those who read: a few threads with connections of their own."""

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import Generic, TypeVar

import msgspec

from croupier.store.database import (
    RATED,
    RESULT,
    SEATING,
    SNAPSHOT,
    Connection,
    Database,
    Statement,
)
from croupier.store.errors import StoreDown, reason
from croupier.store.pages import (
    NO_CLAIM,
    Claim,
    Kept,
    KeptResult,
    KeptSnapshot,
    LoadedRoom,
    RatedGame,
    StoredRoom,
)

READERS = 4

PATIENCE = 10.0
"""How many seconds anybody waits for the store, whatever has become of it."""

MOST_KEYS = 500
"""How many things are looked up at a time."""

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Readers:
    """Threads that ask the database, so that the event loop never waits for it."""

    def __init__(
        self, database: Database, threads: int = READERS, *, durably: bool = False
    ) -> None:
        self._database = database
        self._durably = durably
        self._threads = ThreadPoolExecutor(threads, "store-reader")
        self._idle: list[Connection] = []
        self._is_open = True

    async def ask(self, question: Callable[[Connection], T]) -> T:
        """Return the answer to a question, or raise `StoreDown`."""
        if not self._is_open:
            raise StoreDown
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._answer, question)

    def close(self) -> None:
        """Answer no more; who is just asking closes its connection by itself."""
        self._is_open = False
        self._threads.shutdown(wait=False)
        self._hang_up()

    def _answer(self, question: Callable[[Connection], T]) -> T:
        if not self._is_open:
            raise StoreDown
        try:
            return self._asked(question)
        except Exception as error:
            _log.error("The store could not be read: %s", reason(error))
            # What broke one connection has most likely broken the others.
            self._hang_up()
            raise StoreDown from None

    def _asked(self, question: Callable[[Connection], T]) -> T:
        connection = self._connection()
        try:
            answer = question(connection)
            connection.require()
        except BaseException:
            _close(connection)
            raise
        self._idle.append(connection)
        if not self._is_open:
            self._hang_up()
        return answer

    def _connection(self) -> Connection:
        try:
            return self._idle.pop()
        except IndexError:
            return self._database.connect(durably=self._durably)

    def _hang_up(self) -> None:
        with suppress(IndexError):
            while True:
                _close(self._idle.pop())


class Lookup(Generic[T]):
    """Looks many things up at a time: what is asked for during one reading goes into the next.

    When everybody comes back after a restart, to wake a thread for each takes longer than to read.
    """

    def __init__(self, read: Callable[[Sequence[str]], Awaitable[Mapping[str, T]]]) -> None:
        self._read = read
        self._reading = asyncio.Lock()
        self._keys: set[str] = set()
        self._next: asyncio.Task[Mapping[str, T]] | None = None

    async def find(self, key: str) -> T | None:
        """Return what there is under a key."""
        if self._next is None or len(self._keys) >= MOST_KEYS:
            self._keys = set()
            self._next = asyncio.get_running_loop().create_task(self._read_all(self._keys))
            # If nobody waits any longer, nobody needs to hear that it failed.
            self._next.add_done_callback(lambda done: done.cancelled() or done.exception())
        self._keys.add(key)
        return (await asyncio.shield(self._next)).get(key)

    async def _read_all(self, keys: set[str]) -> Mapping[str, T]:
        async with self._reading:
            if keys is self._keys:
                self._next = None
            return await self._read([*keys])


@asynccontextmanager
async def patience() -> AsyncIterator[None]:
    """Wait no longer for an answer than anybody does."""
    try:
        async with asyncio.timeout(PATIENCE):
            yield
    except TimeoutError:
        raise StoreDown from None


def _close(connection: Connection) -> None:
    with suppress(Exception):
        connection.close()


AT_A_TIME = 2000
"""How many entries are read in one go, so that nobody else waits for a long log."""

_READ = """
SELECT number, at, body FROM entries WHERE room = ? AND number > ? ORDER BY number LIMIT ?
"""


def read(connection: Connection, room: str, after: int) -> list[Kept]:
    """Return the entries of a room with numbers above one, in order."""
    kept: list[Kept] = []
    while True:
        rows = connection.rows(_READ, room, kept[-1].number if kept else after, AT_A_TIME)
        entries = msgspec.convert(rows, list[tuple[int, float, str]])
        kept += [Kept(number, at, body.encode()) for number, at, body in entries]
        if len(rows) < AT_A_TIME:
            return kept


def snapshot(connection: Connection, room: str) -> KeptSnapshot | None:
    """Return the snapshot of a room, if there is one."""
    rows = connection.rows("SELECT number, body FROM snapshots WHERE room = ?", room)
    found = msgspec.convert(rows, list[tuple[int, str]])
    return KeptSnapshot(room, found[0][0], found[0][1].encode()) if found else None


def load(connection: Connection, room: str) -> LoadedRoom | None:
    """Return a room with its snapshot and what came after it, or all of it, or none."""
    found = stored_room(connection, room)
    if not found:
        return None
    seen = snapshot(connection, room)
    entries = read(connection, room, -1 if seen is None else seen.number - 1)
    return LoadedRoom(found[0], seen, entries)


def keep_snapshots(connection: Connection, snapshots: Sequence[KeptSnapshot]) -> None:
    """Keep snapshots of rooms, where there is none of a later entry."""
    for seen in snapshots:
        connection.rows(SNAPSHOT, seen.room, seen.number, seen.body.decode())


def analysis(connection: Connection, room: str) -> bytes | None:
    """Return how the game of a room was won, if that was found."""
    rows = connection.rows("SELECT body FROM analyses WHERE room = ?", room)
    found = msgspec.convert(rows, list[tuple[str]])
    return found[0][0].encode() if found else None


def result(connection: Connection, room: str) -> bytes | None:
    """Return how the game of a room ended, if it has."""
    rows = connection.rows("SELECT body FROM results WHERE room = ?", room)
    found = msgspec.convert(rows, list[tuple[str]])
    return found[0][0].encode() if found else None


_KEEP_ANALYSIS = """
INSERT INTO analyses (room, body) SELECT room, ? FROM rooms WHERE room = ?
ON CONFLICT (room) DO UPDATE SET body = excluded.body
"""


def keep_analysis(connection: Connection, room: str, body: bytes) -> None:
    """Keep how the game of a room was won, as long as there is the room."""
    connection.rows(_KEEP_ANALYSIS, body.decode(), room)


def said(connection: Connection, room: str, sender: str, before: int) -> int | None:
    """Return the entry that was said by this name before another entry, or none.

    It reads all that was said in the room up to there, which is never much.
    """
    # Names have underscores, which otherwise stand for any letter.
    name = sender.replace("_", "!_")
    rows = connection.rows(
        "SELECT number FROM entries WHERE room = ? AND number < ? AND talk = 1"
        " AND body LIKE ? ESCAPE '!' ORDER BY number LIMIT 1",
        room,
        before,
        f'%"sent":"{name}"%',
    )
    found = msgspec.convert(rows, list[tuple[int]])
    return found[0][0] if found else None


def rooms(connection: Connection, after: str, limit: int) -> list[str]:
    """Return the names of so many rooms after one, in their order."""
    rows = connection.rows(
        "SELECT room FROM rooms WHERE room > ? ORDER BY room LIMIT ?", after, limit
    )
    return [name for (name,) in msgspec.convert(rows, list[tuple[str]])]


def running(connection: Connection, guests: Sequence[str], limit: int) -> list[tuple[str, str]]:
    """Return the rooms of guests whose games are not over, with their games, last first."""
    if not guests:
        return []
    rows = connection.rows(
        "SELECT room, game FROM rooms WHERE stage <> 'over' AND stage <> 'closed' AND room IN ("
        f"SELECT room FROM seatings WHERE guest IN ({', '.join('?' * len(guests))}))"
        " ORDER BY touched_at DESC LIMIT ?",
        *guests,
        limit,
    )
    return msgspec.convert(rows, list[tuple[str, str]])


PRUNED = 100
"""How many rooms are removed at a time."""

_OLD = "stage = ? AND touched_at < ? AND room NOT IN (SELECT room FROM deadlines)"
"""Nobody has left a game over days, however long they think."""


def prune(connection: Connection, stage: str, days: float, spared: Collection[str]) -> int:
    """Remove rooms at some stage that nobody has touched for so long; return how many.

    All of a room goes or nothing, and nothing if somebody touches it at that very moment.
    """
    before = connection.now() - days * 24 * 3600
    found = connection.rows(f"SELECT room FROM rooms WHERE {_OLD}", stage, before)
    old = [room for (room,) in msgspec.convert(found, list[tuple[str]]) if room not in spared]
    for number in range(0, len(old), PRUNED):
        some = old[number : number + PRUNED]
        connection.run_all([line for room in some for line in _removal(room, stage, before)])
    return len(old)


def _removal(room: str, stage: str, before: float) -> list[Statement]:
    is_old = f"room IN (SELECT room FROM rooms WHERE room = ? AND {_OLD})"
    return [
        (f"DELETE FROM {table} WHERE {is_old}", room, stage, before)
        for table in (
            "entries",
            "snapshots",
            "analyses",
            "claims",
            "listings",
            "seatings",
            "results",
            "closings",
            "deadlines",
            "notices",
            "rooms",
        )
    ]


CLEARING: Sequence[Statement] = (
    ("DELETE FROM house WHERE name = 'history'",),
    ("DELETE FROM results",),
    ("DELETE FROM seatings",),
)


def history(
    room: str, guests: Sequence[str], result: KeptResult | None, rated: RatedGame | None
) -> list[Statement]:
    """Return the statements that keep who sat in a room and how its game ended, if it is there."""
    lines: list[Statement] = [(SEATING, guest, room) for guest in guests]
    if result is not None:
        lines.append((RESULT, room, result.at, result.body.decode()))
        if rated is not None:
            body = rated.body.decode()
            lines.append((RATED, room, rated.game, rated.variant, result.at, body))
    return lines


def note_history(connection: Connection) -> None:
    """Note that it is known of all rooms who sat where."""
    connection.rows(
        "INSERT INTO house (name, secret) VALUES ('history', 'known') ON CONFLICT DO NOTHING"
    )


def has_history(connection: Connection) -> bool:
    """Tell whether it is known of all rooms who sat where."""
    return bool(connection.rows("SELECT name FROM house WHERE name = 'history'"))


def rewriting(
    room: str, lines: Sequence[Kept], result: bytes | None, guests: Sequence[str]
) -> list[Statement]:
    """Return the statements that let a room be as if these guests had never sat there."""
    changed: list[Statement] = [
        (
            "UPDATE entries SET body = ? WHERE room = ? AND number = ?",
            line.body.decode(),
            room,
            line.number,
        )
        for line in lines
        if line.body
    ]
    gone: list[Statement] = [
        ("DELETE FROM entries WHERE room = ? AND number = ?", room, line.number)
        for line in lines
        if not line.body
    ]
    seatings: list[Statement] = [
        ("DELETE FROM seatings WHERE guest = ? AND room = ?", guest, room) for guest in guests
    ]
    ended: Statement = (
        ("DELETE FROM results WHERE room = ?", room)
        if result is None
        else ("UPDATE results SET body = ? WHERE room = ?", result.decode(), room)
    )
    return [*changed, *gone, *seatings, ended, ("DELETE FROM snapshots WHERE room = ?", room)]


_SHELF = "SELECT room, game, rules, seed, stage, listed, opened_at, touched_at FROM rooms"


def stored_room(connection: Connection, room: str) -> list[StoredRoom]:
    """Return a room, if there is one."""
    return _shelf(connection.rows(f"{_SHELF} WHERE room = ?", room))


AHEAD = 60.0
"""How much later than now something may have been touched: what is more was before the clock was
set back."""


def listed(connection: Connection, limit: int) -> list[StoredRoom]:
    """Return the listed rooms that are neither over nor closed, newest touched first.

    Those that were touched before the clock was set back come after all that were since.
    """
    return _shelf(
        connection.rows(
            f"{_SHELF} WHERE listed = 1 AND stage <> 'over' AND stage <> 'closed'"
            " ORDER BY touched_at > ?, touched_at DESC LIMIT ?",
            connection.now() + AHEAD,
            limit,
        )
    )


def shelf(connection: Connection, stage: str | None, limit: int) -> list[StoredRoom]:
    """Return so many rooms, of one stage or of any, the newest touched first."""
    at, values = (" WHERE stage = ?", (stage,)) if stage is not None else ("", ())
    return _shelf(connection.rows(f"{_SHELF}{at} ORDER BY touched_at DESC LIMIT ?", *values, limit))


def entries_with(connection: Connection, room: str, text: str) -> list[Kept]:
    """Return the entries of a room in which a text stands, in order."""
    pattern = re.sub(r"([!%_])", r"!\1", text)
    rows = connection.rows(
        "SELECT number, at, body FROM entries WHERE room = ? AND body LIKE ? ESCAPE '!'"
        " ORDER BY number",
        room,
        f"%{pattern}%",
    )
    found = msgspec.convert(rows, list[tuple[int, float, str]])
    return [Kept(number, at, body.encode()) for number, at, body in found]


def list_alone(connection: Connection, room: str, guest: str) -> list[str]:
    """Let this be the only listed table of a guest; the others stay open to whoever has the link.

    Of two that are opened at once none may be left, but never both. Return which were listed.
    """
    connection.rows("INSERT INTO listings (room, guest) VALUES (?, ?)", room, guest)
    others = "FROM listings WHERE guest = ? AND room <> ?"
    found = connection.rows(
        f"SELECT room FROM rooms WHERE listed = 1 AND room IN (SELECT room {others})", guest, room
    )
    connection.rows(
        f"UPDATE rooms SET listed = 0 WHERE room IN (SELECT room {others})", guest, room
    )
    # Another may have come in between, and is forgotten only once it is no longer listed.
    connection.rows(
        f"DELETE {others} AND room IN (SELECT room FROM rooms WHERE listed = 0)", guest, room
    )
    return [name for (name,) in msgspec.convert(found, list[tuple[str]])]


def unlist(connection: Connection, room: str) -> None:
    """List a table no more; it stays open to whoever has the link."""
    connection.rows("UPDATE rooms SET listed = 0 WHERE room = ?", room)
    connection.rows("DELETE FROM listings WHERE room = ?", room)


def require(connection: Connection) -> None:
    """Ask anything, to see that there is an answer."""
    connection.rows("SELECT 1")


def key(connection: Connection) -> bytes:
    """Return the secret of this database, which whoever asks first makes up."""
    connection.rows(
        "INSERT INTO house (name, secret) VALUES ('bus', ?) ON CONFLICT DO NOTHING",
        secrets.token_hex(32),
    )
    [(secret,)] = connection.rows("SELECT secret FROM house WHERE name = 'bus'")
    assert isinstance(secret, str)
    return bytes.fromhex(secret)


def _shelf(rows: object) -> list[StoredRoom]:
    # Neither database is asked for its own idea of true.
    shelf = msgspec.convert(rows, list[tuple[str, str, int, str, str, int, float, float]])
    return [
        StoredRoom(room, game, rules, seed, stage, listed == 1, opened_at, touched_at)
        for room, game, rules, seed, stage, listed, opened_at, touched_at in shelf
    ]


CLAIMS = 100
"""How many numbers before the last one stay claimed, for those who have not heard of it yet."""

_CLAIM = """
INSERT INTO claims (room, number, claimant, ends_at) VALUES (?, ?, ?, ?)
ON CONFLICT (room, number) DO UPDATE SET claimant = excluded.claimant, ends_at = excluded.ends_at
WHERE claims.ends_at <= ? OR (claims.claimant = ? AND claims.ends_at = ?)
RETURNING number
"""


def claim(
    connection: Connection, room: str, number: int, by: str, seconds: float, over: Claim
) -> bool:
    """Tell whether a number was free to be claimed, or only so; if so it is not any more."""
    now = connection.now()
    ends_at = now + seconds
    if not connection.rows(_CLAIM, room, number, by, ends_at, now, over.claimant, over.ends_at):
        return False
    connection.rows("DELETE FROM claims WHERE room = ? AND number < ?", room, number - CLAIMS)
    return True


def claimed(connection: Connection, room: str, number: int) -> Claim:
    """Return who has claimed a number, if anybody has."""
    rows = connection.rows(
        "SELECT claimant, ends_at FROM claims WHERE room = ? AND number = ?", room, number
    )
    found = msgspec.convert(rows, list[Claim])
    return found[0] if found else NO_CLAIM
