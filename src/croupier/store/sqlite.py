"""The store in a file."""

import os
import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from croupier.store import migrating
from croupier.store.database import ANSWER_SECONDS, Value
from croupier.store.pages import Page

_KEEP = """
INSERT INTO entries (room, number, at, body)
SELECT :room, :first, :at, :body
WHERE :first = 0 OR EXISTS (SELECT 1 FROM entries WHERE room = :room AND number = :first - 1)
ON CONFLICT DO NOTHING
"""


class SqliteConnection:
    """One way to the file."""

    def __init__(self, path: Path, *, durably: bool) -> None:
        self._line = sqlite3.connect(
            path, timeout=ANSWER_SECONDS, isolation_level=None, check_same_thread=False
        )
        try:
            self._line.execute(f"PRAGMA synchronous = {'FULL' if durably else 'NORMAL'}")
            self._line.execute("PRAGMA foreign_keys = ON")
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
        self.rows("BEGIN IMMEDIATE")
        at = self.now()
        kept = {page.room for page in pages if self._keep(page, at)}
        is_void = together and len(kept) < len(pages)
        self.rows("ROLLBACK" if is_void else "COMMIT")
        return set() if is_void else kept

    def close(self) -> None:
        """Let go of the file; what was not committed is undone."""
        self._line.close()

    def _keep(self, page: Page, at: float) -> bool:
        if page.opening is not None:
            self._open(page, at)
        first, *others = (body.decode() for body in page.bodies)
        entry = {"room": page.room, "first": page.first, "at": at, "body": first}
        if self._line.execute(_KEEP, entry).rowcount == 0:
            return False
        self._line.executemany(
            "INSERT INTO entries (room, number, at, body) VALUES (?, ?, ?, ?)",
            ((page.room, number, at, body) for number, body in enumerate(others, page.first + 1)),
        )
        self.rows(
            "UPDATE rooms SET stage = ?, touched_at = ? WHERE room = ?", page.stage, at, page.room
        )
        return True

    def _open(self, page: Page, at: float) -> None:
        opening = page.opening
        assert opening is not None
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


class Sqlite:
    """A file of rooms."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def migrate(self) -> None:
        """Make the file if there is none, for its owner alone, and its tables."""
        os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(self.connect(durably=True)) as connection:
            self._log_ahead(connection)
            connection.rows("BEGIN IMMEDIATE")
            migrating.migrate(connection)
            connection.rows("COMMIT")

    def connect(self, *, durably: bool) -> SqliteConnection:
        """Open a connection."""
        return SqliteConnection(self._path, durably=durably)

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
