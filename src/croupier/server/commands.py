"""What guests may ask of a room, and what comes of it: checks and entries, nothing stored yet."""

from typing import assert_never

from msgspec import Struct

from croupier.core.chance import Dealer
from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.games.spec import Level
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.agreeing import NOBODY_THERE, There, Voice, claim, propose, vote
from croupier.server.guests import NotAllowed, clean_name, clean_text, is_bot
from croupier.server.rooms import (
    BOT_NAMES,
    Room,
    RoomChange,
    RoomRefusal,
    free_name,
    is_invited,
    require_going_on,
    require_heard,
    require_no_person,
    require_not_closed,
    require_not_removed,
    require_open,
    require_seat,
    require_some_seat,
)


class Asked(Struct, frozen=True):
    """A command with all that is needed to judge it: whose it is, when it came, who deals.

    `owner` answers for a bot from outside that sits down, and `there` tells who is at the table.
    `colour` is that of the profile of whoever sits down.
    """

    command: wire.Command
    guest: str
    sent: str
    at: float
    dealer: Dealer
    owner: str = ""
    there: There = NOBODY_THERE
    colour: int | None = None

    @property
    def voice(self) -> Voice:
        """Whose it is, for what is done about a table."""
        return Voice(self.guest, self.at, self.there, self.sent)


def decide(room: Room, asked: Asked) -> RoomChange:
    """Return what a command comes to, or refuse it."""
    require_not_closed(room)
    change = RoomChange(room)
    match asked.command:
        # Most are moves, and kinds are looked at one after the other.
        case wire.Move(seat=seat, move=move):
            mover = require_seat(room, asked.guest, seat)
            require_going_on(room)
            change = _back(change, mover)
            taken = change.room.playing().move(mover, move)
            return change.played(taken, sent=asked.sent).dealt(asked.dealer)
        case wire.Sit(seat=seat, name=name, invite=invite):
            return _sit(change, asked, require_open(room, seat), name, invite)
        case wire.Leave(seat=seat):
            leaving = require_seat(room, asked.guest, seat)
            heir = room.heir((leaving,))
            return change.then(e.Vacated(seat=leaving, heir=heir, sent=asked.sent))
        case wire.Fill(seat=seat, level=level):
            require_some_seat(room, asked.guest)
            return _fill(change, asked, require_no_person(room, seat), level)
        case wire.Clear(seat=seat):
            require_some_seat(room, asked.guest)
            cleared = require_no_person(room, seat)
            return change.then(e.Vacated(seat=cleared, sent=asked.sent))
        case wire.Begin():
            require_some_seat(room, asked.guest)
            if is_bot(asked.guest) and room.has_people:
                raise NotAllowed("person-begins", "A person at this table says when it begins.")
            return begin(change, asked.dealer, asked.sent)
        case wire.Say(seat=seat, text=text):
            speaker = require_seat(room, asked.guest, seat)
            require_heard(room, speaker)
            said = e.Said(seat=speaker, text=clean_text(text), sent=asked.sent)
            return change.then(said)
        case wire.React(seat=seat, reaction=reaction):
            shown = require_seat(room, asked.guest, seat)
            require_heard(room, shown)
            return change.then(e.Reacted(seat=shown, reaction=reaction, sent=asked.sent))
        case wire.Propose(act=act):
            return propose(change, act, asked.voice)
        case wire.Vote(proposal=proposal, yes=yes):
            return vote(change, proposal, asked.voice, yes=yes)
        case wire.Claim(seat=seat, name=name):
            return claim(change, seat, name, asked.voice)
        case wire.Murmur():
            raise AssertionError("what those who watch say is not stored: see RoomHub")
        case wire.Rematch():
            raise AssertionError("a rematch opens another room: see RoomHub.rematch")
        case _:
            assert_never(asked.command)


def considered(room: Room, guest: str, asked: wire.Consider) -> wire.Considered[object]:
    """Return what a move of a guest would lead to, or why it cannot be made."""
    try:
        maker = require_seat(room, guest, asked.seat)
        return wire.Considered(room.playing().considered(maker, asked.move), None)
    except CroupierError as error:
        return wire.Considered(None, wire.Problem(error.code, error.sentence))


def _sit(change: RoomChange, asked: Asked, seat: Seat, name: str, invite: str) -> RoomChange:
    if not is_invited(change.room, invite):
        raise NotAllowed("not-invited", "Ask for the invitation to this table to sit down.")
    require_not_removed(change.room, asked.guest)
    if asked.owner and change.room.seats_of(asked.guest):
        raise RoomRefusal("bot-sits-already", "A bot has one seat at a table.")
    return change.then(
        e.Seated(
            seat=seat,
            name=free_name(change.room, seat, clean_name(name)),
            holders=(asked.guest,),
            owner=asked.owner,
            hosts=change.room.hosting.host is None and not asked.owner,
            colour=asked.colour,
            sent=asked.sent,
        )
    )


def _fill(change: RoomChange, asked: Asked, seat: Seat, level: Level) -> RoomChange:
    name = free_name(change.room, seat, BOT_NAMES[seat])
    return change.then(e.Filled(seat=seat, name=name, level=level, sent=asked.sent))


def begin(change: RoomChange, dealer: Dealer, sent: str = "") -> RoomChange:
    """Begin the game, if everyone is there."""
    if change.room.game is not None:
        raise RoomRefusal("begun-already", "The game has begun.")
    if any(chair.is_open for chair in change.room.chairs):
        raise RoomRefusal("seats-open", "There are open seats: wait for someone, or let bots play.")
    return change.then(e.Begun(sent=sent)).dealt(dealer)


def _back(change: RoomChange, seat: Seat) -> RoomChange:
    """Let whoever moves play again, if a bot played for them."""
    return change.then(e.Returned(seat=seat)) if change.room.chairs[seat].away else change
