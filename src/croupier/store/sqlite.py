"""The store in a file."""

import os
import sqlite3
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import BinaryIO

import msgspec

from croupier.core.errors import InvalidOptions
from croupier.store import migrating
from croupier.store.database import (
    ANSWER_SECONDS,
    FORGET_TALK,
    RATED,
    RESULT,
    SEATING,
    SNAPSHOT,
    Statement,
    Value,
)
from croupier.store.days import waiting
from croupier.store.pages import Opening, Page

if sys.platform != "win32":
    import fcntl

_NOT_NEXT = """
SELECT json_extract(page.value, '$[0]') FROM json_each(:pages) AS page
WHERE EXISTS (
    SELECT 1 FROM entries
    WHERE room = json_extract(page.value, '$[0]') AND number = json_extract(page.value, '$[1]')
) OR json_extract(page.value, '$[1]') > 0 AND NOT EXISTS (
    SELECT 1 FROM entries
    WHERE room = json_extract(page.value, '$[0]') AND number = json_extract(page.value, '$[1]') - 1
)
"""
_ENTRIES = """
INSERT INTO entries (room, number, at, body, talk)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), :at,
    json_extract(value, '$[2]'), json_extract(value, '$[3]')
FROM json_each(:entries)
"""
_TOUCH = """
UPDATE rooms SET stage = page.stage, touched_at = :at
FROM (
    SELECT json_extract(value, '$[0]') AS room, json_extract(value, '$[2]') AS stage
    FROM json_each(:pages)
) AS page
WHERE rooms.room = page.room
"""
"""Each of them takes a whole group, and none has a row to return where all goes well: with every
statement and every row the others of this process may get a turn, and whoever wants it back from
them waits."""
_SNAPSHOTS = """
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
FROM json_each(NEW.snapshots) WHERE TRUE
"""
_INBOX = (
    "CREATE TEMP VIEW IF NOT EXISTS inbox (at, pages, entries, snapshots)"
    " AS SELECT NULL, NULL, NULL, NULL WHERE FALSE",
    f"""
CREATE TEMP TRIGGER IF NOT EXISTS taken_in INSTEAD OF INSERT ON inbox BEGIN
    SELECT RAISE(ABORT, 'not next') WHERE EXISTS ({_NOT_NEXT.replace(":pages", "NEW.pages")});
    {_ENTRIES.replace(":entries", "NEW.entries").replace(":at", "NEW.at")};
    {_TOUCH.replace(":pages", "NEW.pages").replace(":at", "NEW.at")};
    {SNAPSHOT.replace("VALUES (?, ?, ?)", _SNAPSHOTS)};
END
""",
)
_PUT_IN = "INSERT INTO inbox VALUES (:at, :pages, :entries, :snapshots)"
"""All of them in one statement, which is a transaction of its own: nearly every page is a move, and
between statements a busy event loop makes the writer wait each time. It takes all pages or none."""


class FileGone(sqlite3.OperationalError):
    """The file was moved, replaced or deleted: what is written now nobody would find again."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path.name} is not the file it was when the store was opened")


class SharedFile(InvalidOptions):
    """Another server has the file already."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"Another server uses {path} already; several need a bus (--bus) between them."
        )


class OtherName(InvalidOptions):
    """The file can be found under another name as well, by which another server could open it."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} has another name as well (a hard link): what is written by one would be"
            " missing by the other."
        )


class WatchedFiles:
    """The file, the log ahead of it, and the lock beside it, where a link to it leads.

    Once one is not what it was, nothing is written any more: SQLite would go on writing to files
    that nobody can find, or begin a new log without what was in the old one; and without the lock
    another server could begin to write.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self.file = path.resolve()
        self.lock = self._beside("lock")
        self._watched = path, self._beside("wal"), self.lock
        self._known: tuple[object, ...] = (None,) * len(self._watched)
        self._is_gone = False

    def require(self) -> None:
        """Refuse to go on with other files than there were."""
        found = tuple(map(_identity, self._watched))
        # The first time they are as they were made.
        self._known = tuple(known or new for known, new in zip(self._known, found, strict=True))
        self._is_gone |= found != self._known or found[0] is None
        if self._is_gone:
            raise FileGone(self._path)

    def _beside(self, end: str) -> Path:
        return self.file.with_name(f"{self.file.name}-{end}")


def _identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from any other that takes its name, or nothing if there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


class SqliteConnection:
    """One way to the file."""

    def __init__(self, files: WatchedFiles, *, durably: bool) -> None:
        self._files = files
        self._has_inbox = False
        # Never made anew: a file that is gone shall not come back empty.
        self._line = sqlite3.connect(
            f"{files.file.as_uri()}?mode=rw",
            timeout=ANSWER_SECONDS,
            isolation_level=None,
            check_same_thread=False,
            uri=True,
        )
        try:
            self._line.execute(f"PRAGMA synchronous = {'FULL' if durably else 'NORMAL'}")
            self._line.execute("PRAGMA foreign_keys = ON")
            self._line.execute("PRAGMA temp_store = MEMORY")
        except BaseException:
            self._line.close()
            raise

    def now(self) -> float:
        """Return the time of this machine: who shares a file shares its clock."""
        return time.time()

    def rows(self, statement: str, *values: Value) -> Sequence[tuple[object, ...]]:
        """Run a statement and return its rows."""
        rows: list[tuple[object, ...]] = self._line.execute(statement, values).fetchall()
        return rows

    def append(self, pages: Sequence[Page], *, together: bool) -> set[str]:
        """Write the pages that are next in their rooms; return the rooms of those."""
        if all(map(_is_move, pages)) and self._put_in(pages):
            self.require()
            return {page.room for page in pages}
        self.rows("BEGIN IMMEDIATE")
        at = self.now()
        for page in pages:
            if page.opening is not None:
                self._open(page, page.opening, at)
        kept = self._next(pages)
        is_void = together and len(kept) < len(pages)
        if kept and not is_void:
            self._keep([page for page in pages if page.room in kept], at)
        self.rows("ROLLBACK" if is_void else "COMMIT")
        self.require()
        return set() if is_void else kept

    def run_all(self, statements: Sequence[Statement]) -> None:
        """Run statements, all or none, while nobody else writes."""
        self.rows("BEGIN IMMEDIATE")
        for statement, *values in statements:
            self.rows(statement, *values)
        self.rows("COMMIT")

    def begin_reading(self) -> None:
        """Begin to read everything as it is at this moment."""
        self.rows("BEGIN")

    def columns(self, table: str) -> Sequence[str]:
        """Return the columns of a table, in their order."""
        return [
            name for name, *_ in self._line.execute(f"SELECT * FROM {table} LIMIT 0").description
        ]

    def each_row(self, statement: str) -> Iterator[tuple[object, ...]]:
        """Yield the rows of a statement, few at a time."""
        yield from self._line.execute(statement)

    def pulse(self) -> None:
        """Write something down, durably, to see that it can be done."""
        self.rows("UPDATE pulse SET at = ?", self.now())
        self.require()

    def require(self) -> None:
        """Refuse to go on if the file is not there any more."""
        self._files.require()

    def close(self) -> None:
        """Let go of the file; what was not committed is undone."""
        self._line.close()

    def _next(self, pages: Sequence[Page]) -> set[str]:
        """Return the rooms of those pages that are next in them; nobody else writes meanwhile."""
        others = {str(room) for (room,) in self._line.execute(_NOT_NEXT, {"pages": _heads(pages)})}
        return {page.room for page in pages} - others

    def _put_in(self, pages: Sequence[Page]) -> bool:
        """Write pages if all are next in their rooms; tell whether they were."""
        if not self._has_inbox:
            for statement in _INBOX:
                self.rows(statement)
            self._has_inbox = True
        snapshots = [
            (page.room, page.after, page.snapshot.decode())
            for page in pages
            if page.snapshot is not None
        ]
        values = {
            "at": self.now(),
            "pages": _heads(pages),
            "entries": _entries(pages),
            "snapshots": msgspec.json.encode(snapshots).decode(),
        }
        try:
            self._line.execute(_PUT_IN, values)
        except sqlite3.IntegrityError:
            return False
        return True

    def _keep(self, pages: Sequence[Page], at: float) -> None:
        self._line.execute(_ENTRIES, {"at": at, "entries": _entries(pages)})
        self._line.execute(_TOUCH, {"at": at, "pages": _heads(pages)})
        for page in pages:
            if page.talk:
                self.rows(FORGET_TALK, page.room, page.room)
            if page.snapshot is not None:
                self.rows(SNAPSHOT, page.room, page.after, page.snapshot.decode())
            for guest in page.guests:
                self.rows(SEATING, guest, page.room)
            if page.result is not None:
                self.rows(RESULT, page.room, at, page.result.decode())
            if page.rated is not None:
                rated = page.rated
                self.rows(RATED, page.room, rated.game, rated.variant, at, rated.body.decode())
            for statement, *values in waiting(page):
                self.rows(statement, *values)

    def _open(self, page: Page, opening: Opening, at: float) -> None:
        self.rows(
            "INSERT INTO rooms (room, game, rules, seed, stage, listed, opened_at, touched_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            page.room,
            opening.game,
            opening.rules,
            opening.seed,
            page.stage,
            opening.listed,
            at,
            at,
        )


def _heads(pages: Sequence[Page]) -> str:
    """Return the room, number and stage of pages, as the statements above take them."""
    return msgspec.json.encode([(page.room, page.first, page.stage) for page in pages]).decode()


def _entries(pages: Sequence[Page]) -> str:
    """Return the entries of pages, as the statements above take them."""
    entries = [
        (page.room, number, body.decode(), page.talk)
        for page in pages
        for number, body in enumerate(page.bodies, page.first)
    ]
    return msgspec.json.encode(entries).decode()


def _is_move(page: Page) -> bool:
    """Tell whether nothing is written with a page but entries and a snapshot."""
    others = page.opening, page.result, page.rated, page.deadline
    return others == (None,) * 4 and not page.talk and not page.guests


class Sqlite:
    """A file of rooms."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._files = WatchedFiles(path)
        self._keeper: SqliteConnection | None = None

    def migrate(self, up_to: int | None = None) -> None:
        """Make the file if there is none, for its owner alone, and its tables."""
        os.close(os.open(self._files.file, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(self.connect(durably=True)) as connection:
            self._log_ahead(connection)
            connection.rows("BEGIN IMMEDIATE")
            migrating.migrate(connection, up_to)
            connection.rows("COMMIT")
        # With the last connection SQLite removes the log: that one is never to be missed.
        self._keeper = self._keeper or self.connect(durably=False)
        self._keeper.pulse()

    def connect(self, *, durably: bool) -> SqliteConnection:
        """Open a connection, to the file that was there when the tables were made."""
        connection = SqliteConnection(self._files, durably=durably)
        if self._keeper is not None:
            try:
                connection.require()
            except FileGone:
                connection.close()
                raise
        return connection

    def close(self) -> None:
        """Let go of the file."""
        if self._keeper is not None:
            self._keeper.close()

    def reserve(self, *, alone: bool) -> BinaryIO:
        """Keep other servers away from the file for as long as what is returned is open.

        Whoever is not `alone` shares it with others who are not. The lock is on a file beside it:
        to close one's own would let go of SQLite's locks, too.
        """
        file = self._files.file
        if file.exists() and file.stat().st_nlink > 1:
            raise OtherName(self.path)
        lock = self._files.lock.open("ab")
        if sys.platform != "win32":
            try:
                fcntl.flock(lock, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.close()
                raise SharedFile(self.path) from None
        return lock

    def _log_ahead(self, connection: SqliteConnection) -> None:
        """Have the file remember that it is written ahead of in a log.

        SQLite does not wait here if another process is just doing the same.
        """
        deadline = time.monotonic() + ANSWER_SECONDS
        while True:
            try:
                connection.rows("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.01)
            else:
                return
