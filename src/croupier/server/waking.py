"""Rooms of games over days are not kept in memory: they are opened when something is due there."""

import logging
from contextlib import suppress

from croupier.core.errors import CroupierError
from croupier.server.relay import Relay
from croupier.store import days
from croupier.store.errors import StoreDown

EVERY = 30.0
"""How often it is looked for rooms in which something is due."""
CLAIMED_SECONDS = 60.0
"""After how long another process looks after a room, if who has claimed it did not."""
AT_A_TIME = 100

LOG = logging.getLogger(__name__)


class Waker:
    """Opens rooms when somebody's time is up there, or a bot has not moved."""

    def __init__(self, relay: Relay) -> None:
        relay.answering["wake"] = self._wake
        self._relay = relay
        self._hub = relay.hub

    async def keep_watch(self) -> None:
        """Look again and again for rooms in which something is due, and note what time it is."""
        while True:
            if await self._hub.note_time():
                await self._wake_all()
            await self._hub.clock.sleep(EVERY)

    async def _wake_all(self) -> None:
        now = self._hub.days.time.now()
        with suppress(StoreDown):
            rooms = await self._hub.store.ask(
                lambda line: days.claim_due(line, now, CLAIMED_SECONDS, AT_A_TIME)
            )
            for room in rooms:
                await self.wake(room)

    async def wake(self, room: str) -> None:
        """Have the home of a room see what is due there."""
        try:
            await self._relay.ask("wake", room, "", b"")
        except CroupierError as error:
            LOG.warning("what is due in room %s waits: %s", room, error.code)

    async def _wake(self, room: str, _guest: str, _body: bytes) -> bytes:
        hub = self._hub
        active = await hub.active(room)
        if active.room.turn is None:
            # It was closed from outside.
            await hub.days.drop(room)
        elif await hub.look_at_days(active):
            await hub.days.look_again(active)
        return b""
