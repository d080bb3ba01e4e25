"""The store in PostgreSQL."""

from collections.abc import Iterator, Sequence
from contextlib import closing

import psycopg
from psycopg.abc import RV, PQGen
from psycopg.conninfo import make_conninfo
from psycopg.rows import TupleRow

from croupier.core.errors import InvalidOptions
from croupier.store import migrating
from croupier.store.database import ANSWER_SECONDS, FORGET_TALK, Statement, Value
from croupier.store.days import waiting
from croupier.store.errors import shown
from croupier.store.pages import Page

CONNECTING_SECONDS = 5
MIGRATION_SECONDS = 600

ROWS_AT_A_TIME = 1000
"""How many rows are read in one go where all are."""

_LOCK = 0x63726F7570696572
"""A number nobody else takes for a lock: the name of the house in ASCII."""

# Everything is found by its key, also while the planner still believes the tables are small.
_SET_UP = f"""
SET statement_timeout = '{ANSWER_SECONDS}s';
SET idle_in_transaction_session_timeout = '{ANSWER_SECONDS}s';
SET enable_seqscan = off;
SET enable_mergejoin = off;
SET jit = off
"""

# Whoever wants more than the default, such as a second machine that has it too, keeps it.
_DURABLY = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'
"""
_LIGHTLY = "SET synchronous_commit = off"

_NOW = "extract(epoch FROM statement_timestamp())::double precision"

# One statement for the whole batch, since each costs a way there and back. Sorted by room, so that
# two batches that meet do not wait for each other.
_APPEND = f"""
WITH page AS (
    SELECT * FROM unnest(%(rooms)s::text[], %(firsts)s::bigint[], %(bodies)s::text[],
        %(stages)s::text[], %(talks)s::bigint[]) AS page (room, number, body, stage, talk)
), opened AS (
    INSERT INTO rooms (room, game, rules, seed, stage, listed, opened_at, touched_at)
    SELECT room, game, rules, seed, stage, listed, {_NOW}, {_NOW}
    FROM unnest(%(new)s::text[], %(games)s::text[], %(rules)s::bigint[], %(seeds)s::text[],
        %(listed)s::bigint[]) AS opening (room, game, rules, seed, listed) JOIN page USING (room)
    ORDER BY room
    ON CONFLICT DO NOTHING
), won AS (
    INSERT INTO entries (room, number, at, body, talk)
    SELECT room, number, {_NOW}, body, talk FROM page
    WHERE number = 0 OR 1 = (
        SELECT count(*) FROM entries AS before
        WHERE before.room = page.room AND before.number = page.number - 1)
    ORDER BY room
    ON CONFLICT DO NOTHING
    RETURNING room
), others AS (
    INSERT INTO entries (room, number, at, body, talk)
    SELECT room, number, {_NOW}, body, talk
    FROM unnest(%(other_rooms)s::text[], %(numbers)s::bigint[], %(other_bodies)s::text[],
        %(other_talks)s::bigint[]) AS other (room, number, body, talk) JOIN won USING (room)
), snapshot AS (
    INSERT INTO snapshots (room, number, body)
    SELECT room, number, body
    FROM unnest(%(seen_rooms)s::text[], %(seen_numbers)s::bigint[], %(seen_bodies)s::text[])
        AS seen (room, number, body) JOIN won USING (room)
    ORDER BY room
    ON CONFLICT (room) DO UPDATE SET number = excluded.number, body = excluded.body
    WHERE snapshots.number < excluded.number
), seating AS (
    INSERT INTO seatings (guest, room)
    SELECT DISTINCT guest, room
    FROM unnest(%(guests)s::text[], %(guest_rooms)s::text[]) AS seat (guest, room)
        JOIN won USING (room)
    ON CONFLICT DO NOTHING
), result AS (
    INSERT INTO results (room, at, body)
    SELECT room, {_NOW}, body
    FROM unnest(%(ended_rooms)s::text[], %(results)s::text[]) AS ended (room, body)
        JOIN won USING (room)
    ORDER BY room
    ON CONFLICT (room) DO UPDATE SET at = excluded.at, body = excluded.body
), rated AS (
    INSERT INTO rated_games (room, game, variant, at, body, steps)
    SELECT room, game, variant, {_NOW}, body, ''
    FROM unnest(%(rated_rooms)s::text[], %(rated_games)s::text[], %(variants)s::text[],
        %(rated)s::text[]) AS counted (room, game, variant, body) JOIN won USING (room)
    ORDER BY room
    ON CONFLICT (room) DO UPDATE SET game = excluded.game, variant = excluded.variant,
        at = excluded.at, body = excluded.body, steps = ''
), touched AS (
    UPDATE rooms SET stage = page.stage, touched_at = {_NOW}
    FROM page JOIN won USING (room) WHERE rooms.room = page.room
)
SELECT room FROM won
"""


class PatientConnection(psycopg.Connection[TupleRow]):
    """A connection that does not wait for ever.

    A server that is stopped, not gone, still looks alive to the network.
    """

    patience: float = ANSWER_SECONDS + 1

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        return super().wait(gen, interval, self.patience if timeout is None else timeout)


class PostgresConnection:
    """One way to the server."""

    def __init__(self, address: str, *, durably: bool) -> None:
        self.held = PatientConnection.connect(address, autocommit=True)
        try:
            self.rows(_SET_UP)
            self.rows(_DURABLY if durably else _LIGHTLY)
        except BaseException:
            self.close()
            raise

    def now(self) -> float:
        """Return the time of the server."""
        [[now]] = self.rows(f"SELECT {_NOW}")
        assert isinstance(now, float)
        return now

    def rows(self, statement: str, *values: Value) -> Sequence[tuple[object, ...]]:
        """Run a statement and return its rows."""
        cursor = self.held.execute(statement.replace("?", "%s").encode(), values or None)
        return cursor.fetchall() if cursor.description else []

    def run_all(self, statements: Sequence[Statement]) -> None:
        """Run statements, all or none: none if somebody else changes meanwhile what they change."""
        self.rows("BEGIN ISOLATION LEVEL REPEATABLE READ")
        for statement, *values in statements:
            self.rows(statement, *values)
        self.rows("COMMIT")

    def begin_reading(self) -> None:
        """Begin to read everything as it is at this moment."""
        self.rows("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def columns(self, table: str) -> Sequence[str]:
        """Return the columns of a table, in their order."""
        found = self.held.execute(f"SELECT * FROM {table} LIMIT 0".encode()).description
        return [column.name for column in found or ()]

    def each_row(self, statement: str) -> Iterator[tuple[object, ...]]:
        """Yield the rows of a statement, few at a time."""
        self.rows(f"DECLARE everything CURSOR FOR {statement}")
        while rows := self.rows(f"FETCH {ROWS_AT_A_TIME} FROM everything"):
            yield from rows
        self.rows("CLOSE everything")

    def pulse(self) -> None:
        """Write something down, durably, to see that it can be done."""
        self.rows("UPDATE pulse SET at = ?", self.now())

    def require(self) -> None:
        """Go on: a server of its own keeps its files."""

    def append(self, pages: Sequence[Page], *, together: bool) -> set[str]:
        """Write the pages that are next in their rooms; return the rooms of those."""
        if not together and all(page.deadline is None for page in pages):
            kept = self._append(pages)
            # After it, for a move has no part in that; if it fails, the next that is said does it.
            for room in [page.room for page in pages if page.talk and page.room in kept]:
                self.rows(FORGET_TALK, room, room)
            return kept
        self.rows("BEGIN")
        kept = self._append(pages)
        is_void = together and len(kept) < len(pages)
        for page in pages if not is_void else ():
            for statement, *values in waiting(page) if page.room in kept else ():
                self.rows(statement, *values)
        self.rows("ROLLBACK" if is_void else "COMMIT")
        return set() if is_void else kept

    def close(self) -> None:
        """Let go of the server; what was not committed is undone."""
        self.held.close()

    def _append(self, pages: Sequence[Page]) -> set[str]:
        return {room for (room,) in self.held.execute(_APPEND.encode(), _columns(pages))}


def _columns(pages: Sequence[Page]) -> dict[str, list[Value]]:
    openings = [(page.room, page.opening) for page in pages if page.opening is not None]
    others = [
        (page.room, number, body.decode(), int(page.talk))
        for page in pages
        for number, body in enumerate(page.bodies[1:], page.first + 1)
    ]
    seen = [
        (page.room, page.after, page.snapshot.decode())
        for page in pages
        if page.snapshot is not None
    ]
    guests = [(guest, page.room) for page in pages for guest in page.guests]
    ended = [(page.room, page.result.decode()) for page in pages if page.result is not None]
    rated = [(page.room, page.rated) for page in pages if page.rated is not None]
    return {
        "rooms": [page.room for page in pages],
        "firsts": [page.first for page in pages],
        "bodies": [page.bodies[0].decode() for page in pages],
        "stages": [page.stage for page in pages],
        "talks": [int(page.talk) for page in pages],
        "new": [room for room, _ in openings],
        "games": [opening.game for _, opening in openings],
        "rules": [opening.rules for _, opening in openings],
        "seeds": [opening.seed for _, opening in openings],
        "listed": [int(opening.listed) for _, opening in openings],
        "other_rooms": [room for room, _, _, _ in others],
        "numbers": [number for _, number, _, _ in others],
        "other_bodies": [body for _, _, body, _ in others],
        "other_talks": [talk for _, _, _, talk in others],
        "guests": [guest for guest, _ in guests],
        "guest_rooms": [room for _, room in guests],
        "ended_rooms": [room for room, _ in ended],
        "results": [result for _, result in ended],
        "rated_rooms": [room for room, _ in rated],
        "rated_games": [counted.game for _, counted in rated],
        "variants": [counted.variant for _, counted in rated],
        "rated": [counted.body.decode() for _, counted in rated],
        "seen_rooms": [room for room, _, _ in seen],
        "seen_numbers": [number for _, number, _ in seen],
        "seen_bodies": [body for _, _, body in seen],
    }


class Postgres:
    """A database of rooms."""

    def __init__(self, url: str) -> None:
        try:
            # So that a cut cable shows: by default the system tries for a quarter of an hour.
            self._address = make_conninfo(
                url,
                connect_timeout=CONNECTING_SECONDS,
                tcp_user_timeout=ANSWER_SECONDS * 1000,
                keepalives_idle=ANSWER_SECONDS,
                keepalives_interval=1,
                keepalives_count=3,
            )
        except psycopg.ProgrammingError:
            # Not what it says, for it quotes what it cannot read.
            raise InvalidOptions(f"{shown(url)} is no address of a database.") from None

    def migrate(self, up_to: int | None = None) -> None:
        """Make the tables, while nobody else does."""
        with closing(self.connect(durably=True)) as connection:
            connection.held.patience = MIGRATION_SECONDS
            connection.rows("BEGIN")
            connection.rows(f"SET LOCAL statement_timeout = '{MIGRATION_SECONDS}s'")
            connection.rows("SELECT pg_advisory_xact_lock(?)", _LOCK)
            migrating.migrate(connection, up_to)
            connection.rows("COMMIT")

    def connect(self, *, durably: bool) -> PostgresConnection:
        """Open a connection."""
        return PostgresConnection(self._address, durably=durably)

    def close(self) -> None:
        """Let go of nothing: there are only connections."""
