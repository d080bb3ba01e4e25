"""The coach at a table: asked by whoever is to choose, and everyone is told."""

from functools import partial

from msgspec.json import Decoder

from croupier.core.errors import CroupierError
from croupier.core.seats import Seat
from croupier.server import entries as e
from croupier.server import wire
from croupier.server.active_room import ActiveRoom
from croupier.server.bot_pool import BotPool
from croupier.server.bot_worker import Consult
from croupier.server.caching import SharedReads
from croupier.server.guests import NotAllowed
from croupier.server.limiting import Asker
from croupier.server.relay import Relay
from croupier.server.rooms import Room, RoomChange, RoomRefusal, require_seat

MOST_BYTES = 1024 * 1024
"""How much of what the coach said is kept, for those who ask again."""
MOST_WAITING = 20
"""How many may wait for the coach at a time."""

_ADVICE = Decoder(wire.AnyAdvice)


class CoachAway(CroupierError):
    """The coach cannot be asked now."""

    def __init__(self) -> None:
        super().__init__("coach-away", "The coach is not ready yet; ask again in a moment.")


class Coach:
    """Says what may be considered in a position: once for each, to whoever is to choose there."""

    def __init__(self, relay: Relay, bots: BotPool) -> None:
        relay.answering["coach"] = self.answer
        self._hub = relay.hub
        self._bots = bots
        self._said = SharedReads(MOST_BYTES, most_waiting=MOST_WAITING, abreast=MOST_WAITING)

    async def answer(self, room: str, guest: str, body: bytes) -> bytes:
        """Return what the coach says to a guest who asks for a seat, or refuse it."""
        active = await self._hub.active(room)
        seat = require_coach(active.room, guest, wire.COACH_ASKS.decode(body).seat)
        position = f"{room} {active.room.played} {seat}"
        say = partial(self._say, active, active.room, seat)
        return await self._said.read(position, say, Asker(guest))

    async def close(self) -> None:
        """Say nothing any more."""
        await self._said.close()

    async def _say(self, active: ActiveRoom, room: Room, seat: Seat) -> bytes:
        """Have it thought of, and tell everyone before it is said."""
        consult = Consult(room.opened.game, room.opened.rules, seat, room.playing().kept().line)
        advised = await self._bots.consult(consult)
        if advised is None:
            raise CoachAway
        if not _ADVICE.decode(advised.advice).options:
            raise RoomRefusal("nothing-to-weigh", "There is nothing to weigh up here.")

        def told(now: Room) -> RoomChange:
            if now.played != room.played:
                raise RoomRefusal("gone-on", "The game has gone on meanwhile.")
            return RoomChange(now).then(e.Coached(seat=seat))

        async with active.lock:
            await self._hub.change(active, told)
        return bytes(advised.advice)


def require_coach(room: Room, guest: str, asked: int) -> Seat:
    """Return the seat of a guest who may ask the coach now, or refuse."""
    seat = require_seat(room, guest, asked)
    if room.opened.counts:
        raise NotAllowed("coach-counts", "This table counts: the coach is off.")
    if room.coaching != "offered":
        raise NotAllowed("coach-off", "Other people play here: the coach is off.")
    if not room.playing().has_choice(seat):
        raise RoomRefusal("not-your-turn", "The coach speaks when you are to choose.")
    return seat
