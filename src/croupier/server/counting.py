"""Tables that count: who may sit there, and what is not to be had at them."""

from croupier.server import entries as e
from croupier.server import wire
from croupier.server.guests import NotAllowed, is_bot
from croupier.server.rooms import Room, RoomRefusal
from croupier.store.store import Store


class UnknownPlayer(NotAllowed):
    """A guest wants to sit where ratings change, and nobody would know whose."""

    def __init__(self) -> None:
        super().__init__(
            "counts-profile",
            "This table counts: to sit down, make a profile first, under “You”.",
        )


def require_countable(create: wire.Create, *, is_profile: bool) -> None:
    """Refuse a table that cannot count, or is set up by somebody who has no profile."""
    if not create.counts:
        return
    if not is_profile:
        raise UnknownPlayer
    if sum(isinstance(seat, wire.PersonSeat) for seat in create.seats) > 1:
        raise RoomRefusal(
            "counts-device", "At a table that counts everybody plays at a device of their own."
        )
    if create.coach:
        raise RoomRefusal("coach-counts", "This table counts: the coach is off.")


async def require_rated(store: Store, room: Room, guest: str) -> None:
    """Refuse a seat at a table that counts to whoever has no rating there."""
    if not room.opened.counts:
        return
    if is_bot(guest):
        raise NotAllowed("counts-bot", "Bots from outside do not play at tables that count.")
    if await store.profiles.profile(guest) is None:
        raise UnknownPlayer
    if room.seats_of(guest):
        raise RoomRefusal("counts-seat", "At a table that counts you have one seat.")


def require_not_counted(opening: e.Opened) -> None:
    """Refuse to play on from a game that counted."""
    if opening.counts:
        raise RoomRefusal("counts-what-if", "This game counted: it is not played on from here.")
