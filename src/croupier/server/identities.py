"""Who somebody is: a guest by the secret of their device, or the profile that device belongs to.

Rooms know a profile as they know a guest: by one digest. So a seat taken by one device of a profile
is held by all of them, and whoever loses a device ends it without losing a seat.
"""

from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from typing import NamedTuple

from starlette.requests import HTTPConnection

from croupier.server.guarding import guest_of, secret_of
from croupier.server.guests import digest, is_bot, new_secret
from croupier.server.hub import RoomHub
from croupier.store.errors import StoreDown
from croupier.store.profiles import KeptDevice

TOPIC = "identities"
REMEMBERED_SECONDS = 30.0
"""How long a device is remembered; that it has ended all processes are told at once."""
MOST_REMEMBERED = 50_000


class Identity(NamedTuple):
    """Somebody: as rooms know them, by which device, and whether that is of a profile.

    Nobody is known by nothing.
    """

    guest: str = ""
    device: str = ""
    is_profile: bool = False


NOBODY = Identity()


class Remembered(NamedTuple):
    """What was found of a device, and when."""

    kept: KeptDevice | None
    at: float


class Identities:
    """Tells who somebody is; `on_end` is called with devices that have ended."""

    def __init__(self, hub: RoomHub) -> None:
        self._hub = hub
        self._known: OrderedDict[str, Remembered] = OrderedDict()
        self.on_end: Callable[[str], None] = lambda _device: None

    async def start(self) -> None:
        """Hear of devices that end elsewhere."""
        await self._hub.bus.listen(TOPIC, lambda news: self._ended(news.decode()))

    async def of(self, connection: HTTPConnection) -> Identity:
        """Tell who somebody is; whoever has no secret, or one that has ended, is nobody."""
        device = guest_of(connection)
        if not device or is_bot(device):
            # A bot is nobody's device: whose it is the door for bots knows.
            return Identity(device, device)
        kept = await self._device(device)
        if kept is None:
            return Identity(device, device)
        return NOBODY if kept.ended else Identity(kept.profile, device, is_profile=True)

    async def admitted(self, connection: HTTPConnection) -> tuple[Identity, str]:
        """Tell who somebody is, and by which secret; nobody gets a new one, to be handed over."""
        known = await self.of(connection)
        if known.guest:
            return known, secret_of(connection) or ""
        secret = new_secret()
        return Identity(digest(secret), digest(secret)), secret

    async def end(self, device: str) -> None:
        """Let a device be nobody from now on, here and in all other processes."""
        self._ended(device)
        await self._hub.bus.tell(TOPIC, device.encode())

    def forget(self, device: str) -> None:
        """Look a device up again when it next comes."""
        self._known.pop(device, None)

    def today(self) -> str:
        """Return the day it is."""
        return datetime.fromtimestamp(self._hub.clock.wall(), UTC).date().isoformat()

    def _ended(self, device: str) -> None:
        self.forget(device)
        self.on_end(device)

    async def _device(self, device: str) -> KeptDevice | None:
        known = self._known.get(device)
        if known is not None and self._hub.clock.now() - known.at < REMEMBERED_SECONDS:
            return known.kept
        try:
            kept = await self._hub.store.profiles.device(device)
        except StoreDown:
            # As long as nothing can be read, everybody is who they were.
            if known is None:
                raise
            return known.kept
        self._remember(device, kept)
        if kept is not None and not kept.ended and kept.seen_on != self.today():
            self._hub.spawn(self._see(device))
        return kept

    async def _see(self, device: str) -> None:
        with suppress(StoreDown):
            await self._hub.store.profiles.see(device, self.today())

    def _remember(self, device: str, kept: KeptDevice | None) -> None:
        self._known.pop(device, None)
        self._known[device] = Remembered(kept, self._hub.clock.now())
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)
