"""Evenings in the database: logs of numbered lines, as rooms have them."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

from croupier.store.database import Connection, Statement
from croupier.store.pages import Kept
from croupier.store.profiles import texts
from croupier.store.reading import Readers, patience

T = TypeVar("T")

_READ = """
SELECT number, at, body FROM evening_entries WHERE evening = ? AND number > ? ORDER BY number
"""

_APPEND = """
INSERT INTO evening_entries (evening, number, at, body)
SELECT ?, ?, ?, ? WHERE ? = (SELECT count(*) FROM evening_entries WHERE evening = ?)
ON CONFLICT DO NOTHING
RETURNING number
"""

_GUEST = "INSERT INTO evening_guests (guest, evening) VALUES (?, ?) ON CONFLICT DO NOTHING"

_LAST = """
SELECT evening, max(at), max(CASE WHEN body LIKE ? THEN 2 WHEN body LIKE ? THEN 1 ELSE 0 END)
FROM evening_entries GROUP BY evening
"""

ENDED, PAIRED = '{"type":"evening-ended"%', '{"type":"paired"%'
"""How lines begin that say that an evening is over, or that a round was made."""


class EveningAges(Struct, frozen=True):
    """How many days an evening is kept: without a round, after one, and when it is over."""

    gathering: float
    playing: float
    over: float

    @property
    def by_stage(self) -> tuple[float, float, float]:
        """The same in the order in which evenings come to it."""
        return self.gathering, self.playing, self.over


class KeptTable(Struct, frozen=True):
    """How far the room of a table is, and how its game ended, if it did."""

    stage: str
    result: bytes | None


class EveningShelf:
    """Evenings in the database. What is written here survives a loss of power, as moves do."""

    def __init__(self, readers: Readers, writers: Readers) -> None:
        self._readers = readers
        self._writers = writers

    async def read(self, evening: str, after: int = -1) -> list[Kept]:
        """Return the lines of an evening with numbers above one, in order."""
        if not evening.isprintable():
            return []
        return await self._ask(lambda connection: _read(connection, evening, after))

    async def append(
        self, evening: str, number: int, body: bytes, guests: Sequence[str] = ()
    ) -> bool:
        """Write a line if it is the next one; tell whether it was. These guests take part."""
        return await self._write(
            lambda connection: _append(connection, evening, number, body, guests)
        )

    async def of_guest(self, guest: str) -> list[str]:
        """Return the evenings somebody takes part in, or did, the newest first."""
        return await self._ask(lambda connection: _of_guest(connection, guest))

    async def tables(self, rooms: Sequence[str]) -> dict[str, KeptTable]:
        """Return how far some rooms are; those that are gone are missing."""
        return await self._ask(lambda connection: _tables(connection, rooms))

    async def rewrite(self, evening: str, lines: Sequence[Kept], guests: Sequence[str]) -> None:
        """Write lines anew, in which these guests never came."""
        statements: list[Statement] = [
            (
                "UPDATE evening_entries SET body = ? WHERE evening = ? AND number = ?",
                line.body.decode(),
                evening,
                line.number,
            )
            for line in lines
        ]
        gone: list[Statement] = [
            ("DELETE FROM evening_guests WHERE guest = ? AND evening = ?", guest, evening)
            for guest in guests
        ]
        await self._write(lambda connection: connection.run_all([*statements, *gone]))

    async def all(self) -> list[str]:
        """Return all evenings there are."""
        return await self._ask(
            lambda connection: texts(
                connection.rows("SELECT DISTINCT evening FROM evening_entries ORDER BY evening")
            )
        )

    async def keep_guests(self, evening: str, guests: Sequence[str]) -> None:
        """Keep who takes part in an evening."""
        kept: list[Statement] = [(_GUEST, guest, evening) for guest in guests]
        await self._write(lambda connection: connection.run_all(kept))

    async def prune(self, ages: EveningAges) -> int:
        """Remove evenings that nobody has touched for so long; return how many."""
        return await self._ask(lambda connection: _prune(connection, ages))

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        async with patience():
            return await self._readers.ask(question)

    async def _write(self, change: Callable[[Connection], T]) -> T:
        async with patience():
            return await self._writers.ask(change)


def _read(connection: Connection, evening: str, after: int) -> list[Kept]:
    rows = msgspec.convert(connection.rows(_READ, evening, after), list[tuple[int, float, str]])
    return [Kept(number, at, body.encode()) for number, at, body in rows]


def _append(
    connection: Connection, evening: str, number: int, body: bytes, guests: Sequence[str]
) -> bool:
    # Before the line itself: whoever is found here without one has only nothing to do there.
    for guest in guests:
        connection.rows(_GUEST, guest, evening)
    values = evening, number, connection.now(), body.decode(), number, evening
    return bool(connection.rows(_APPEND, *values))


def _of_guest(connection: Connection, guest: str) -> list[str]:
    return texts(
        connection.rows(
            "SELECT evening FROM evening_guests JOIN evening_entries USING (evening)"
            " WHERE guest = ? AND number = 0 ORDER BY at DESC, evening",
            guest,
        )
    )


def _tables(connection: Connection, rooms: Sequence[str]) -> dict[str, KeptTable]:
    found: dict[str, KeptTable] = {}
    for room in rooms:
        rows = connection.rows(
            "SELECT stage, coalesce(results.body, '') FROM rooms"
            " LEFT JOIN results ON results.room = rooms.room WHERE rooms.room = ?",
            room,
        )
        for stage, result in msgspec.convert(rows, list[tuple[str, str]]):
            found[room] = KeptTable(stage, result.encode() if result else None)
    return found


def _prune(connection: Connection, ages: EveningAges) -> int:
    now = connection.now()
    rows = connection.rows(_LAST, ENDED, PAIRED)
    kept = [days * 24 * 3600 for days in ages.by_stage]
    old = [
        evening
        for evening, at, stage in msgspec.convert(rows, list[tuple[str, float, int]])
        if kept[stage] and at < now - kept[stage]
    ]
    for evening in old:
        connection.run_all(
            [
                ("DELETE FROM evening_guests WHERE evening = ?", evening),
                ("DELETE FROM evening_entries WHERE evening = ?", evening),
            ]
        )
    return len(old)
