"""Telling people whose page is closed that it is their move, once for each move."""

import logging
from contextlib import suppress

from msgspec import Struct

from croupier.core.errors import CroupierError
from croupier.server import pushing, wire
from croupier.server.active_room import ActiveRoom
from croupier.server.days import awaited
from croupier.server.guests import NotAllowed
from croupier.server.identities import Identity
from croupier.server.pushing import PushMessage
from croupier.server.relay import Relay
from croupier.store import days
from croupier.store.days import Subscription
from croupier.store.errors import StoreDown

EVERY = 60.0
"""How often it is looked for moves that a process wanted to tell of, and was killed."""
AT_A_TIME = 100
AGAIN = (5.0, 60.0)
"""After how long a service is tried again that has no time."""
MOST_UNDER_WAY = 200
"""How many notices may be under way at a time; of more nobody is told."""

LOG = logging.getLogger(__name__)


class Notice(Struct, frozen=True):
    """What a notice says: at which table it is one's move. A browser has the words for it."""

    room: str
    game: str
    number: int


class NoNotices(NotAllowed):
    """Nobody is told of moves here."""

    def __init__(self) -> None:
        super().__init__("no-notices", "This house sends no notices.")


class Notices:
    """Tells of moves, and keeps where."""

    def __init__(self, relay: Relay) -> None:
        relay.answering["notify"] = self._notify
        self._relay = relay
        self._hub = relay.hub
        self._hub.on_turn = lambda room: self._hub.spawn(self._ask(room))
        self._key = ""
        self._under_way = 0

    async def keep_watch(self) -> None:
        """Look again and again for those who are to be told of their move."""
        while True:
            with suppress(StoreDown):
                store = self._hub.store
                for room in await store.ask(lambda line: days.untold(line, AT_A_TIME)):
                    await self._ask(room)
            await self._hub.clock.sleep(EVERY)

    async def state(self, known: Identity) -> wire.NoticeState:
        """Tell somebody whether their device is told of moves."""
        if not self._hub.settings.notices:
            return wire.NoticeState("", on=False)
        on = await self._hub.store.ask(lambda line: days.is_subscribed(line, known.device))
        return wire.NoticeState(pushing.public_key(await self._signing_key()), on=on)

    async def subscribe(self, known: Identity, asked: wire.Subscribe, site: str) -> None:
        """Tell a device of moves from now on."""
        settings = self._hub.settings
        if not settings.notices:
            raise NoNotices
        wanted = Subscription(
            known.device, known.guest, asked.endpoint, asked.p256dh, asked.auth, site
        )
        pushing.require_subscription(wanted, anywhere=settings.notices_anywhere)
        if not await self._hub.store.keep(lambda line: days.subscribe(line, wanted)):
            raise NotAllowed("full", "You are told of moves on as many devices as may be.")

    async def unsubscribe(self, known: Identity) -> None:
        """Tell a device of nothing any more."""
        await self._hub.store.keep(lambda line: days.unsubscribe(line, known.device))

    async def _signing_key(self) -> str:
        """Return the key of the house, which whoever asks first makes up."""
        if not self._key:
            fresh = pushing.new_key()
            self._key = await self._hub.store.keep(lambda line: days.keep_key(line, fresh))
        return self._key

    async def _ask(self, room: str) -> None:
        """Have the home of a room tell whose move it is, for it knows who is there."""
        try:
            await self._relay.ask("notify", room, "", b"")
        except CroupierError as error:
            LOG.warning("whose move it is in room %s is told later: %s", room, error.code)

    async def _notify(self, room: str, _guest: str, _body: bytes) -> bytes:
        active = await self._hub.active(room)
        # Before anything is sent: whoever is killed after it has told nobody, but nobody twice.
        claimed = await self._hub.store.keep(lambda line: days.claim_notices(line, room))
        if any(one.played > active.room.played for one in claimed):
            # Another process has moved, and we have not heard of it yet.
            async with active.lock:
                await self._hub.catch_up(active)
        absent = {*awaited(active.room).people} - active.present(self._hub.clock.now())
        seats = [one.seat for one in claimed if one.seat in absent]
        if seats and self._hub.settings.notices:
            chairs = [active.room.chairs[seat] for seat in seats]
            guests = sorted({one for chair in chairs for one in chair.holders})
            await self._tell(active, guests)
        # It may be a bot's move, at a table that nobody has opened yet.
        self._hub.automate(active)
        return b""

    async def _tell(self, active: ActiveRoom, guests: list[str]) -> None:
        room, opened = active.room, active.room.opened
        body = wire.ENCODER.encode(Notice(room.id, opened.game, room.number - 1))
        left = active.seconds_left(self._hub.clock.now()) or 0.0
        message = PushMessage(body, room.id, int(left))
        for to in await self._hub.store.ask(lambda line: days.subscriptions(line, guests)):
            if self._under_way >= MOST_UNDER_WAY:
                LOG.warning("too many notices are under way: of one move nobody was told")
                self._count("dropped")
            else:
                self._under_way += 1
                self._hub.spawn(self._send(message, to))

    async def _send(self, message: PushMessage, to: Subscription) -> None:
        """Send a notice; to a service that has no time a few times."""
        try:
            outcome = await self._sent(message, to)
            for pause in AGAIN:
                if outcome == "later":
                    await self._hub.clock.sleep(pause)
                    outcome = await self._sent(message, to)
            self._count(outcome)
            if outcome == "gone":
                await self._hub.store.keep(lambda line: days.unsubscribe_at(line, to.endpoint))
        finally:
            self._under_way -= 1

    async def _sent(self, message: PushMessage, to: Subscription) -> pushing.Outcome:
        settings, key = self._hub.settings, await self._signing_key()
        return await pushing.send(
            message, to, key, self._hub.clock.wall(), anywhere=settings.notices_anywhere
        )

    def _count(self, outcome: str) -> None:
        self._hub.metrics.notices.labels(outcome).inc()
