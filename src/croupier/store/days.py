"""Games over days: since when they wait for whom, who is to be told of it, and who is away."""

from collections.abc import Collection, Sequence

import msgspec
from msgspec import Struct

from croupier.store.database import Connection, Statement
from croupier.store.pages import Page

MOST_SUBSCRIPTIONS = 20
"""On how many devices somebody may be told of their moves."""


class KeptDeadline(Struct, frozen=True):
    """Since when a room waits after so many moves, and for whom: by the digests of their secrets.

    Times are those of the house (`croupier.server.house_time`).
    """

    room: str
    played: int
    since: float
    due_at: float
    awaited: tuple[str, ...]


class KeptNotice(Struct, frozen=True):
    """A seat whose move it has become after so many moves, and whose holder was not told yet."""

    seat: int
    played: int


class Subscription(Struct, frozen=True):
    """Where a device is told of its holder's moves; `site` is the page it was asked for on."""

    device: str
    guest: str
    endpoint: str
    p256dh: str
    auth: str
    site: str


class Vacation(Struct, frozen=True):
    """When a profile is away; `until` is the last day of it, as they wrote it."""

    profile: str
    begins_at: float
    ends_at: float
    until: str


# What only says who sits where now changes nothing about the time they have.
_WAIT = """
INSERT INTO deadlines (room, played, since, due_at, awaited) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (room) DO UPDATE SET played = excluded.played, awaited = excluded.awaited,
    since = CASE WHEN deadlines.played = excluded.played THEN deadlines.since
        ELSE excluded.since END,
    due_at = CASE WHEN deadlines.played = excluded.played AND deadlines.due_at < excluded.due_at
        THEN deadlines.due_at ELSE excluded.due_at END
"""
_TO_TELL = """
INSERT INTO notices (room, seat, played, claimed) VALUES (?, ?, ?, 0)
ON CONFLICT (room, seat) DO UPDATE SET played = excluded.played, claimed = 0
WHERE notices.played < excluded.played
"""


def waiting(page: Page) -> list[Statement]:
    """Return the statements that go with a page of a game over days: for whom it waits now."""
    if page.deadline is None:
        return []
    if page.stage != "playing":
        return ended(page.room)
    due = page.deadline
    awaited = msgspec.json.encode(due.awaited).decode()
    return [
        (_WAIT, page.room, due.played, due.since, due.due_at, awaited),
        *((_TO_TELL, page.room, seat, due.played) for seat in due.newly),
    ]


def ended(room: str) -> list[Statement]:
    """Return the statements that let a room wait for nobody."""
    return [
        ("DELETE FROM deadlines WHERE room = ?", room),
        ("DELETE FROM notices WHERE room = ?", room),
    ]


_TIME = """
INSERT INTO house_time (name, passed, wall) VALUES (?, ?, ?)
ON CONFLICT (name) DO UPDATE SET wall = excluded.wall,
    passed = CASE WHEN house_time.passed > excluded.passed THEN house_time.passed
        ELSE excluded.passed END
RETURNING passed
"""


def kept_time(connection: Connection, name: str) -> tuple[float, float] | None:
    """Return how much time had passed for the house, and what the clock said, when last noted."""
    rows = connection.rows("SELECT passed, wall FROM house_time WHERE name = ?", name)
    found = msgspec.convert(rows, list[tuple[float, float]])
    return found[0] if found else None


def keep_time(connection: Connection, name: str, passed: float, wall: float) -> float:
    """Note how much time has passed for the house; return it as whoever knows most has it."""
    [(most,)] = msgspec.convert(connection.rows(_TIME, name, passed, wall), list[tuple[float]])
    return most


_DEADLINES = "SELECT room, played, since, due_at, awaited FROM deadlines"


def _deadlines(rows: object) -> list[KeptDeadline]:
    found = msgspec.convert(rows, list[tuple[str, int, float, float, str]])
    return [
        KeptDeadline(
            room, played, since, due_at, msgspec.json.decode(awaited, type=tuple[str, ...])
        )
        for room, played, since, due_at, awaited in found
    ]


def deadline(connection: Connection, room: str) -> KeptDeadline | None:
    """Return since when a room waits, if it does."""
    found = _deadlines(connection.rows(f"{_DEADLINES} WHERE room = ?", room))
    return found[0] if found else None


def claim_due(connection: Connection, now: float, seconds: float, limit: int) -> list[str]:
    """Return the rooms to look after now; nobody else gets them for so many seconds."""
    rows = connection.rows(
        "UPDATE deadlines SET due_at = ? WHERE due_at <= ? AND room IN ("
        "SELECT room FROM deadlines WHERE due_at <= ? ORDER BY due_at LIMIT ?) RETURNING room",
        now + seconds,
        now,
        now,
        limit,
    )
    return [room for (room,) in msgspec.convert(rows, list[tuple[str]])]


def look_again(connection: Connection, room: str, played: int, due_at: float) -> None:
    """Have a room looked after at another time, unless it has gone on."""
    connection.rows(
        "UPDATE deadlines SET due_at = ? WHERE room = ? AND played = ?", due_at, room, played
    )


def rooms_of(connection: Connection, guests: Sequence[str]) -> list[KeptDeadline]:
    """Return the games over days in which one of these has a seat."""
    if not guests:
        return []
    return _deadlines(
        connection.rows(
            f"{_DEADLINES} WHERE room IN (SELECT room FROM seatings WHERE guest IN {_in(guests)})",
            *guests,
        )
    )


def untold(connection: Connection, limit: int) -> list[str]:
    """Return rooms in which it has become somebody's move whom nobody has told."""
    rows = connection.rows(
        "SELECT DISTINCT room FROM notices WHERE claimed = 0 ORDER BY room LIMIT ?", limit
    )
    return [room for (room,) in msgspec.convert(rows, list[tuple[str]])]


def claim_notices(connection: Connection, room: str) -> list[KeptNotice]:
    """Take on all of a room that nobody has taken on; each is given out once."""
    rows = connection.rows(
        "UPDATE notices SET claimed = 1 WHERE room = ? AND claimed = 0 RETURNING seat, played", room
    )
    return [KeptNotice(*found) for found in msgspec.convert(rows, list[tuple[int, int]])]


_SUBSCRIBE = f"""
INSERT INTO subscriptions (device, guest, endpoint, p256dh, auth, site)
SELECT ?, ?, ?, ?, ?, ?
WHERE (SELECT count(*) FROM subscriptions WHERE guest = ?) < {MOST_SUBSCRIPTIONS}
RETURNING device
"""


def subscribe(connection: Connection, wanted: Subscription) -> bool:
    """Tell a device of moves from now on, and no other at that address; tell if there is room."""
    connection.rows(
        "DELETE FROM subscriptions WHERE device = ? OR endpoint = ?",
        wanted.device,
        wanted.endpoint,
    )
    values = msgspec.structs.astuple(wanted)
    return bool(connection.rows(_SUBSCRIBE, *values, wanted.guest))


def unsubscribe(connection: Connection, device: str) -> None:
    """Tell a device of nothing any more."""
    connection.rows("DELETE FROM subscriptions WHERE device = ?", device)


def unsubscribe_at(connection: Connection, endpoint: str) -> None:
    """Tell nobody of anything any more at an address that is gone."""
    connection.rows("DELETE FROM subscriptions WHERE endpoint = ?", endpoint)


def is_subscribed(connection: Connection, device: str) -> bool:
    """Tell whether a device is told of moves."""
    return bool(connection.rows("SELECT 1 FROM subscriptions WHERE device = ?", device))


def subscriptions(connection: Connection, guests: Collection[str]) -> list[Subscription]:
    """Return where any of these guests are told of their moves."""
    if not guests:
        return []
    rows = connection.rows(
        "SELECT device, guest, endpoint, p256dh, auth, site FROM subscriptions"
        f" WHERE guest IN {_in(guests)} ORDER BY device",
        *guests,
    )
    found = msgspec.convert(rows, list[tuple[str, str, str, str, str, str]])
    return [Subscription(*one) for one in found]


def go_away(vacation: Vacation, since: float) -> list[Statement]:
    """Return the statements that let a profile be away from now on, in place of what was."""
    return [
        *come_back(vacation.profile, vacation.begins_at, since),
        (
            "INSERT INTO vacations (profile, begins_at, ends_at, until) VALUES (?, ?, ?, ?)",
            *msgspec.structs.astuple(vacation),
        ),
    ]


def come_back(profile: str, now: float, since: float) -> list[Statement]:
    """Return the statements that let a profile be back, and forget what counts no more."""
    return [
        ("UPDATE vacations SET ends_at = ? WHERE profile = ? AND ends_at > ?", now, profile, now),
        (
            "DELETE FROM vacations WHERE profile = ? AND (ends_at < ? OR begins_at >= ?)",
            profile,
            since,
            now,
        ),
        (
            "UPDATE deadlines SET due_at = since WHERE room IN ("
            "SELECT seatings.room FROM devices JOIN seatings ON seatings.guest = devices.device"
            " WHERE devices.profile = ?)",
            profile,
        ),
    ]


def vacations(connection: Connection, profiles: Collection[str]) -> list[Vacation]:
    """Return when these profiles are or were away, the earliest first."""
    if not profiles:
        return []
    rows = connection.rows(
        "SELECT profile, begins_at, ends_at, until FROM vacations"
        f" WHERE profile IN {_in(profiles)} ORDER BY begins_at",
        *profiles,
    )
    found = msgspec.convert(rows, list[tuple[str, float, float, str]])
    return [Vacation(*one) for one in found]


def keep_key(connection: Connection, fresh: str) -> str:
    """Return the key the house signs notices with; a fresh one is kept if there is none."""
    connection.rows(
        "INSERT INTO house (name, secret) VALUES ('notices', ?) ON CONFLICT DO NOTHING", fresh
    )
    rows = connection.rows("SELECT secret FROM house WHERE name = 'notices'")
    [(key,)] = msgspec.convert(rows, list[tuple[str]])
    return key


def _in(values: Collection[str]) -> str:
    return f"({', '.join('?' * len(values))})"
