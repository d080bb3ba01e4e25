"""What SQLite and PostgreSQL must be able to do alike."""

from collections.abc import Iterator, Sequence
from typing import Protocol

from croupier.store.pages import MOST_TALK, Page

Value = str | int | float
Statement = tuple[str, *tuple[Value, ...]]
"""A statement with its values."""

SNAPSHOT = """
INSERT INTO snapshots (room, number, body) VALUES (?, ?, ?)
ON CONFLICT (room) DO UPDATE SET number = excluded.number, body = excluded.body
WHERE snapshots.number < excluded.number
"""

SEATING = "INSERT INTO seatings (guest, room) VALUES (?, ?) ON CONFLICT DO NOTHING"

RESULT = """
INSERT INTO results (room, at, body) VALUES (?, ?, ?)
ON CONFLICT (room) DO UPDATE SET at = excluded.at, body = excluded.body
"""

# What is the same as before stays settled.
RATED = """
INSERT INTO rated_games (room, game, variant, at, body, steps) VALUES (?, ?, ?, ?, ?, '')
ON CONFLICT (room) DO UPDATE SET game = excluded.game, variant = excluded.variant,
    at = excluded.at, body = excluded.body, steps = ''
WHERE rated_games.body <> excluded.body OR rated_games.at <> excluded.at
"""

FORGET_TALK = f"""
DELETE FROM entries WHERE room = ? AND talk = 1 AND number <= (
    SELECT number FROM entries WHERE room = ? AND talk = 1
    ORDER BY number DESC LIMIT 1 OFFSET {MOST_TALK})
"""

ANSWER_SECONDS = 5
"""How long the database may take for one answer before it counts as gone."""


class Connection(Protocol):
    """One way to the database, for one thread at a time.

    After any error it is to be closed and forgotten, and with it whatever was not committed.
    """

    def now(self) -> float:
        """Return the time by the one clock that all who share the database go by."""

    def rows(self, statement: str, *values: Value) -> Sequence[tuple[object, ...]]:
        """Run a statement, with a question mark for each value, and return its rows."""

    def append(self, pages: Sequence[Page], *, together: bool) -> set[str]:
        """Write the pages that are next in their rooms, durably; return the rooms of those.

        No two pages may be of one room. Those that go together are all written or none.
        """

    def run_all(self, statements: Sequence[Statement]) -> None:
        """Run statements, all or none: none if somebody else changes meanwhile what they change."""

    def begin_reading(self) -> None:
        """Begin to read everything as it is at this moment, whatever others write meanwhile."""

    def columns(self, table: str) -> Sequence[str]:
        """Return the columns of a table, in their order."""

    def each_row(self, statement: str) -> Iterator[tuple[object, ...]]:
        """Yield the rows of a statement, few at a time, after `begin_reading`."""

    def pulse(self) -> None:
        """Write something down, durably, to see that it can be done."""

    def require(self) -> None:
        """Refuse to go on if what was written by now would never be found again."""

    def close(self) -> None:
        """Let go of the database at once."""


class Database(Protocol):
    """Where the rooms are kept."""

    def migrate(self, up_to: int | None = None) -> None:
        """Bring the tables up to date, or up to an earlier schema, while nobody else does."""

    def connect(self, *, durably: bool) -> Connection:
        """Open a connection, whose writes survive a loss of power if they are to be durable."""

    def close(self) -> None:
        """Let go of everything, once all connections are closed."""
