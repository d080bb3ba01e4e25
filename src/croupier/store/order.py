"""Keeping order: who is banned, whom guests have blocked, which tables were closed."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct

from croupier.store.database import Connection
from croupier.store.reading import MOST_KEYS

MOST_BLOCKED = 200
"""How many others a guest may have blocked at a time."""


class Ban(Struct, frozen=True):
    """A guest whom the house does not let in, and why."""

    guest: str
    why: str
    banned_at: float


class Block(Struct, frozen=True):
    """Somebody a guest has blocked, by the number it can be undone by, and how they were called."""

    number: int
    blocked: str
    name: str


_BAN = """
INSERT INTO bans (guest, why, banned_at) VALUES (?, ?, ?)
ON CONFLICT (guest) DO UPDATE SET why = excluded.why, banned_at = excluded.banned_at
"""


def ban(connection: Connection, guests: Collection[str], why: str) -> None:
    """Let guests in no more; tokens they made for bots open nothing any more either."""
    now = connection.now()
    for guest in guests:
        connection.run_all(
            [(_BAN, guest, why, now), ("DELETE FROM bot_tokens WHERE guest = ?", guest)]
        )


def unban(connection: Connection, guest: str) -> bool:
    """Let a guest in again; tell whether they were banned."""
    return bool(connection.rows("DELETE FROM bans WHERE guest = ? RETURNING guest", guest))


def bans(connection: Connection) -> list[Ban]:
    """Return who is banned, the latest first."""
    rows = connection.rows("SELECT guest, why, banned_at FROM bans ORDER BY banned_at DESC, guest")
    found = msgspec.convert(rows, list[tuple[str, str, float]])
    return [Ban(guest, why, at) for guest, why, at in found]


_BLOCK = f"""
INSERT INTO blocks (guest, number, blocked, name)
SELECT ?, last + 1, ?, ?
FROM (SELECT count(*) AS held, coalesce(max(number), 0) AS last FROM blocks WHERE guest = ?)
    AS before
WHERE held < {MOST_BLOCKED}
ON CONFLICT DO NOTHING
"""


def block(connection: Connection, guest: str, blocked: str, name: str) -> bool:
    """Block somebody for a guest; tell whether they are blocked now, or there were too many."""
    connection.rows(_BLOCK, guest, blocked, name, guest)
    return bool(
        connection.rows("SELECT number FROM blocks WHERE guest = ? AND blocked = ?", guest, blocked)
    )


def unblock(connection: Connection, guest: str, number: int) -> bool:
    """Block somebody no longer; tell whether they were blocked."""
    return bool(
        connection.rows(
            "DELETE FROM blocks WHERE guest = ? AND number = ? RETURNING number", guest, number
        )
    )


def blocks(connection: Connection, guest: str) -> list[Block]:
    """Return whom a guest has blocked, in the order it was done."""
    rows = connection.rows(
        "SELECT number, blocked, name FROM blocks WHERE guest = ? ORDER BY number", guest
    )
    found = msgspec.convert(rows, list[tuple[int, str, str]])
    return [Block(number, blocked, name) for number, blocked, name in found]


_HAND_OVER = """
UPDATE blocks SET guest = ?, number = number
    + (SELECT coalesce(max(held.number), 0) FROM blocks AS held WHERE held.guest = ?)
WHERE guest = ? AND blocked NOT IN (SELECT held.blocked FROM blocks AS held WHERE held.guest = ?)
"""
_BLOCK_ALSO = """
INSERT INTO blocks (guest, number, blocked, name)
SELECT guest, (SELECT max(held.number) + 1 FROM blocks AS held WHERE held.guest = blocks.guest),
    ?, name
FROM blocks WHERE blocked = ?
ON CONFLICT DO NOTHING
"""


def hand_over(connection: Connection, guest: str, profile: str) -> None:
    """Let a profile block whom a guest has blocked who joined it, and be blocked in their place."""
    connection.run_all(
        [
            (_HAND_OVER, profile, profile, guest, profile),
            ("DELETE FROM blocks WHERE guest = ?", guest),
            (_BLOCK_ALSO, profile, guest),
            ("DELETE FROM blocks WHERE guest = ? AND blocked = ?", profile, profile),
        ]
    )


def has_blocked(connection: Connection, guests: Collection[str], other: str) -> bool:
    """Tell whether one of some guests has blocked another."""
    return any(
        connection.rows("SELECT 1 FROM blocks WHERE guest = ? AND blocked = ?", guest, other)
        for guest in guests
    )


_CLOSE = """
INSERT INTO closings (room, closed_at) VALUES (?, ?)
ON CONFLICT (room) DO UPDATE SET closed_at = excluded.closed_at
"""


def note_closing(connection: Connection, room: str) -> None:
    """Let servers that have a room open find out that it was closed."""
    connection.rows(_CLOSE, room, connection.now())


def closed(connection: Connection, rooms: Sequence[str]) -> list[str]:
    """Return those of some rooms that were closed from outside, whenever that was.

    To look for the latest would go by a clock, which may have been set back since.
    """
    found: list[tuple[str]] = []
    for number in range(0, len(rooms), MOST_KEYS):
        some = rooms[number : number + MOST_KEYS]
        names = ", ".join("?" * len(some))
        rows = connection.rows(f"SELECT room FROM closings WHERE room IN ({names})", *some)
        found += msgspec.convert(rows, list[tuple[str]])
    return [room for (room,) in found]
