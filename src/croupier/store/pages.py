"""What is written and what is read."""

from msgspec import Struct

MOST_TALK = 200
"""How many of the things that were only said are kept of a room: the oldest go."""


class Opening(Struct, frozen=True):
    """A new room."""

    game: str
    rules: int
    seed: str
    """The dealer's secret, in hexadecimal."""
    listed: bool


class Rating(Struct, frozen=True, array_like=True):
    """How strong somebody seems to be, and by how much that may be wrong."""

    mu: float
    sigma: float


class RatedGame(Struct, frozen=True):
    """A game that counts: what is rated together with it, and its seats as a line of JSON."""

    game: str
    variant: str
    body: bytes


class Deadline(Struct, frozen=True):
    """For whom a game over days waits after so many moves, and when to look after it.

    `awaited` are the digests of who is waited for, and `newly` the seats whose move it has just
    become. Times are those of the house.
    """

    played: int
    since: float
    due_at: float
    awaited: tuple[str, ...]
    newly: tuple[int, ...]


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
    talk: bool = False
    """Whether all of it was only said: then it is not kept for ever."""
    snapshot: bytes | None = None
    """The room after it, as a line of JSON, so that nobody has to read all before it."""
    guests: tuple[str, ...] = ()
    """Who took a seat with it, as the digests by which seats are held."""
    result: bytes | None = None
    """How the game ended with it, as a line of JSON."""
    rated: RatedGame | None = None
    """What ratings follow from, if the game counted and ended with it."""
    deadline: Deadline | None = None
    """For whom a game over days waits after it; once it is over that is for nobody."""

    @property
    def after(self) -> int:
        """The number that comes next."""
        return self.first + len(self.bodies)

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


class Claim(Struct, frozen=True, array_like=True):
    """Who has claimed to do something, and until when by the clock of the database."""

    claimant: str
    ends_at: float


NO_CLAIM = Claim("", 0.0)
"""What nobody has ever claimed."""


class KeptResult(Struct, frozen=True):
    """How the game of a room ended, as a line of JSON, and what was found of it, if anything."""

    room: str
    at: float
    body: bytes
    analysis: bytes | None = None


class KeptSnapshot(Struct, frozen=True):
    """A room as it was before the entry of this number. It is a cache: the log is the room."""

    room: str
    number: int
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


class LoadedRoom(Struct, frozen=True):
    """All that is needed to go on in a room: its snapshot if there is one, and what came after."""

    stored: StoredRoom
    snapshot: KeptSnapshot | None
    entries: list[Kept]
