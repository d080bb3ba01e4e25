"""The server as an application: what can be asked under which address."""

import asyncio
import gzip
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeVar

import msgspec
from msgspec.json import Decoder
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Lifespan
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier.core.errors import CroupierError
from croupier.games import registry
from croupier.games.spec import UnknownGame
from croupier.server import wire
from croupier.server.analysing import Analyst
from croupier.server.archive import Archive
from croupier.server.caching import ByteCache
from croupier.server.commands import considered
from croupier.server.game_listing import listed_games
from croupier.server.guarding import (
    COOKIE,
    COOKIE_SECONDS,
    Guarded,
    address_of,
    guest_of,
    require_origin,
    secret_of,
    status_of,
)
from croupier.server.guests import digest, new_secret
from croupier.server.hub import HouseFull, RoomHub
from croupier.server.limiting import Asker, Buckets
from croupier.server.metrics import LagMeter
from croupier.server.schema import json_schema, openapi
from croupier.server.sockets import GOING_AWAY, Socket
from croupier.store.errors import StoreDown

LARGEST_MESSAGE = 8 * 1024
LARGEST_RECORD = 256 * 1024
BODY_SECONDS = 8.0
"""How long the body of a request may take."""
REFUSED = 4403
MOST_CONSIDERED = 1024 * 1024
"""How many bytes of what moves would lead to are kept, for those who ask again."""
NOTHING: Mapping[str, str] = {}

ReadT = TypeVar("ReadT")
Answering = Callable[[Request], Awaitable[Response]]


class BadRequest(CroupierError):
    """A request that cannot be read."""

    def __init__(self, sentence: str, code: str = "bad-message") -> None:
        super().__init__(code, sentence)


class BodyLate(BadRequest):
    """A request whose body does not come; what may still come of it is not waited for."""

    def __init__(self) -> None:
        super().__init__("The request takes too long.", "too-late")


class Reception:
    """Takes requests and sockets, and answers for the hub."""

    def __init__(self, hub: RoomHub) -> None:
        self._hub = hub
        self._archive = Archive(hub)
        self._analyst = Analyst()
        self._lag = LagMeter(hub.metrics)
        settings = hub.settings
        each, now = settings.requests_per_second, hub.clock.now
        self._requests = Buckets(each, 5 * each, now)
        each = settings.creations_per_minute
        self._creations = Buckets(each / 60, each, now)
        each = settings.listings_per_hour
        self._listings = Buckets(each / 3600, each, now)
        each = settings.messages_per_second
        self._considerations = Buckets(each, 3 * each, now)
        self._considered = ByteCache[tuple[str, int, str, int, bytes]](MOST_CONSIDERED)
        self._sockets: set[Socket] = set()
        self._by_address: Counter[str] = Counter()
        self.is_closing = False

    def routes(self) -> list[BaseRoute]:
        """Return all there is."""
        return [
            Route("/healthz", self.health),
            Route("/readyz", self.readiness),
            Route("/metrics", self.metrics),
            Route("/api/schema.json", self._fixed(json_schema)),
            Route("/api/openapi.json", self._fixed(openapi)),
            Route("/api/games", self._fixed(listed_games)),
            self._route("/api/games/{game}/sentences/{language}.ftl", self.sentences, "GET"),
            self._route("/api/guest", self.guest, "POST"),
            self._route("/api/rooms", self.list_rooms, "GET"),
            self._route("/api/rooms", self.create, "POST"),
            self._route("/api/rooms/{room}", self.view, "GET"),
            self._route("/api/rooms/{room}/commands", self.command, "POST"),
            self._route("/api/rooms/{room}/record", self.record, "GET"),
            self._route("/api/rooms/{room}/replay", self.replay, "GET"),
            self._route("/api/rooms/{room}/analysis", self.analysis, "GET"),
            self._route("/api/rooms/{room}/consider", self.consider, "POST"),
            self._route("/api/rooms/{room}/what-if", self.what_if, "POST"),
            self._route("/api/records", self.keep_record, "POST"),
            WebSocketRoute("/api/rooms/{room}/socket", self.socket),
        ]

    def _route(self, path: str, answer: Answering, method: str) -> Route:
        return Route(path, partial(self._guarded, answer), methods=[method])

    async def _guarded(self, answer: Answering, request: Request) -> Response:
        """Answer a request, or say in code and sentence why not."""
        try:
            self._requests.take(address_of(request))
            require_origin(request, self._hub.settings.origins)
            return await answer(request)
        except CroupierError as error:
            self._hub.metrics.refused.labels(error.code).inc()
            response = _json(wire.Problem(error.code, error.sentence), status_of(error))
            if isinstance(error, BodyLate):
                response.headers["Connection"] = "close"
            return response

    def _fixed(self, make: Callable[[], bytes]) -> Answering:
        async def answer(_request: Request) -> Response:
            return Response(make(), media_type="application/json")

        return answer

    async def health(self, _request: Request) -> Response:
        """Tell that the process lives."""
        return PlainTextResponse("ok\n")

    async def readiness(self, _request: Request) -> Response:
        """Tell whether moves can be stored and told."""
        if self.is_closing:
            return PlainTextResponse("closing\n", 503)
        try:
            await self._hub.store.probe()
        except StoreDown:
            return PlainTextResponse("the store does not answer\n", 503)
        if not self._hub.bus.is_ready:
            return PlainTextResponse("the bus does not answer\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, _request: Request) -> Response:
        """Show the figures."""
        metrics, hub = self._hub.metrics, self._hub
        metrics.store_ready.set(hub.store.is_ready)
        metrics.bus_ready.set(hub.bus.is_ready)
        metrics.unbelieved.set(hub.bus.unbelieved)
        metrics.count_rooms(Counter(active.room.stage for active in hub.rooms.values()))
        metrics.kept.set(self._archive.size)
        for queue, waiting in self._waiting().items():
            metrics.waiting.labels(queue).set(waiting)
        metrics.look_at_process()
        return Response(metrics.page(), media_type="text/plain; version=0.0.4")

    def _waiting(self) -> Mapping[str, int]:
        """Count what waits, and for whom."""
        return {
            "analysis": self._analyst.waiting,
            "bots": sum(len(active.thinking) for active in self._hub.rooms.values()),
            "reads": self._archive.waiting,
            "store": self._hub.store.waiting,
        }

    async def sentences(self, request: Request) -> Response:
        """Give out the messages a game brings by itself, in a language or else in English."""
        game, language = request.path_params["game"], request.path_params["language"]
        found = registry.find(game).sentences_in(language)
        if not found:
            raise UnknownGame(f"{game} brings no sentences of its own.")
        return PlainTextResponse(found)

    async def guest(self, request: Request) -> Response:
        """Give a secret to whoever has none yet."""
        response = Response(status_code=204)
        if secret_of(request) is None:
            _hand_over(response, new_secret(), request)
        return response

    async def list_rooms(self, _request: Request) -> Response:
        """List the open tables."""
        return Response(await self._archive.listings(), media_type="application/json")

    async def create(self, request: Request) -> Response:
        """Set up a table."""
        create = await _body(request, wire.CREATES)
        self._creations.take(address_of(request))
        if create.listed:
            self._listings.take(address_of(request))
        secret = secret_of(request) or new_secret()
        created = await self._hub.create(digest(secret), create)
        if create.listed:
            await self._hub.store.list_alone(created.room, digest(secret))
        response = _json(created, 201)
        _hand_over(response, secret, request)
        return response

    async def view(self, request: Request) -> Response:
        """Show a room, with what happened after an entry."""
        after = _after(request)
        active = await self._hub.active(request.path_params["room"], after)
        seats = active.seats_of(guest_of(request))
        told = active.since(after)
        return Response(
            active.news(told, seats, self._hub.clock.now()), media_type="application/json"
        )

    async def command(self, request: Request) -> Response:
        """Carry out a command."""
        command = await _body(request, wire.COMMANDS)
        secret = secret_of(request) or new_secret()
        room, address = request.path_params["room"], address_of(request)
        answer = await self._hub.ask(room, digest(secret), command, address)
        if isinstance(answer, wire.Done):
            response = _json(answer)
            _hand_over(response, secret, request)
            return response
        return _json(answer, status_of(CroupierError(answer.code, answer.sentence)))

    async def consider(self, request: Request) -> Response:
        """Tell what a move would lead to that is not listed."""
        asked, guest = await _body(request, wire.CONSIDERS), guest_of(request)
        self._considerations.take_both(_asker(request))
        room = (await self._hub.active(request.path_params["room"])).room
        key = (room.id, room.number, guest, asked.seat, bytes(asked.move))
        found = self._considered.find(key)
        if found is None:
            found = wire.ENCODER.encode(considered(room, guest, asked))
            self._considered.keep(key, found)
        return Response(found, media_type="application/json")

    async def record(self, request: Request) -> Response:
        """Give out the record of a finished game."""
        room = request.path_params["room"]
        packed = await self._archive.record(room, _asker(request))
        name = {"Content-Disposition": f'attachment; filename="croupier-{room}.jsonl"'}
        return _unpacked(request, packed, "application/jsonl", name)

    async def replay(self, request: Request) -> Response:
        """Show a finished game step by step."""
        packed = await self._archive.replay(request.path_params["room"], _asker(request))
        return _unpacked(request, packed, "application/json")

    async def analysis(self, request: Request) -> Response:
        """Look into a finished game."""
        room = request.path_params["room"]
        asker = _asker(request)
        record = partial(self._archive.record_to_judge, room, asker)
        found = await self._analyst.analysis(room, record, asker)
        return Response(found, media_type="application/json")

    async def what_if(self, request: Request) -> Response:
        """Let somebody play on from a point of a finished game."""
        asked = await _body(request, wire.WHAT_IFS)
        self._creations.take(address_of(request))
        secret = secret_of(request) or new_secret()
        room = request.path_params["room"]
        response = _json(await self._archive.what_if(room, digest(secret), asked), 201)
        _hand_over(response, secret, request)
        return response

    async def keep_record(self, request: Request) -> Response:
        """Take in the record of a game played elsewhere."""
        self._creations.take(address_of(request))
        body = await _read(request, LARGEST_RECORD)
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise BadRequest("A record is text.") from None
        return _json(await self._archive.keep_record(text), 201)

    async def socket(self, websocket: WebSocket) -> None:
        """Let a visitor into a room."""
        # Whoever it was for has gone; there is nobody left to tell.
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                await self._seat_visitor(websocket, address_of(websocket))
            except CroupierError as error:
                self._hub.metrics.refused.labels(error.code).inc()
                await _refuse(websocket, error)

    async def _seat_visitor(self, websocket: WebSocket, address: str) -> None:
        """Count a visitor from the first moment on, and serve it."""
        require_origin(websocket, self._hub.settings.origins)
        self._require_place(address)
        socket = Socket(websocket, guest_of(websocket), address, self._hub)
        self._count(socket, address, 1)
        try:
            after = _after(websocket)
            room = websocket.path_params["room"]
            active = await self._hub.active(room, after, socket.guest)
            await websocket.accept()
            await socket.serve(active, after)
        finally:
            self._count(socket, address, -1)

    def _require_place(self, address: str) -> None:
        settings = self._hub.settings
        self._requests.take(address)
        if self.is_closing or len(self._sockets) >= settings.most_sockets:
            raise HouseFull
        if self._by_address[address] >= settings.most_sockets_per_address:
            raise HouseFull("Too many are connected from where you are.")

    def _count(self, socket: Socket, address: str, change: int) -> None:
        if change > 0:
            self._sockets.add(socket)
        else:
            self._sockets.discard(socket)
        self._by_address[address] += change
        if not self._by_address[address]:
            del self._by_address[address]
        self._hub.metrics.sockets.set(len(self._sockets))

    def open(self) -> None:
        """Begin to watch the event loop."""
        self._lag.start()

    async def close(self) -> None:
        """Let nobody in any more, and send everybody away; they may come back elsewhere."""
        self.is_closing = True
        self._lag.stop()
        farewells = (
            socket.close(GOING_AWAY, "The server is restarting.") for socket in self._sockets
        )
        await asyncio.gather(*farewells, self._analyst.close(), self._archive.close())


async def _refuse(websocket: WebSocket, error: CroupierError) -> None:
    """Accept a socket only to say why it is closed: browsers tell pages nothing else."""
    await websocket.accept()
    refusal = wire.Refused("", error.code, error.sentence, None)
    await websocket.send_text(wire.ENCODER.encode(refusal).decode())
    await websocket.close(REFUSED, error.code)


def _json(message: object, status: int = 200) -> Response:
    return Response(wire.ENCODER.encode(message), status, media_type="application/json")


def _asker(request: Request) -> Asker:
    return Asker(address_of(request), guest_of(request))


def _unpacked(
    request: Request, packed: bytes, kind: str, headers: Mapping[str, str] = NOTHING
) -> Response:
    """Send what is kept packed as it is, or unpacked to those few who do not understand that."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=kind, headers=headers)


def _hand_over(response: Response, secret: str, request: Request) -> None:
    """Give a guest their secret, out of reach of scripts and of other sites."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def _body(request: Request, decoder: Decoder[ReadT]) -> ReadT:
    """Read the body of a request, or refuse it."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise BadRequest("A request is application/json.")
    body = await _read(request, LARGEST_MESSAGE)
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadRequest(f"That cannot be read: {error}.") from None


async def _read(request: Request, largest: int) -> bytes:
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > largest:
                    raise BadRequest(f"A request has at most {largest} bytes.", "too-large")
    except TimeoutError:
        raise BodyLate from None
    except ClientDisconnect:
        raise BadRequest("The request breaks off.") from None
    return bytes(body)


def _after(connection: HTTPConnection) -> int:
    """Return the number of the last entry somebody knows; none is -1."""
    text = connection.query_params.get("after", "-1")
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise BadRequest("“after” is the number of an entry.")
    return int(text)


def application(
    reception: Reception, lifespan: Lifespan[Starlette], pages: list[BaseRoute]
) -> Starlette:
    """Return the application."""
    return Starlette(
        routes=[*reception.routes(), *pages],
        middleware=[Middleware(Guarded)],
        lifespan=lifespan,
    )
