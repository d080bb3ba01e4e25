"""What is done about a table, by its host or by those who are there: checks and entries.

A host does most of it at once. What needs the others is proposed and voted on, and where there is
no host, or where the host has been gone for a while, everything is.
"""

from typing import NamedTuple, assert_never

from msgspec.structs import replace

from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server.acts import (
    Act,
    AllowGallery,
    AskSeat,
    ChangeTable,
    EndGame,
    MuteSeat,
    PauseGame,
    RemoveSeat,
    ReplaceSeat,
)
from croupier.server.game_in_play import agreed
from croupier.server.guests import NotAllowed, clean_name
from croupier.server.hosting import OpenProposal
from croupier.server.limiting import TooOften
from croupier.server.rooms import (
    Room,
    RoomChange,
    RoomRefusal,
    RoomSeat,
    require_not_removed,
    require_some_seat,
)

OPEN_SECONDS = 120.0
"""How long something can be voted on."""
MOST_OPEN = 4
"""How many proposals can be voted on at a time."""
BY_ALL = (EndGame, ChangeTable)
"""What takes the yes of everyone who is there, the host's not being enough."""


class There(NamedTuple):
    """Who is at a table just now: the seats whose holders are, and whether its host is gone.

    `left` are the seconds whoever is waited for still has, at a table with a timer.
    """

    seats: frozenset[Seat] = frozenset()
    is_host_gone: bool = False
    left: float | None = None


NOBODY_THERE = There()


class Voice(NamedTuple):
    """Who wants something of a table, when by the time a server was open, and who is there."""

    guest: str
    at: float
    there: There
    sent: str = ""


def propose(change: RoomChange, act: Act, voice: Voice) -> RoomChange:
    """Do something about a table if the host wants it; let the others vote if it takes them."""
    room = change.room
    seats = require_people(room, voice.guest)
    host, is_host = room.hosting.host, room.hosting.host in seats
    if not is_host and (not voice.there.is_host_gone or room.opened.is_over_days):
        raise NotAllowed("not-host", "The host of this table decides that.")
    act = _agreeable(room, act) if isinstance(act, ChangeTable) else act
    require_possible(room, act, voice)
    if is_host and not isinstance(act, BY_ALL):
        return _done(change, act, host, voice)
    if isinstance(act, RemoveSeat) and act.seat not in voice.there.seats:
        raise RoomRefusal("gone-already", "Without a host, a bot may only step in for them.")
    by = seats[0] if host is None or not is_host else host
    _require_patience(room, voice, by=by, guest="")
    proposed = e.Proposed(
        act=act, by=by, seats=seats, until=voice.at + OPEN_SECONDS, sent=voice.sent
    )
    return _settled(change.then(proposed), room.number, voice)


def vote(change: RoomChange, number: int, voice: Voice, *, yes: bool) -> RoomChange:
    """Say yes or no to what was proposed."""
    seats = require_people(change.room, voice.guest)
    if change.room.hosting.proposal(number) is None:
        raise RoomRefusal("settled-already", "That is settled already.")
    voted = e.Voted(proposal=number, seats=seats, yes=yes, sent=voice.sent)
    return _settled(change.then(voted), number, voice)


def claim(change: RoomChange, seat: int, name: str, voice: Voice) -> RoomChange:
    """Take back a seat one has left, or ask the others for one whose holder is not there."""
    room = change.room
    require_not_removed(room, voice.guest)
    chair, at = _chair(room, seat), Seat(seat)
    if room.stage == "over":
        raise RoomRefusal("game-over", "The game is over.")
    if chair.was_left_by(voice.guest):
        return change.then(e.Returned(seat=at, sent=voice.sent))
    if room.seats_of(voice.guest):
        raise RoomRefusal("seated-already", "You have a seat at this table.")
    require_claimable(room, at, voice.there)
    _require_patience(room, voice, by=None, guest=voice.guest)
    asked = e.Proposed(
        act=AskSeat(seat, clean_name(name)),
        by=None,
        seats=(),
        until=voice.at + OPEN_SECONDS,
        guest=voice.guest,
        sent=voice.sent,
    )
    return change.then(asked)


def settle_due(room: Room, there: There, at: float) -> RoomChange:
    """Return what has become of all that is voted on: who is there may have changed, or time."""
    change = RoomChange(room)
    for proposal in room.hosting.proposals:
        if change.room.is_closed:
            break
        change = _settled(change, proposal.number, Voice("", at, there))
    return change


def due_at(room: Room, there: There) -> float | None:
    """Return when something that is voted on is settled, by the time a server was open."""
    open_now = room.hosting.proposals if not room.is_closed else ()
    if any(verdict(room, one, there) is not None for one in open_now):
        return 0.0
    return min((one.until for one in open_now), default=None)


def verdict(room: Room, proposal: OpenProposal, there: There) -> bool | None:
    """Tell whether a proposal is accepted or refused, or is neither yet.

    It takes everyone who is there to end a game or to agree on something else, and more than half
    of them for the rest; about a seat the host's word is enough. Whoever has proposed something
    may take it back.
    """
    # Whoever proposes something is there, by whichever way.
    own = set() if proposal.by is None else {proposal.by}
    people = {s for s in there.seats | own if room.chairs[s].is_persons}
    if room.opened.is_over_days:
        # There nobody has to be there, and everybody is asked.
        people = {Seat(s) for s, chair in enumerate(room.chairs) if chair.is_persons}
    if not people:
        return None
    yes, no = people & {*proposal.yes}, people & {*proposal.no}
    host = room.hosting.host
    if proposal.by is not None and proposal.by in proposal.no:
        return False
    if isinstance(proposal.act, BY_ALL):
        return False if no else True if yes == people else None
    if isinstance(proposal.act, AskSeat) and host in yes | no:
        return host in yes
    if 2 * len(yes) > len(people):
        return True
    return False if 2 * len(no) >= len(people) else None


def require_people(room: Room, guest: str) -> tuple[Seat, ...]:
    """Return the seats a guest holds as a person, or refuse one who has none."""
    require_some_seat(room, guest)
    if not (seats := room.people_of(guest)):
        raise NotAllowed("not-seated", "Only those who sit at the table can do that.")
    return seats


def require_possible(room: Room, act: Act, voice: Voice) -> None:
    """Refuse what cannot be done about a table as it is."""
    if room.stage == "over":
        raise RoomRefusal("game-over", "The game is over.")
    match act:
        case RemoveSeat(seat=seat):
            _require_other(room, seat, voice.guest)
            if seat in voice.there.seats or room.opened.is_over_days:
                _require_casual(room)
        case MuteSeat(seat=seat, muted=muted):
            _require_other(room, seat, voice.guest)
            _require_new(is_so=(seat in room.hosting.muted) == muted)
        case ReplaceSeat(seat=seat):
            room.playing()
            _require_sitting(room)
            chair = _require_other(room, seat, voice.guest)
            if seat in voice.there.seats:
                raise RoomRefusal("is-there", f"{chair.name} is at the table.")
            _require_new(is_so=chair.away)
        case PauseGame(paused=paused):
            room.playing()
            _require_sitting(room)
            _require_new(is_so=room.hosting.paused == paused)
        case EndGame():
            room.playing()
            _require_casual(room)
            _require_someone_to_agree(room, voice)
        case ChangeTable(options=options, timer=timer):
            _require_new(is_so=(options, timer) == (room.agreed.options, room.opened.timer))
            if room.game is not None:
                _require_sitting(room)
                if options != room.agreed.options:
                    raise RoomRefusal("options-fixed", "Its options are fixed once a game began.")
                _require_someone_to_agree(room, voice)
        case AllowGallery(allowed=allowed):
            _require_new(is_so=room.hosting.gallery == allowed)
        case _:
            assert_never(act)


def _require_sitting(room: Room) -> None:
    """Refuse what would move the days that those have who are not here."""
    if room.opened.is_over_days:
        raise RoomRefusal("over-days", "In a game over days only vacations stop the time.")


def _require_casual(room: Room) -> None:
    """Refuse what would take from somebody a game that counts."""
    if room.opened.counts and room.game is not None:
        raise RoomRefusal("counts-to-the-end", "A game that counts is played to the end by all.")


def require_claimable(room: Room, seat: Seat, there: There) -> None:
    """Refuse a seat that nobody has lost: open, a bot's, or held by somebody who is there."""
    chair = room.chairs[seat]
    is_absent = chair.is_persons and seat not in there.seats
    if not is_absent and not chair.left_by:
        raise RoomRefusal("not-lost", "Only a seat whose holder is not there can be asked for.")
    if not any(room.chairs[s].is_persons for s in there.seats):
        raise RoomRefusal("nobody-to-ask", "Nobody is at the table who could say yes.")


def _require_someone_to_agree(room: Room, voice: Voice) -> None:
    """Refuse what nobody shall do alone where others sit at the table as well."""
    own = room.seats_of(voice.guest)
    others = [s for s, one in enumerate(room.chairs) if one.is_persons and s not in own]
    if others and not any(seat in voice.there.seats for seat in others):
        raise RoomRefusal("nobody-to-agree", "Nobody else is here to agree to that.")


def _agreeable(room: Room, act: ChangeTable) -> ChangeTable:
    """Return a change of the table as its game writes it, or refuse it."""
    terms = agreed(room.opened.game, room.opened.rules, act.options)
    terms.begin(len(room.chairs))
    return replace(act, options=terms.options)


def _chair(room: Room, seat: int) -> RoomSeat:
    if seat >= len(room.chairs):
        raise RoomRefusal("no-such-seat", f"This table has {len(room.chairs)} seats.")
    return room.chairs[seat]


def _require_other(room: Room, seat: int, guest: str) -> RoomSeat:
    """Return the seat of somebody else, or refuse."""
    chair = _chair(room, seat)
    if not chair.is_held:
        raise RoomRefusal("nobody-holds", "Nobody holds this seat.")
    if chair.is_held_by(guest):
        raise RoomRefusal("own-seat", "This seat is your own.")
    return chair


def _require_new(*, is_so: bool) -> None:
    if is_so:
        raise RoomRefusal("so-already", "That is so already.")


def _require_patience(room: Room, voice: Voice, *, by: Seat | None, guest: str) -> None:
    """Refuse one more proposal of whoever has one open, or was refused lately."""
    hosting = room.hosting
    if any((one.by, one.guest) == (by, guest) for one in hosting.proposals):
        raise RoomRefusal("proposed-already", "You have asked the others already.")
    if len(hosting.proposals) >= MOST_OPEN:
        raise TooOften
    if voice.at < hosting.waits_until(by=by, guest=guest):
        raise RoomRefusal("refused-lately", "The others did not agree; ask again later.")


def _settled(change: RoomChange, number: int, voice: Voice) -> RoomChange:
    """Settle a proposal, if it is accepted or refused, or nobody may vote any more."""
    proposal = change.room.hosting.proposal(number)
    assert proposal is not None, "it is voted on"
    is_passed = verdict(change.room, proposal, voice.there)
    if is_passed is None and voice.at < proposal.until:
        return change
    refused = change.then(e.Settled(proposal=number, passed=False, at=voice.at))
    if not is_passed:
        return refused
    passed = change.then(e.Settled(proposal=number, passed=True, at=voice.at))
    try:
        return _carried_out(passed, proposal, voice)
    except CroupierError:
        # What was asked for cannot be done any more.
        return refused


def _carried_out(change: RoomChange, proposal: OpenProposal, voice: Voice) -> RoomChange:
    """Do what was agreed on, if it can still be done."""
    room = change.room
    if isinstance(proposal.act, AskSeat):
        require_not_removed(room, proposal.guest)
        require_claimable(room, Seat(proposal.act.seat), voice.there)
        given = e.SeatGiven(seat=Seat(proposal.act.seat), holder=proposal.guest)
        return change.then(given)
    by = proposal.by
    guest = room.chairs[by].holders[0] if by is not None and room.chairs[by].holders else ""
    agreed_by = Voice(guest, voice.at, voice.there)
    require_possible(room, proposal.act, agreed_by)
    return _done(change, proposal.act, by, agreed_by)


def _done(change: RoomChange, act: Act, by: Seat | None, voice: Voice) -> RoomChange:
    """Do it: the entries it becomes."""
    if isinstance(act, ReplaceSeat):
        return change.then(e.TakenOver(seat=Seat(act.seat), sent=voice.sent))
    leaving = (Seat(act.seat),) if isinstance(act, RemoveSeat) else ()
    is_pause = isinstance(act, PauseGame) and act.paused
    return change.then(
        e.Acted(
            act=act,
            by=by,
            heir=change.room.heir(leaving),
            left=voice.there.left if is_pause else None,
            sent=voice.sent,
        )
    )
