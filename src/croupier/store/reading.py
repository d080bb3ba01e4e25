"""Those who read: a few threads with connections of their own."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TypeVar

import msgspec

from croupier.store.database import Connection, Database
from croupier.store.errors import StoreDown, reason
from croupier.store.pages import Kept, StoredRoom

READERS = 4

T = TypeVar("T")

_log = logging.getLogger(__name__)


class Readers:
    """Threads that ask the database, so that the event loop never waits for it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._threads = ThreadPoolExecutor(READERS, "store-reader")
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
            return self._database.connect(durably=False)

    def _hang_up(self) -> None:
        with suppress(IndexError):
            while True:
                _close(self._idle.pop())


def _close(connection: Connection) -> None:
    with suppress(Exception):
        connection.close()


def read(connection: Connection, room: str, after: int) -> list[Kept]:
    """Return the entries of a room with numbers above one, in order."""
    rows = connection.rows(
        "SELECT number, at, body FROM entries WHERE room = ? AND number > ? ORDER BY number",
        room,
        after,
    )
    entries = msgspec.convert(rows, list[tuple[int, float, str]])
    return [Kept(number, at, body.encode()) for number, at, body in entries]


_SHELF = "SELECT room, game, rules, seed, stage, listed, opened_at, touched_at FROM rooms"


def stored_room(connection: Connection, room: str) -> list[StoredRoom]:
    """Return a room, if there is one."""
    return _shelf(connection.rows(f"{_SHELF} WHERE room = ?", room))


def listed(connection: Connection, limit: int) -> list[StoredRoom]:
    """Return the listed rooms that are not over, newest touched first."""
    return _shelf(
        connection.rows(
            f"{_SHELF} WHERE listed = 1 AND stage <> 'over' ORDER BY touched_at DESC LIMIT ?",
            limit,
        )
    )


def list_alone(connection: Connection, room: str, guest: str) -> None:
    """Let this be the only listed table of a guest; the others stay open to whoever has the link.

    Of two that are opened at once none may be left, but never both.
    """
    connection.rows("INSERT INTO listings (room, guest) VALUES (?, ?)", room, guest)
    others = "FROM listings WHERE guest = ? AND room <> ?"
    connection.rows(
        f"UPDATE rooms SET listed = 0 WHERE room IN (SELECT room {others})", guest, room
    )
    connection.rows(f"DELETE {others}", guest, room)


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
WHERE claims.ends_at <= ?
RETURNING number
"""


def claim(connection: Connection, room: str, number: int, by: str, seconds: float) -> bool:
    """Tell whether a number was free to be claimed; if so it is not any more."""
    now = connection.now()
    if not connection.rows(_CLAIM, room, number, by, now + seconds, now):
        return False
    connection.rows("DELETE FROM claims WHERE room = ? AND number < ?", room, number - CLAIMS)
    return True
