"""What the store refuses, and how it says why without giving anything away."""

import re

from croupier.core.errors import CroupierError


class Taken(CroupierError):
    """A page that is not next in its room, since another was faster: the room must be reloaded."""

    def __init__(self, room: str, number: int) -> None:
        super().__init__("taken", f"Entry {number} of room {room} was written by someone else.")


class StoreDown(CroupierError):
    """The database did not answer; whether it kept what was sent is unknown."""

    def __init__(
        self, sentence: str = "The house cannot write anything down just now; please try again."
    ) -> None:
        super().__init__("store-unavailable", sentence)


def reason(error: BaseException) -> str:
    """Return what an error says in one line; those below may quote a row, and a row has secrets."""
    first, _, _ = str(error).partition("\n")
    return f"{type(error).__name__}: {first}"


def shown(url: str) -> str:
    """Return the address of a database as it may be shown.

    >>> shown("postgresql://croupier:secret@db.example/tables?sslmode=require")
    'postgresql:…@db.example/tables?sslmode=require'
    """
    return re.sub(r"(?i)(?<=password=)[^&\s]*", "…", re.sub(r"(?<=:).*@", "…@", url))
