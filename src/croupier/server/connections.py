"""Connections as they come in: counted, timed and cut before anybody else has to deal with them.

uvicorn limits neither how many there are, nor how long one may take for its request, nor what comes
over a socket that is no message, and it waits for farewells that cannot come. These protocols stand
in front of its own and do. Times here are those of the event loop: they are about the network.
"""

import asyncio
import logging
import sys
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import cast

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request as Handshake

from croupier.server import wire
from croupier.server.guarding import network
from croupier.server.limiting import Buckets
from croupier.server.metrics import Metrics
from croupier.server.settings import Settings
from croupier.server.socket_protocol import CLOSE_SECONDS, Listener, SocketProtocol, Sockets
from croupier.server.sockets import HANDSHAKE

if sys.platform != "win32":
    import resource

LOG = logging.getLogger(__name__)

REQUEST_SECONDS = 8.0
"""How long a request may take until it is there, but for its body; or an answer to be taken."""
LEAST_TAKEN = 8 * 1024
"""How many bytes of an answer must be taken in that time by whoever is slow."""
COSTS_PER_REQUEST = 5
"""How much more an address may cost than it is answered politely: beyond that it is cut."""
SOCKET_COST = 10
"""What a socket costs, if a connection or a request costs one."""
BURST_SECONDS = 3
"""How many seconds' worth of costs may come at once."""

REQUESTS_PER_TURN = 4
"""How many requests may begin in one turn of the event loop: between turns there are moves."""

SPARE_FILES = 64
"""Files that are kept for others than connections: the store, workers, the bus."""
WAITING_ROOM = 32
"""How many connections for which there is no room are kept to hear why."""
SAYING_SECONDS = 60.0
"""How often the log tells that there is no room."""

ALWAYS_ANSWERED = (b"GET /healthz ", b"GET /readyz ", b"GET /metrics ")
FULL = wire.ENCODER.encode(wire.Problem("full", "The house is full; try again later."))
REFUSAL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\n"
    b"retry-after: 5\r\nconnection: close\r\ncontent-length: %d\r\n\r\n%s" % (len(FULL), FULL)
)


def allow_files(settings: Settings) -> None:
    """Ask the system for as many files as there may be connections, and some more."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.most_connections + WAITING_ROOM + SPARE_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    if most < wanted:
        room = max(0, most - WAITING_ROOM - SPARE_FILES)
        LOG.warning("only %d files may be open: there is room for %d connections", most, room)


def warn_of_proxies(settings: Settings) -> None:
    """Say so where everybody is taken for a proxy: no caps hold for those."""
    trusted = ProxyHeadersMiddleware(_nothing, settings.proxies).trusted_hosts
    if trusted.always_trust or any(one.prefixlen == 0 for one in trusted.trusted_networks):
        LOG.warning(
            "everybody is believed to be a proxy (--proxies %s): nobody's connections are limited,"
            " and any address they tell is believed; name your proxies",
            settings.proxies,
        )


def most_files() -> float:
    """Return how many files may be open."""
    if sys.platform == "win32":
        return float("inf")
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return float("inf") if soft == resource.RLIM_INFINITY else soft


class Connections:
    """All connections of a process: how many there are from where, and what they cost."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._last_file = most_files() - WAITING_ROOM - SPARE_FILES
        self._all = 0
        self._by_address: Counter[str] = Counter()
        per_second = COSTS_PER_REQUEST * settings.requests_per_second
        self._costs = Buckets(per_second, BURST_SECONDS * per_second, monotonic)
        self._proxies = ProxyHeadersMiddleware(_nothing, settings.proxies).trusted_hosts
        self._waiting: dict[HttpProtocol, None] = {}
        self.turns = Turns()
        self._said_at = -SAYING_SECONDS

    def address(self, host: str) -> str:
        """Return by what somebody is counted: a proxy by its own address, as they are named."""
        return host if ":" not in host or host in self._proxies else network(host)

    def is_limited(self, address: str) -> bool:
        """Whether an address is one customer's: a proxy that is believed brings everybody."""
        return address not in self._proxies

    def afford(self, address: str, cost: int = 1) -> bool:
        """Charge an address; tell whether it had anything left."""
        return not self.is_limited(address) or self._costs.of(address).take(cost)

    def admit(self, address: str, file: int) -> bool:
        """Count one more connection, if there is room for it.

        The system gives out the lowest number there is, so a high one tells that files run out,
        whoever has opened them.
        """
        if self._all >= self._settings.most_connections or file >= self._last_file:
            self._say_full(file)
            return False
        most = self._settings.most_connections_per_address
        if self._by_address[address] >= most and self.is_limited(address):
            return False
        self._count(address, 1)
        return True

    def release(self, address: str) -> None:
        """Count one connection less."""
        self._count(address, -1)

    def _count(self, address: str, change: int) -> None:
        self._all += change
        self._by_address[address] += change
        if not self._by_address[address]:
            del self._by_address[address]
        self._metrics.connections.set(self._all)

    def _say_full(self, file: int) -> None:
        if monotonic() - self._said_at >= SAYING_SECONDS:
            self._said_at = monotonic()
            reason = "files run out" if file >= self._last_file else "they are as many as may be"
            LOG.warning("no room for another connection than these %d: %s", self._all, reason)

    def put_off(self, protocol: "HttpProtocol") -> None:
        """Keep somebody waiting who has no place, at the cost of who waits for longest."""
        self._waiting[protocol] = None
        if len(self._waiting) > WAITING_ROOM:
            next(iter(self._waiting)).cut("full")

    def forget(self, protocol: "HttpProtocol") -> None:
        """Keep somebody waiting no longer."""
        self._waiting.pop(protocol, None)

    def note(self, reason: str) -> None:
        """Count somebody who was refused or cut off."""
        self._metrics.cut.labels(reason).inc()


async def _nothing(*_: object) -> None:
    """Be the application of one that is only asked whom it trusts."""


class Turns:
    """Lets only a few requests begin in each turn of the event loop, however many there are."""

    def __init__(self) -> None:
        self._queue: deque[HttpProtocol] = deque()
        self._left = REQUESTS_PER_TURN
        self._is_counting = False

    def take(self, protocol: "HttpProtocol") -> None:
        """Let a connection go on now, or when it is its turn."""
        if not self._is_counting:
            self._is_counting = True
            asyncio.get_running_loop().call_soon(self._next)
        if self._left:
            self._left -= 1
            protocol.go_on()
        else:
            protocol.flow.pause_reading()
            self._queue.append(protocol)

    def _next(self) -> None:
        self._left, self._is_counting = REQUESTS_PER_TURN, False
        for _ in range(min(REQUESTS_PER_TURN, len(self._queue))):
            self.take(self._queue.popleft())


class Doorman(asyncio.Protocol):
    """Whoever stands first in front of a connection: most of a flood comes no further.

    What uvicorn makes of a connection costs ten times as much.
    """

    __slots__ = ("_all", "_make")

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        connections: Connections,
    ) -> None:
        self._all = connections
        self._make = partial(
            HttpProtocol, config, server_state, app_state, _loop, connections=connections
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Pass it on, unless its address has had too much already."""
        # Those of uvloop are no heirs of it.
        transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        address = self._all.address(peer[0] if peer else "nowhere")
        if self._all.afford(address):
            protocol = self._make(address=address)
            transport.set_protocol(protocol)
            protocol.connection_made(transport)
        else:
            self._all.note("too-often")
            transport.abort()


class HttpProtocol(H11Protocol):
    """A connection whose requests are there, and whose answers are taken, within some seconds.

    Where there is no room for it, it is answered once at most, and never becomes a socket.
    """

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        connections: Connections,
        address: str,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._all = connections
        self._address = address
        self._is_admitted = False
        self._is_heard = False
        self._is_in_line = False
        self._deadline: asyncio.TimerHandle | None = None
        self._untaken = sys.maxsize

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let it in if there is room, and wait for its request only so long."""
        super().connection_made(transport)
        self._expect()
        file = transport.get_extra_info("socket").fileno()
        self._is_admitted = self._is_heard = self._all.admit(self._address, file)
        if not self._is_admitted:
            self._all.put_off(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another."""
        self._stop_expecting()
        self._unset_keepalive_if_required()
        self._all.forget(self)
        if self._is_admitted:
            self._all.release(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take a part of a request; where there is no room, only of who asks how it goes."""
        self._is_heard = self._is_heard or data.startswith(ALWAYS_ANSWERED)
        if self._is_heard:
            super().data_received(data)
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Say that there is no room."""
        self._all.note("full")
        self.transport.write(REFUSAL)
        self.transport.close()

    def handle_events(self) -> None:
        """Go on with what came, when it is its turn."""
        self._is_in_line = True
        self._all.turns.take(self)

    def go_on(self) -> None:
        """Take what came: a request may begin."""
        self._is_in_line = False
        if not self.transport.is_closing():
            self.flow.resume_reading()
            super().handle_events()
            self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request, of who was let in and did not have too many."""
        self._expect()
        if not self._is_admitted:
            self.transport.close()
        elif self._all.afford(self._address):
            super().on_response_complete()
        else:
            self.cut("too-often")

    def pause_writing(self) -> None:
        """See to it that what waits is taken."""
        super().pause_writing()
        self._expect()

    def resume_writing(self) -> None:
        """Go on with the answer."""
        super().resume_writing()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand on a connection that was let in; from here on it is counted as a socket."""
        if not self._is_admitted:
            self._refuse()
            return
        self._stop_expecting()
        self._all.afford(self._address, SOCKET_COST)
        # If it has just been lost, the system does not know any more where it was from.
        make = cast(Callable[..., asyncio.Protocol], self.ws_protocol_class)
        made = partial(make, address=self._address)
        self.ws_protocol_class = cast(type[asyncio.Protocol], made)
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """Wait for nothing while it is for us to answer, and what was answered is taken."""
        is_answering = self.conn.our_state in (h11.SEND_RESPONSE, h11.SEND_BODY)
        if is_answering and not self.flow.write_paused and not self.transport.is_closing():
            self._stop_expecting()

    def _expect(self) -> None:
        if self._deadline is None:
            self._untaken = sys.maxsize
            self._deadline = self.loop.call_later(REQUEST_SECONDS, self._judge)

    def _stop_expecting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _judge(self) -> None:
        """Cut whoever has not sent a request, unless a good part of our answer was taken."""
        self._deadline = None
        if self._is_in_line:
            # Then it is for us to go on.
            self._expect()
            return
        untaken = self.transport.get_write_buffer_size()
        if not 0 < untaken <= self._untaken - LEAST_TAKEN:
            self.cut("late")
            return
        self._expect()
        self._untaken = untaken

    def cut(self, reason: str) -> None:
        """End it without a farewell."""
        self._all.note(reason)
        self._all.forget(self)
        self.transport.abort()


class HandshakeProtocol(WebSocketsSansIOProtocol):
    """A socket until hands are shaken; then another protocol has it, and this one is forgotten."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        sockets: Sockets,
        address: str,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._sockets = sockets
        self._address = address
        self._is_handed_on = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Make room for another."""
        self._sockets.gate.release(self._address)
        super().connection_lost(exc)

    def handle_connect(self, event: Handshake) -> None:
        """Hand itself on along with the request."""
        self.app_state = {**self.app_state, HANDSHAKE: self}
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        """Take the request; nobody may say more before somebody listens who counts it."""
        if self.handshake_initiated:
            self._sockets.gate.note("malformed")
            self.transport.abort()
        else:
            super().data_received(data)

    def hand_on(self, listener: Listener) -> SocketProtocol:
        """Let somebody listen from now on."""
        self.connections.discard(self)
        socket = SocketProtocol(
            self.transport,
            self._address,
            self._sockets,
            listener,
            cast(set[object], self.connections),
        )
        self.transport.set_protocol(socket)
        self._is_handed_on = True
        return socket

    async def send(self, message: ASGISendEvent) -> None:
        """Pass on what the application sends; a farewell is waited for only so long."""
        await super().send(message)
        if message["type"] == "websocket.close":
            self.loop.call_later(CLOSE_SECONDS, self.transport.abort)

    async def run_asgi(self) -> None:
        """Let the application answer; whom it has let in and listens to is here no more."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            LOG.exception("a socket could not be answered")
            self.send_500_response()
        if not self._is_handed_on:
            self.transport.close()


def protocols(
    settings: Settings, metrics: Metrics, largest_message: int
) -> tuple[partial[Doorman], partial[HandshakeProtocol]]:
    """Return what uvicorn is to make of connections and of sockets."""
    connections = Connections(settings, metrics)
    sockets = Sockets(connections, metrics, settings, largest_message)
    return (
        partial(Doorman, connections=connections),
        partial(HandshakeProtocol, sockets=sockets),
    )
