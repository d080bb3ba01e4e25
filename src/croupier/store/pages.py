"""What is written and what is read."""

from msgspec import Struct


class Opening(Struct, frozen=True):
    """A new room."""

    game: str
    rules: int
    seed: str
    """The dealer's secret, in hexadecimal."""
    listed: bool


class Page(Struct, frozen=True):
    """What is written at once in one room: all of it or nothing."""

    room: str
    first: int
    """The number of the first body; the others follow."""
    bodies: tuple[bytes, ...]
    """Lines of JSON, at least one."""
    stage: str
    """Where the room is after it: gathering, playing or over."""
    opening: Opening | None = None

    def __post_init__(self) -> None:
        if not self.bodies:
            raise ValueError("A page has at least one line.")
        if (self.first == 0) != (self.opening is not None):
            raise ValueError("A room is opened with its entry 0, and with no other.")


class Kept(Struct, frozen=True):
    """An entry that was written."""

    number: int
    at: float
    body: bytes


class StoredRoom(Struct, frozen=True):
    """A room as it stands on the shelf."""

    room: str
    game: str
    rules: int
    seed: str
    stage: str
    listed: bool
    opened_at: float
    touched_at: float
