"""An evening: who takes part, which rounds there were, and how their tables ended."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from croupier.core.errors import CroupierError
from croupier.server import evening_log as log
from croupier.server import wire
from croupier.server.guests import NotAllowed, digest, is_same
from croupier.server.rooms import SOMEBODY
from croupier.store.pages import Kept

MOST_MEMBERS = 64
"""How many may take part at a time."""
MOST_EVER = 256
"""How many may ever have, with those who left."""
MOST_ENTRIES = 4000
"""How much may happen in an evening until nobody comes back who has left."""


class EveningRefusal(CroupierError):
    """An evening says no."""


class Member(Struct, frozen=True):
    """Somebody who takes part, or did, by the digests they are known by."""

    name: str
    guests: tuple[str, ...]
    owner: str = ""
    is_in: bool = True

    def is_guest(self, guest: str) -> bool:
        """Tell whether this is a guest, known by a digest."""
        return any(is_same(one, guest) for one in self.guests)


class Table(Struct, frozen=True):
    """A table of a round, and how it ended, once it has."""

    room: str
    members: tuple[int, ...]
    ended: tuple[log.TableSeat, ...] | None = None

    @property
    def stage(self) -> Literal["playing", "over", "closed"]:
        """How far it is."""
        if self.ended is None:
            return "playing"
        return "over" if self.ended else "closed"


class Round(Struct, frozen=True):
    """A round: its tables, who had none, and whether its rooms are there."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...]
    is_set: bool = False


class Evening(Struct, frozen=True):
    """An evening after so many entries."""

    id: str
    number: int
    opened: log.EveningOpened
    organisers: tuple[str, ...]
    invite: str
    members: tuple[Member, ...] = ()
    rounds: tuple[Round, ...] = ()
    is_over: bool = False

    @property
    def stage(self) -> wire.EveningStage:
        """How far it is."""
        if self.is_over:
            return "over"
        return "playing" if self.rounds else "gathering"

    @property
    def running(self) -> Sequence[Table]:
        """The tables that are not over, of whichever round."""
        return [table for one in self.rounds for table in one.tables if table.ended is None]

    @property
    def guests(self) -> Sequence[str]:
        """By which digests those are known who take part, or did."""
        return [*self.organisers, *chain.from_iterable(one.guests for one in self.members)]

    def is_organiser(self, guest: str) -> bool:
        """Tell whether a guest may say what happens."""
        return bool(guest) and any(is_same(one, guest) for one in self.organisers)

    def member(self, guest: str) -> int | None:
        """Return who a guest is in this evening."""
        found = (n for n, one in enumerate(self.members) if guest and one.is_guest(guest))
        return next(found, None)

    def after(self, entry: log.EveningEntry) -> "Evening":
        """Return the evening after one more entry."""
        evening = replace(self, number=self.number + 1)
        match entry:
            case log.EveningOpened():
                raise EveningRefusal("opened-twice", "This evening is open already.")
            case log.InviteRenewed(invite=invite):
                return replace(evening, invite=invite)
            case log.MemberJoined(guest=guest, name=name, owner=owner):
                return replace(evening, members=(*self.members, Member(name, (guest,), owner)))
            case log.MemberBack(member=member):
                return evening._with(member, replace(self.members[member], is_in=True))
            case log.MemberLeft(member=member):
                return evening._with(member, replace(self.members[member], is_in=False))
            case log.RoundPaired(tables=tables, byes=byes):
                made = tuple(Table(room, members) for room, members in tables)
                return replace(evening, rounds=(*self.rounds, Round(made, byes)))
            case log.TablesSet():
                *before, last = self.rounds
                return replace(evening, rounds=(*before, replace(last, is_set=True)))
            case log.TableEnded(room=room, seats=seats):
                rounds = tuple(_with_ended(one, room, seats) for one in self.rounds)
                return replace(evening, rounds=rounds)
            case log.MemberAdopted(guest=guest, profile=profile):
                return evening._adopted(guest, profile)
            case log.EveningEnded():
                return replace(evening, is_over=True)
            case _:
                assert_never(entry)

    def _with(self, number: int, member: Member) -> "Evening":
        members = list(self.members)
        members[number] = member
        return replace(self, members=tuple(members))

    def _adopted(self, guest: str, profile: str) -> "Evening":
        """Let a profile be whoever a guest was, unless it is somebody here already."""
        organisers = self.organisers
        if self.is_organiser(guest) and not self.is_organiser(profile):
            organisers = (*organisers, profile)
        number = self.member(guest)
        evening = replace(self, organisers=organisers)
        if number is None or self.member(profile) is not None:
            return evening
        member = self.members[number]
        return evening._with(number, replace(member, guests=(*member.guests, profile)))


def _with_ended(one: Round, room: str, seats: tuple[log.TableSeat, ...]) -> Round:
    tables = tuple(
        replace(table, ended=seats) if table.room == room else table for table in one.tables
    )
    return replace(one, tables=tables)


def opened_evening(evening: str, entry: log.EveningOpened) -> Evening:
    """Return an evening that has just been opened."""
    return Evening(evening, 1, entry, (entry.organiser,), entry.invite)


def folded_evening(evening: str, lines: Sequence[Kept]) -> Evening:
    """Return an evening as its whole log says."""
    first = log.DECODER.decode(lines[0].body)
    assert isinstance(first, log.EveningOpened), "an evening begins with its opening"
    return evening_after(opened_evening(evening, first), lines[1:])


def evening_after(evening: Evening, lines: Iterable[Kept]) -> Evening:
    """Go on with lines of the log."""
    for line in lines:
        evening = evening.after(log.DECODER.decode(line.body))
    return evening


def require_going_on(evening: Evening) -> None:
    """Refuse what is asked of an evening that is over."""
    if evening.is_over:
        raise EveningRefusal("evening-over", "This evening is over.")


def require_organiser(evening: Evening, guest: str) -> None:
    """Refuse whoever did not open the evening."""
    if not evening.is_organiser(guest):
        raise NotAllowed("not-organiser", "Only whoever opened this evening can do that.")


def require_member(evening: Evening, guest: str) -> int:
    """Return who a guest is in an evening, or refuse a stranger."""
    member = evening.member(guest)
    if member is None:
        raise NotAllowed("not-member", "You do not take part in this evening.")
    return member


def require_invited(evening: Evening, invite: str) -> None:
    """Refuse whoever has no invitation, or one of another evening."""
    if not is_same(digest(invite), evening.invite):
        raise NotAllowed("not-invited", "Ask for the link to this evening to take part.")


def require_room(evening: Evening, guest: str) -> None:
    """Refuse whoever is one too many."""
    is_new = evening.member(guest) is None
    if sum(one.is_in for one in evening.members) >= MOST_MEMBERS:
        raise EveningRefusal(
            "evening-full", f"{MOST_MEMBERS} take part already; there is no room for more."
        )
    if (is_new and len(evening.members) >= MOST_EVER) or evening.number >= MOST_ENTRIES:
        raise EveningRefusal("evening-full", "Nobody can join this evening any more.")


def rewritten_evening(kept: Iterable[Kept], guests: Collection[str]) -> Iterator[Kept]:
    """Yield those lines of an evening anew that tell of guests who are not to be known."""
    for line in kept:
        entry = log.DECODER.decode(line.body)
        match entry:
            case log.EveningOpened(organiser=organiser) if organiser in guests:
                entry = replace(entry, organiser="")
            case log.MemberJoined(guest=guest) if guest in guests:
                entry = replace(entry, guest="", name=SOMEBODY, owner="")
            case log.MemberAdopted(guest=guest, profile=profile) if {guest, profile} & {*guests}:
                entry = log.MemberAdopted("", "")
            case _:
                continue
        yield Kept(line.number, line.at, log.ENCODER.encode(entry))
