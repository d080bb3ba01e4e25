"""A server from its start to its end."""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from socket import socket
from typing import cast

import uvicorn
from starlette.applications import Starlette

from croupier.server.app import Reception, application
from croupier.server.automation import Automation
from croupier.server.bodies import LARGEST_MESSAGE
from croupier.server.bot_pool import BotPool
from croupier.server.bus import Bus, open_bus
from croupier.server.coaching import Coach
from croupier.server.connections import allow_files, protocols, warn_of_proxies
from croupier.server.garbage import GarbageWatch, collect_all
from croupier.server.hub import RoomHub
from croupier.server.metrics import Metrics
from croupier.server.rebuilding import rebuild_once
from croupier.server.relay import Relay
from croupier.server.settings import Settings
from croupier.server.static_pages import pages
from croupier.server.timers import Clock, SystemClock
from croupier.store.store import Store, open_store

LOG = logging.getLogger(__name__)
ACCEPTED_PER_TURN = 8
COLLECT = 3600.0
"""How often it is looked for among all there is."""


GIL_SECONDS = 0.0001
"""After how long the event loop lets the thread that writes have a turn, if it wants one.

It wants one between any two things the database does, for very little; with the usual 5 ms each
time, a busy loop makes everybody wait for what is long written."""


class House:
    """Everything a server process consists of."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.store: Store = open_store(settings.database, alone=settings.bus is None)
        self.bus: Bus = open_bus(settings.bus, self.store.key)
        self.bots = BotPool(settings.thinkers, self.bus, settings.think_seconds)
        self.hub = RoomHub(self.store, self.bus, settings, Metrics(), clock or SystemClock())
        self.automation = Automation(self.hub, self.bots)
        self.relay = Relay(self.hub)
        self.coach = Coach(self.relay, self.bots)
        self.reception = Reception(self.relay)

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
        await self.hub.note_time()
        await self.relay.start()
        await self.reception.identities.start()
        await self.reception.me.profiles.start()
        await self.reception.evening_desk.evenings.start()
        await self.bots.start()
        self.reception.open()
        self.reception.days.start()
        self.hub.spawn(self.hub.keep_house())
        self.hub.spawn(rebuild_once(self.store))
        self.hub.spawn(self._collect())

    async def _collect(self) -> None:
        """Look for garbage in circles among all there is, every now and then."""
        while True:
            await self.hub.clock.sleep(COLLECT)
            collect_all()

    async def close(self) -> None:
        """End everything, in half the time there is: the other half was for the visitors."""
        try:
            async with asyncio.timeout(self.settings.shutdown / 2):
                await self.relay.close()
                await self.coach.close()
                await self.hub.close()
                await asyncio.gather(self.bots.close(), self.bus.close())
                await self.store.close()
        except TimeoutError:
            LOG.error("not everything could be ended in time")


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
        loop = asyncio.get_running_loop()
        if type(loop).__module__.startswith("uvloop"):
            await self._accept_more(loop)
        self._opened(self.servers[0].sockets[0].getsockname()[1])

    async def _accept_more(self, loop: asyncio.AbstractEventLoop) -> None:
        """Accept several connections in each turn of the event loop.

        uvloop accepts one in each for every socket that listens, however many wait: with those of a
        flood in front of them, others would wait for as many turns.
        """
        make = partial(
            cast(Callable[..., asyncio.Protocol], self.config.http_protocol_class),
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        for listening in [one for server in self.servers for one in server.sockets]:
            for _ in range(ACCEPTED_PER_TURN - 1):
                double = socket(fileno=os.dup(listening.fileno()))
                more = await loop.create_server(make, sock=double, backlog=self.config.backlog)
                self.servers.append(more)

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Close the sockets of visitors first, so that they can come back elsewhere."""
        await self._house.hub.homes.leave()
        await self._house.reception.close()
        await super().shutdown(sockets)


def serve(settings: Settings, opened: Callable[[int], None] = lambda _: None) -> None:
    """Run a server until it is told to stop."""
    house = House(settings)
    allow_files(settings)
    warn_of_proxies(settings)
    GarbageWatch().start()
    sys.setswitchinterval(GIL_SECONDS)
    Server(house, config(house), opened).run()


def config(house: House) -> uvicorn.Config:
    """Return how uvicorn is to serve a house."""
    settings = house.settings
    http, ws = protocols(settings, house.hub.metrics, LARGEST_MESSAGE)
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
        http=http,  # type: ignore[arg-type]  # any callable will do
        ws=ws,  # type: ignore[arg-type]  # the same
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        # Sockets are pinged by one timer for all of them.
        ws_ping_interval=None,
        timeout_graceful_shutdown=max(1, int(settings.shutdown / 2)),
        h11_max_incomplete_event_size=LARGEST_MESSAGE * 2,
    )
