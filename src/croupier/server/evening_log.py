"""What is kept of an evening: one numbered entry for everything that happened in it.

An evening is the fold of its entries, as a room is. Secrets are kept as digests only.
"""

from typing import NamedTuple

from msgspec import Raw, Struct
from msgspec.json import Decoder, Encoder


class EveningOpened(Struct, frozen=True, tag="evening-opened"):
    """The evening, and what was agreed on; `invite` is the digest of its invitation.

    Tables have `seats`, and never fewer than `least`: so few may still play with these options.
    """

    title: str
    game: str
    rules: int
    options: Raw
    seats: int
    least: int
    rounds: int
    timer: int | None
    organiser: str
    invite: str


class InviteRenewed(Struct, frozen=True, tag="invite-renewed"):
    """Another invitation opens the evening, and the old one no more."""

    invite: str


class MemberJoined(Struct, frozen=True, tag="joined", omit_defaults=True):
    """Somebody takes part, known by a digest; `owner` answers for a bot from outside."""

    guest: str
    name: str
    owner: str = ""


class MemberBack(Struct, frozen=True, tag="back"):
    """Somebody who had left takes part again."""

    member: int


class MemberLeft(Struct, frozen=True, tag="left"):
    """Somebody takes no part from the next round on."""

    member: int


class PairedTable(NamedTuple):
    """A table: the room it is going to be, and who sits there, by seat."""

    room: str
    members: tuple[int, ...]


class RoundPaired(Struct, frozen=True, tag="paired"):
    """A round was made; its rooms come next."""

    tables: tuple[PairedTable, ...]
    byes: tuple[int, ...]


class TablesSet(Struct, frozen=True, tag="set"):
    """The rooms of the last round are there."""


class TableSeat(NamedTuple):
    """Which place a seat took; whoever `left` had a bot play on."""

    place: int
    left: bool


class TableEnded(Struct, frozen=True, tag="table-ended"):
    """A table is over, by what its room said; without seats it was closed, and counts nothing."""

    room: str
    seats: tuple[TableSeat, ...]


class MemberAdopted(Struct, frozen=True, tag="member-adopted"):
    """A guest has joined a profile, which is who they are from now on as well."""

    guest: str
    profile: str


class EveningEnded(Struct, frozen=True, tag="evening-ended"):
    """The evening is over."""


EveningEntry = (
    EveningOpened
    | InviteRenewed
    | MemberJoined
    | MemberBack
    | MemberLeft
    | RoundPaired
    | TablesSet
    | TableEnded
    | MemberAdopted
    | EveningEnded
)

ENCODER = Encoder()
DECODER: Decoder[EveningEntry] = Decoder(EveningEntry)
