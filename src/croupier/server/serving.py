"""A server from its start to its end."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from socket import socket

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request as Handshake

from croupier.server.app import LARGEST_MESSAGE, Reception, application
from croupier.server.automation import Automation
from croupier.server.bot_pool import BotPool
from croupier.server.bus import Bus, open_bus
from croupier.server.hub import RoomHub
from croupier.server.metrics import Metrics
from croupier.server.settings import Settings
from croupier.server.sockets import TRANSPORT
from croupier.server.static_pages import pages
from croupier.server.timers import Clock, SystemClock
from croupier.store.store import Store, open_store

LOG = logging.getLogger(__name__)
PING_SECONDS = 20
GARBAGE = (20_000, 20, 100)
"""How seldom Python looks for garbage in circles, which stops everybody: (700, 10, 10) is usual."""


class House:
    """Everything a server process consists of."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.store: Store = open_store(settings.database, alone=settings.bus is None)
        self.bus: Bus = open_bus(settings.bus, self.store.key)
        self.bots = BotPool(settings.thinkers, self.bus, settings.think_seconds)
        self.hub = RoomHub(self.store, self.bus, settings, Metrics(), clock or SystemClock())
        self.automation = Automation(self.hub, self.bots)
        self.reception = Reception(self.hub)

    def app(self) -> Starlette:
        """Return the application."""

        @asynccontextmanager
        async def lifespan(_app: Starlette) -> AsyncIterator[None]:
            await self.open()
            yield
            await self.close()

        return application(self.reception, lifespan, pages())

    async def open(self) -> None:
        """Connect, and let the bots warm up in the background."""
        self.bus.on_return = lambda: self.hub.spawn(self.hub.catch_up_everywhere())
        await self.bus.start()
        await self.bots.start()
        self.reception.open()
        self.hub.spawn(self.hub.keep_house())

    async def close(self) -> None:
        """End everything, in half the time there is: the other half was for the visitors."""
        try:
            async with asyncio.timeout(self.settings.shutdown / 2):
                await self.hub.close()
                await asyncio.gather(self.bots.close(), self.bus.close())
                await self.store.close()
        except TimeoutError:
            LOG.error("not everything could be ended in time")


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that can be spoken to at once and cut, without the way through the application."""

    def handle_connect(self, event: Handshake) -> None:
        """Hand itself on along with the request."""
        self.app_state = {**self.app_state, TRANSPORT: self}
        super().handle_connect(event)

    @property
    def waiting(self) -> int:
        """How many bytes the network has not taken yet."""
        return self.transport.get_write_buffer_size()

    def say(self, message: bytes) -> None:
        """Send a text, if there is still somebody."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def cut(self) -> None:
        """End it without a farewell."""
        self.transport.abort()


class Server(uvicorn.Server):
    """A server that sends everybody away before it waits for them to be gone.

    `opened` is called with the port once it listens.
    """

    def __init__(
        self, house: House, config: uvicorn.Config, opened: Callable[[int], None] = lambda _: None
    ) -> None:
        super().__init__(config)
        self._house = house
        self._opened = opened

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self._opened(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Close the sockets of visitors first, so that they can come back elsewhere."""
        await self._house.reception.close()
        await super().shutdown(sockets)


def serve(settings: Settings, opened: Callable[[int], None] = lambda _: None) -> None:
    """Run a server until it is told to stop."""
    house = House(settings)
    # Rooms are many and long-lived, and nothing in them goes in circles: look for those seldom.
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    Server(house, config(house), opened).run()


def config(house: House) -> uvicorn.Config:
    """Return how uvicorn is to serve a house."""
    settings = house.settings
    return uvicorn.Config(
        house.app(),
        host=settings.host,
        port=settings.port,
        # With a bus not uvloop: nats-py writes to lines that are gone, which only asyncio forgives.
        loop="auto" if settings.bus is None else "asyncio",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        ws=SocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=max(1, int(settings.shutdown / 2)),
        h11_max_incomplete_event_size=LARGEST_MESSAGE * 2,
    )
