"""Who keeps order at a table, what they have done about it, and what is being voted on."""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.acts import AskSeat, Matter
from croupier.server.guests import is_same

MOST_DECLINED = 16
"""Of how many refused proposals is remembered who may not ask again for a while."""
WAIT_SECONDS = 60.0
"""How long whoever sits at the table proposes nothing after they were refused."""
CLAIM_WAIT_SECONDS = 600.0
"""How long nobody asks for a seat again after the others said no, or said nothing."""


class OpenProposal(Struct, frozen=True, omit_defaults=True):
    """What is being voted on, known by the number of its entry.

    That is until some moment of the time a server was open (`house_time`). It comes from a seat,
    or from a guest without one who asks for one.
    """

    number: int
    act: Matter
    until: float
    by: Seat | None = None
    guest: str = ""
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()

    def voted(self, seats: Sequence[Seat], *, yes: bool) -> "OpenProposal":
        """Return the proposal after these seats have said yes or no, whatever they said before."""
        others = self._without(seats)
        if yes:
            return replace(others, yes=tuple(sorted((*others.yes, *seats))))
        return replace(others, no=tuple(sorted((*others.no, *seats))))

    def _without(self, seats: Sequence[Seat]) -> "OpenProposal":
        return replace(
            self,
            yes=tuple(seat for seat in self.yes if seat not in seats),
            no=tuple(seat for seat in self.no if seat not in seats),
        )

    def from_nobody(self, name: str) -> "OpenProposal":
        """Return it without who asks, who is called so now."""
        act = replace(self.act, name=name) if isinstance(self.act, AskSeat) else self.act
        return replace(self, guest="", act=act)

    def without_seat(self, seat: Seat) -> "OpenProposal | None":
        """Return what is left of it when a seat changes hands: nothing, if it came from there."""
        return None if self.by == seat else self._without((seat,))


class Declined(Struct, frozen=True, omit_defaults=True):
    """Who was refused, and until when they do not ask again."""

    until: float
    by: Seat | None = None
    guest: str = ""


class Hosting(Struct, frozen=True, omit_defaults=True):
    """The order at a table: its host by seat, and what was done or is being voted on.

    `left` are the seconds somebody still had when the game was paused. `removed` are the digests
    of those who were removed.
    """

    host: Seat | None = None
    paused: bool = False
    left: float | None = None
    ended: bool = False
    gallery: bool = False
    muted: tuple[Seat, ...] = ()
    removed: tuple[str, ...] = ()
    proposals: tuple[OpenProposal, ...] = ()
    declined: tuple[Declined, ...] = ()

    def proposal(self, number: int) -> OpenProposal | None:
        """Return what is being voted on under a number, if anything is."""
        return next((one for one in self.proposals if one.number == number), None)

    def is_removed(self, guest: str) -> bool:
        """Tell whether a guest was removed from this table."""
        return any(is_same(one, guest) for one in self.removed)

    def waits_until(self, *, by: Seat | None, guest: str) -> float:
        """Return until when somebody may not ask again, by the time a server was open."""
        theirs = (one for one in self.declined if one.by == by and is_same(one.guest, guest))
        return max((one.until for one in theirs), default=0.0)

    def after_vote(self, entry: e.Proposed | e.Voted | e.Settled, number: int) -> "Hosting":
        """Return the order after somebody proposed something or voted, or that was settled."""
        match entry:
            case e.Proposed(act=act, by=by, seats=seats, guest=guest, until=until):
                made = OpenProposal(number, act, until, by, guest, yes=seats)
                return replace(self, proposals=(*self.proposals, made))
            case e.Voted(proposal=proposal, seats=seats, yes=yes):
                voted = (
                    one.voted(seats, yes=yes) if one.number == proposal else one
                    for one in self.proposals
                )
                return replace(self, proposals=tuple(voted))
            case e.Settled(proposal=proposal):
                return self._settled(entry, self.proposal(proposal))
            case _:
                assert_never(entry)

    def _settled(self, entry: e.Settled, proposal: OpenProposal | None) -> "Hosting":
        others = tuple(one for one in self.proposals if one.number != entry.proposal)
        if proposal is None or entry.passed:
            return replace(self, proposals=others)
        wait = CLAIM_WAIT_SECONDS if isinstance(proposal.act, AskSeat) else WAIT_SECONDS
        refused = Declined(entry.at + wait, proposal.by, proposal.guest)
        declined = (*self.declined, refused)[-MOST_DECLINED:]
        return replace(self, proposals=others, declined=declined)

    def freed(self, seat: Seat, heir: Seat | None) -> "Hosting":
        """Return the order after a seat has changed hands; its heir is the next host."""
        left = (one.without_seat(seat) for one in self.proposals)
        return replace(
            self,
            host=heir if self.host == seat else self.host,
            muted=tuple(one for one in self.muted if one != seat),
            proposals=tuple(one for one in left if one is not None),
        )

    def without(self, guests: Sequence[str], name: str) -> "Hosting":
        """Return the order without knowing these guests, who are called so from now on."""
        return replace(
            self,
            removed=tuple(one for one in self.removed if one not in guests),
            proposals=tuple(
                one.from_nobody(name) if one.guest in guests else one for one in self.proposals
            ),
            declined=tuple(
                replace(one, guest="") if one.guest in guests else one for one in self.declined
            ),
        )
