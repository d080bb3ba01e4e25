"""How much may be asked from an address altogether: pages, figures, tables, whatever it is.

What costs more has limits of its own besides. This one holds for what costs little, also behind a
proxy, whose connections cannot be cut: all others come over them as well.
"""

from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from croupier.server import wire
from croupier.server.bodies import json_answer
from croupier.server.guarding import address_of, status_of
from croupier.server.limiting import Buckets, TooOften
from croupier.server.metrics import Metrics
from croupier.server.settings import Settings

PER_REQUEST = 10
"""How much of everything may be asked, for each request that something is to be done for."""
BURST_SECONDS = 60
"""How many seconds' worth may come at once.

A browser that comes for the first time asks for 200 files, for it keeps the page for times without
a connection. So forty people behind one address may open it at the same moment, by default, also
when it has grown by half.
"""
UNCOUNTED = "/healthz"


class Paced:
    """Refuses what is beyond, before anything is made of it."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, now: Callable[[], float]
    ) -> None:
        self._app = app
        self._metrics = metrics
        each = PER_REQUEST * settings.requests_per_second
        self._asked = Buckets(each, BURST_SECONDS * each, now)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or say why not."""
        if scope["type"] != "lifespan" and scope["path"] != UNCOUNTED:
            try:
                self._asked.take(address_of(HTTPConnection(scope)))
            except TooOften as error:
                await self._refuse(error, scope, receive, send)
                return
        await self._app(scope, receive, send)

    async def _refuse(self, error: TooOften, scope: Scope, receive: Receive, send: Send) -> None:
        self._metrics.refused.labels(error.code).inc()
        if scope["type"] == "websocket":
            # Before hands are shaken it is an answer by HTTP, and costs no more.
            await send({"type": "websocket.close"})
        else:
            answer = json_answer(wire.Problem(error.code, error.sentence), status_of(error))
            await answer(scope, receive, send)
