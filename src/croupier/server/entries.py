"""What is kept of a room: one numbered entry for everything that happened in it.

A room is the fold of its entries, as a game is of its log. Secrets are kept as digests only.
"""

from typing import Literal, get_args

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder

from croupier.core.seats import Seat
from croupier.games.spec import Level
from croupier.server.acts import Deed, Matter
from croupier.store.pages import Rating

Reaction = Literal["applause", "laugh", "wow", "sigh", "hurry", "thanks"]
LONGEST_SITTING = 3600
"""For how many seconds at most people wait for a move at the table; for longer they go home."""
By = Literal["holder", "bot", "clock"]
"""Who chose a move: whoever holds the seat, a bot, or the clock."""


class _Entry(Struct, frozen=True, kw_only=True, omit_defaults=True):
    sent: str = ""
    """Who sent the command this came of, and by which id: it is answered once."""


class Opened(_Entry, frozen=True, tag="opened"):
    """The room, and what was agreed on; `invite` is the digest of the invitation.

    `what_if` is the room whose game is played on here from some point, with another dealer, and
    `coach` says that everyone may ask the coach, whoever else plays. `position` is where the game
    begins, if not at its beginning. `colours` are those of the seats where people keep what they
    had on other seats; without them every seat has its own. `evening` is the one it is a table of.
    A table that `counts` changes ratings.
    """

    game: str
    rules: int
    options: Raw
    seats: int
    commitment: str
    invite: str
    listed: bool
    takeover: bool
    timer: int | None
    what_if: str = ""
    colours: tuple[int, ...] = ()
    coach: bool = False
    position: str = ""
    evening: str = ""
    counts: bool = False

    @property
    def is_over_days(self) -> bool:
        """Whether time for a move is counted in hours and days, and nobody has to be there."""
        return self.timer is not None and self.timer > LONGEST_SITTING


class Seated(_Entry, frozen=True, tag="seated"):
    """A person took a seat, held by the digests of secrets: one for each device.

    Or a bot from outside did, held by the digest of its token: then `owner` answers for it. Whoever
    `hosts` is the host from now on, and who likes a `colour` has it if nobody else does.
    """

    seat: Seat
    name: str
    holders: tuple[str, ...]
    owner: str = ""
    hosts: bool = False
    colour: int | None = None


class Filled(_Entry, frozen=True, tag="filled"):
    """A bot took a seat."""

    seat: Seat
    name: str
    level: Level


class Vacated(_Entry, frozen=True, tag="vacated"):
    """A seat is free again before the game; during it, a bot plays on.

    If it was the host's, the seat of the `heir` is that now.
    """

    seat: Seat
    heir: Seat | None = None


class Begun(_Entry, frozen=True, tag="begun"):
    """The game began."""


class GameEntry(_Entry, frozen=True, tag="played"):
    """A move or an outcome, as it stands in a record."""

    entry: Raw
    by: By = "holder"


class Said(_Entry, frozen=True, tag="said"):
    """Somebody said something."""

    seat: Seat
    text: str


class Reacted(_Entry, frozen=True, tag="reacted"):
    """Somebody showed something without words."""

    seat: Seat
    reaction: Reaction


class TakenOver(_Entry, frozen=True, tag="taken-over"):
    """A bot plays for a seat whose holder is away."""

    seat: Seat


class Returned(_Entry, frozen=True, tag="returned"):
    """The holder of a seat is back and plays again, or whoever has left it."""

    seat: Seat


class Coached(_Entry, frozen=True, tag="coached"):
    """Whoever holds a seat asked the coach."""

    seat: Seat


class CodeGiven(_Entry, frozen=True, tag="code-given"):
    """A holder got a code for this table, kept as its digest, good until then.

    That is how seats came to other devices before there were profiles: such logs are still read.
    """

    holder: str
    code: str
    until: float


class CodeUsed(_Entry, frozen=True, tag="code-used"):
    """Another device holds the same seats from now on; the code is spent."""

    code: str
    holder: str


class Adopted(_Entry, frozen=True, tag="adopted"):
    """A guest has joined a profile, which holds their seats from now on as well."""

    guest: str
    profile: str


class Forgotten(_Entry, frozen=True, tag="forgotten"):
    """Whoever held these seats is not to be known any more; the `heir` is host in their place.

    At a table that counts it is still known how they were rated before the game, for the ratings
    of the others follow from that.
    """

    seats: tuple[Seat, ...]
    ratings: tuple[Rating, ...] = ()
    heir: Seat | None = None


class Again(_Entry, frozen=True, tag="again"):
    """Whoever holds these seats said whether they play again."""

    seats: tuple[Seat, ...]
    yes: bool


class Acted(_Entry, frozen=True, tag="acted"):
    """Something was done about the table, by the host on a seat or by agreement.

    If the host was removed, the seat of the `heir` is the host's now. `left` are the seconds
    somebody still had when the game was paused.
    """

    act: Deed
    by: Seat | None
    heir: Seat | None = None
    left: float | None = None


class Proposed(_Entry, frozen=True, tag="proposed"):
    """Something is to be voted on until then; these seats are for it already.

    It comes from a seat, or from a guest without one, known by a digest.
    """

    act: Matter
    by: Seat | None
    seats: tuple[Seat, ...]
    until: float
    guest: str = ""


class Voted(_Entry, frozen=True, tag="voted"):
    """Whoever holds these seats said yes or no to what was proposed as an entry."""

    proposal: int
    seats: tuple[Seat, ...]
    yes: bool


class Settled(_Entry, frozen=True, tag="settled"):
    """What was proposed as an entry is done, or not."""

    proposal: int
    passed: bool
    at: float


class SeatGiven(_Entry, frozen=True, tag="seat-given"):
    """The others said yes: somebody else holds a seat from now on as well."""

    seat: Seat
    holder: str


class Unlisted(_Entry, frozen=True, tag="unlisted"):
    """The table is in the public list no more, for others have taken its place."""


class Closed(_Entry, frozen=True, tag="closed"):
    """Nobody plays at this table any more: whoever runs the house has closed it."""


class Rematched(_Entry, frozen=True, tag="rematched"):
    """The same people play again, in another room."""

    room: str


Entry = (
    Opened
    | Seated
    | Filled
    | Vacated
    | Begun
    | GameEntry
    | Said
    | Reacted
    | TakenOver
    | Returned
    | Coached
    | CodeGiven
    | CodeUsed
    | Adopted
    | Forgotten
    | Again
    | Acted
    | Proposed
    | Voted
    | Settled
    | SeatGiven
    | Unlisted
    | Closed
    | Rematched
)

Talk = Said | Reacted
"""What changes nothing at the table: it is told to those who are there, and not kept for ever."""
_TALK = frozenset(get_args(Talk))


def is_talk(entry: Entry) -> bool:
    """Tell whether an entry is only something somebody said or showed."""
    return type(entry) in _TALK


ENCODER = Encoder()
DECODER = Decoder(Entry)
