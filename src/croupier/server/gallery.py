"""What those who watch say among themselves: told to all who watch, and not kept for long.

Nobody who plays is told of it, so nobody gets help; and it is no part of the log.
"""

from collections.abc import Sequence

from croupier.core.seats import Seat
from croupier.server import wire
from croupier.server.guests import NotAllowed, clean_name, clean_text, new_id
from croupier.server.rooms import Room, RoomRefusal, free_name, require_not_closed

MOST_KEPT = 30
"""How many sayings those hear who come later."""


class Gallery:
    """What was said lately by those who watch a room."""

    __slots__ = ("_said",)

    def __init__(self) -> None:
        self._said: list[tuple[str, wire.Murmured]] = []

    def say(self, room: Room, guest: str, sent: str, said: wire.Murmur) -> wire.Murmured | None:
        """Take what somebody says, or refuse it; what comes again was said already."""
        require_not_closed(room)
        if not room.hosting.gallery:
            raise NotAllowed("gallery-closed", "Those who watch do not talk at this table.")
        if room.seats_of(guest):
            raise RoomRefusal("not-watching", "That is for those who watch; you play.")
        if any(known == sent for known, _ in self._said):
            return None
        # Nobody passes for one of those who play.
        name = free_name(room, Seat(len(room.chairs)), clean_name(said.name))
        heard = wire.Murmured(new_id(), name, clean_text(said.text))
        self._said = [*self._said, (sent, heard)][-MOST_KEPT:]
        return heard

    def lately(self) -> Sequence[wire.Murmured]:
        """Return what was said lately."""
        return [heard for _, heard in self._said]
