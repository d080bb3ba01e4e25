"""Tokens of bots that come from outside: whose they are, and under which name."""

import msgspec
from msgspec import Struct

from croupier.store.database import Connection

MOST_TOKENS = 32
"""How many tokens a guest may have at a time."""


class BotToken(Struct, frozen=True):
    """A token of a guest, by its number; `name` is the guest's word for it, `owner` their own."""

    number: int
    name: str
    owner: str
    made_at: float


_MAKE = f"""
INSERT INTO bot_tokens (token, guest, number, name, owner, made_at)
SELECT ?, ?, last + 1, ?, ?, ?
FROM (SELECT count(*) AS held, coalesce(max(number), 0) AS last FROM bot_tokens WHERE guest = ?)
    AS before
WHERE held < {MOST_TOKENS}
ON CONFLICT DO NOTHING
RETURNING number
"""


def make(connection: Connection, token: str, guest: str, name: str, owner: str) -> int | None:
    """Keep a token of a guest by its digest; return its number, or none if there are too many."""
    rows = connection.rows(_MAKE, token, guest, name, owner, connection.now(), guest)
    found = msgspec.convert(rows, list[tuple[int]])
    return found[0][0] if found else None


def owner(connection: Connection, token: str) -> str | None:
    """Return who answers for the bot with this token, or none if there is no such token."""
    rows = connection.rows("SELECT owner FROM bot_tokens WHERE token = ?", token)
    found = msgspec.convert(rows, list[tuple[str]])
    return found[0][0] if found else None


def of_guest(connection: Connection, guest: str) -> list[BotToken]:
    """Return the tokens of a guest, the oldest first."""
    rows = connection.rows(
        "SELECT number, name, owner, made_at FROM bot_tokens WHERE guest = ? ORDER BY number",
        guest,
    )
    found = msgspec.convert(rows, list[tuple[int, str, str, float]])
    return [BotToken(number, name, owner, made_at) for number, name, owner, made_at in found]


def revoke(connection: Connection, guest: str, number: int) -> bool:
    """Let a token of a guest open nothing any more; tell whether there was one."""
    return bool(
        connection.rows(
            "DELETE FROM bot_tokens WHERE guest = ? AND number = ? RETURNING number", guest, number
        )
    )


_HAND_OVER = """
UPDATE bot_tokens SET guest = ?, number = number
    + (SELECT coalesce(max(held.number), 0) FROM bot_tokens AS held WHERE held.guest = ?)
WHERE guest = ?
"""


def hand_over(connection: Connection, guest: str, profile: str) -> None:
    """Let the tokens of a guest be those of the profile they have joined."""
    connection.rows(_HAND_OVER, profile, profile, guest)
