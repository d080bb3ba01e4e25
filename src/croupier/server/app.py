"""The server as an application: what can be asked under which address."""

import asyncio
import gzip
import logging
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from io import BytesIO

import msgspec
from msgspec import Struct
from msgspec.json import Decoder
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Lifespan
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier.core.errors import CroupierError
from croupier.games import registry
from croupier.games.spec import UnknownGame
from croupier.puzzles.daily import PuzzlePlace, UnknownPuzzle, of_day, read_day
from croupier.server import wire
from croupier.server.analysing import Analyst
from croupier.server.archive import Archive
from croupier.server.bodies import (
    LARGEST_RECORD,
    BadRequest,
    BodyLate,
    body_of,
    hand_over,
    json_answer,
    read_body,
)
from croupier.server.bot_door import NotForBots
from croupier.server.caching import ByteCache
from croupier.server.commands import considered
from croupier.server.counting import require_countable
from croupier.server.evening_desk import EveningDesk
from croupier.server.game_listing import listed_games
from croupier.server.guarding import (
    Guarded,
    address_of,
    require_origin,
    status_of,
)
from croupier.server.guests import is_bot
from croupier.server.hub import HouseFull
from croupier.server.identities import Identities
from croupier.server.lessons import lesson
from croupier.server.limiting import Asker, Buckets
from croupier.server.logs import RecentLines
from croupier.server.me import Answering, MeDesk
from croupier.server.metrics import LagMeter
from croupier.server.my_days import DaysDesk
from croupier.server.operating import OperatorPage
from croupier.server.pacing import Paced
from croupier.server.probing import SharedProbe
from croupier.server.puzzling import puzzle
from croupier.server.rating_desk import RatingDesk
from croupier.server.relay import Relay, refusal
from croupier.server.schema import json_schema, openapi
from croupier.server.socket_protocol import GOING_AWAY, REFUSED
from croupier.server.sockets import HANDSHAKE, Deaf, Handshake, Socket
from croupier.store.errors import StoreDown

MOST_CONSIDERED = 1024 * 1024
"""How many bytes of what moves would lead to are kept, for those who ask again."""
A_PIECE = 64 * 1024
"""How many bytes are unpacked at a time for those who take nothing packed."""
SOON = 5.0
"""After how many seconds is said that nothing is known of a game yet."""
NOTHING: Mapping[str, str] = {}


class AnalysisAsked(Struct, frozen=True, array_like=True):
    """Somebody asks how a game was won, who knows the chances in so many positions."""

    asker: Asker
    known: int | None


class Reception:
    """Takes requests and sockets, and answers for the hub."""

    def __init__(self, relay: Relay) -> None:
        self._relay = relay
        self._hub = hub = relay.hub
        relay.answering |= {
            "view": self._view,
            "command": self._command,
            "consider": self._consider,
            "analysis": self._analysis,
            "block": self._block,
            "blocks": self._blocks,
            "unlisted": self._unlisted,
        }
        self.identities = Identities(hub)
        self.identities.on_end = self._end_sockets
        self._archive = Archive(hub)
        self.evening_desk = EveningDesk(hub, self.identities)
        self.me = MeDesk(relay, self.identities, self.evening_desk.evenings)
        self.me.profiles.on_forgotten = self._archive.forget
        self.me.profiles.on_unseen = self._look_into
        self.ratings = RatingDesk(hub, self.identities)
        self.days = DaysDesk(relay, self.identities)
        self.analyst = Analyst(hub.store)
        hub.on_over = self._end_game
        hub.on_unlisted = lambda room: hub.spawn(self._tell_unlisted(room))
        self._lag = LagMeter(hub.metrics)
        self._errors = RecentLines()
        self._operator = OperatorPage(hub, self._errors)
        settings = hub.settings
        each, now = settings.requests_per_second, hub.clock.now
        self._requests = Buckets(each, 5 * each, now)
        self._store = SharedProbe(hub.store.probe, now)
        each = settings.creations_per_minute
        self._creations = Buckets(each / 60, each, now)
        each = settings.listings_per_hour
        self._listings = Buckets(each / 3600, each, now)
        each = settings.messages_per_second
        self._considerations = Buckets(each, 3 * each, now)
        each = settings.advice_per_minute
        self._coaching = Buckets(each / 60, each / 2, now)
        self._considered = ByteCache[tuple[str, int, str, int, bytes]](MOST_CONSIDERED)
        self._sockets: set[Socket] = set()
        self._by_address: Counter[str] = Counter()
        self.is_closing = False

    def routes(self) -> list[BaseRoute]:
        """Return all there is."""
        return [
            Route("/healthz", self.health),
            Route("/readyz", partial(self._limited, self.readiness)),
            Route("/metrics", partial(self._limited, self.metrics)),
            Route("/operator", self._operator.show),
            Route("/api/schema.json", self._fixed(json_schema)),
            Route("/api/openapi.json", self._fixed(openapi)),
            Route("/api/games", self._fixed(listed_games)),
            self._route("/api/games/{game}/sentences/{language}.ftl", self.sentences, "GET"),
            self._route("/api/games/{game}/lessons/{chapter}", self.lesson, "GET"),
            self._route("/api/games/{game}/puzzles/{number}", self.puzzle, "GET"),
            self._route("/api/games/{game}/puzzles/{number}/rooms", self.play_on, "POST"),
            self._route("/api/puzzles/{day}", self.puzzle_of_day, "GET"),
            self._route("/api/guest", self.guest, "POST"),
            self._route("/api/bots", self.tokens, "GET", for_bots=False),
            self._route("/api/bots", self.make_token, "POST"),
            self._route("/api/bots/{number}", self.revoke_token, "DELETE"),
            self._route("/api/rooms", self.list_rooms, "GET"),
            self._route("/api/rooms", self.create, "POST"),
            self._route("/api/rooms/{room}", self.view, "GET"),
            self._route("/api/rooms/{room}/commands", self.command, "POST", for_bots=True),
            self._route("/api/rooms/{room}/blocks", self.blocks, "GET", for_bots=False),
            self._route("/api/rooms/{room}/blocks", self.block, "POST"),
            self._route("/api/blocks", self.all_blocks, "GET", for_bots=False),
            self._route("/api/blocks/{number}", self.unblock, "DELETE"),
            self._route("/api/rooms/{room}/record", self.record, "GET"),
            self._route("/api/rooms/{room}/replay", self.replay, "GET"),
            self._route("/api/rooms/{room}/analysis", self.analysis, "GET"),
            self._route("/api/rooms/{room}/consider", self.consider, "POST"),
            self._route("/api/rooms/{room}/coach", self.coach, "POST"),
            self._route("/api/rooms/{room}/what-if", self.what_if, "POST"),
            self._route("/api/records", self.keep_record, "POST"),
            *self.me.routes(self._route),
            *self.evening_desk.routes(self._route),
            *self.ratings.routes(self._route),
            *self.days.routes(self._route),
            WebSocketRoute("/api/rooms/{room}/socket", self.socket),
        ]

    def middleware(self) -> list[Middleware]:
        """Return what everything that is asked goes through first, and what is answered last."""
        hub = self._hub
        paced = Middleware(Paced, settings=hub.settings, metrics=hub.metrics, now=hub.clock.now)
        return [Middleware(Guarded), paced]

    def _route(
        self, path: str, answer: Answering, method: str, *, for_bots: bool | None = None
    ) -> Route:
        """Return how something is answered; bots may look, unless it is said otherwise."""
        is_for_bots = method == "GET" if for_bots is None else for_bots
        guarded = partial(self._guarded, answer, is_for_bots=is_for_bots)
        return Route(path, partial(self._limited, guarded), methods=[method])

    async def _guarded(self, answer: Answering, request: Request, *, is_for_bots: bool) -> Response:
        """Answer a request of whoever may ask."""
        require_origin(request, self._hub.settings.origins)
        await self._let_in(await self._asker(request), is_for_bots=is_for_bots)
        return await answer(request)

    async def _limited(self, answer: Answering, request: Request) -> Response:
        """Answer a request, unless there were too many, or say in code and sentence why not."""
        try:
            self._requests.take(address_of(request))
            return await answer(request)
        except CroupierError as error:
            self._hub.metrics.refused.labels(error.code).inc()
            response = json_answer(wire.Problem(error.code, error.sentence), status_of(error))
            if isinstance(error, BodyLate):
                response.headers["Connection"] = "close"
            return response

    async def _guest(self, request: Request) -> str:
        known = await self.identities.of(request)
        return known.guest

    async def _asker(self, request: Request) -> Asker:
        return Asker(address_of(request), await self._guest(request))

    async def _let_in(self, asker: Asker, *, is_for_bots: bool) -> None:
        """Refuse whoever is banned, and a bot that has no business here."""
        self._hub.order.require_welcome(asker.guest)
        await self._hub.bot_door.let_in(asker)
        if is_bot(asker.guest) and not is_for_bots:
            raise NotForBots

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
            await self._store.probe()
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
        metrics.look_at_process(hub.clock.now())
        return Response(metrics.page(), media_type="text/plain; version=0.0.4")

    def _waiting(self) -> Mapping[str, int]:
        """Count what waits, and for whom."""
        return {
            "analysis": self.analyst.waiting,
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

    async def lesson(self, request: Request) -> Response:
        """Give out a chapter of what is learned by playing."""
        game, chapter = request.path_params["game"], request.path_params["chapter"]
        return _unpacked(request, lesson(game, chapter), "application/json")

    async def puzzle(self, request: Request) -> Response:
        """Give out a puzzle of a game."""
        return _unpacked(request, puzzle(_puzzle_place(request)), "application/json")

    async def puzzle_of_day(self, request: Request) -> Response:
        """Give out the puzzle of a day."""
        today = datetime.fromtimestamp(self._hub.clock.wall(), UTC).date()
        place = of_day(read_day(request.path_params["day"], today))
        return _unpacked(request, puzzle(place), "application/json")

    async def play_on(self, request: Request) -> Response:
        """Let somebody play on from a puzzle."""
        asked = await body_of(request, wire.PLAY_ONS)
        self._creations.take(address_of(request))
        known, secret = await self.identities.admitted(request)
        place = _puzzle_place(request)
        response = json_answer(await self._archive.play_on(place, known.guest, asked), 201)
        hand_over(response, secret, request)
        return response

    async def guest(self, request: Request) -> Response:
        """Give a secret to whoever has none yet."""
        response = Response(status_code=204)
        known = await self.identities.of(request)
        if not known.guest:
            _, secret = await self.identities.admitted(request)
            hand_over(response, secret, request)
        return response

    async def tokens(self, request: Request) -> Response:
        """List the tokens somebody has made for bots."""
        return json_answer(await self._hub.bot_door.of_guest(await self._guest(request)))

    async def make_token(self, request: Request) -> Response:
        """Make a token for a bot."""
        asked = await body_of(request, wire.TOKENS)
        self._creations.take(address_of(request))
        known, secret = await self.identities.admitted(request)
        response = json_answer(await self._hub.bot_door.make(known.guest, asked), 201)
        hand_over(response, secret, request)
        return response

    async def revoke_token(self, request: Request) -> Response:
        """Revoke a token."""
        await self._hub.bot_door.revoke(await self._guest(request), _numbered(request))
        return Response(status_code=204)

    async def list_rooms(self, _request: Request) -> Response:
        """List the open tables."""
        return Response(await self._archive.listings(), media_type="application/json")

    async def create(self, request: Request) -> Response:
        """Set up a table."""
        create = await body_of(request, wire.CREATES)
        self._creations.take(address_of(request))
        if create.listed:
            self._listings.take(address_of(request))
        known, secret = await self.identities.admitted(request)
        require_countable(create, is_profile=known.is_profile)
        created = await self._hub.create(known.guest, create)
        if create.listed:
            await self._hub.list_alone(created.room, known.guest)
            await self._hub.listed.note(created.room, address_of(request))
        response = json_answer(created, 201)
        hand_over(response, secret, request)
        return response

    async def _tell_unlisted(self, room: str) -> None:
        """Have the home of a table tell those there that it is in the public list no more."""
        with suppress(CroupierError):
            await self._relay.ask("unlisted", room, "", b"")

    async def _unlisted(self, room: str, _guest: str, _body: bytes) -> bytes:
        await self._hub.note_unlisted(room)
        return b""

    async def view(self, request: Request) -> Response:
        """Show a room, with what happened after an entry."""
        after = wire.ENCODER.encode(_after(request))
        known = await self.identities.of(request)
        return await self._asked("view", request, known.guest, after)

    async def _view(self, room: str, guest: str, body: bytes) -> bytes:
        after = msgspec.json.decode(body, type=int)
        active = await self._hub.active(room, after)
        told = active.since(after)
        return active.news(told, active.seats_of(guest), self._hub.clock.now())

    async def _asked(self, kind: str, request: Request, guest: str, body: bytes) -> Response:
        """Answer by what the home of a room says."""
        found = await self._relay.ask(kind, request.path_params["room"], guest, body)
        return Response(found, media_type="application/json")

    async def command(self, request: Request) -> Response:
        """Carry out a command."""
        command = await body_of(request, wire.COMMANDS)
        known, secret = await self.identities.admitted(request)
        guest = known.guest
        try:
            await self._hub.admit(command, Asker(address_of(request), guest))
        except CroupierError as error:
            self._hub.metrics.refused.labels(error.code).inc()
            return json_answer(refusal(command, error), status_of(error))
        response = await self._asked("command", request, guest, wire.ENCODER.encode(command))
        if isinstance(command, wire.Rematch):
            told, before = bytes(response.body), request.path_params["room"]
            self._hub.spawn(self._hub.listed.note_again(before, told, address_of(request)))
        answer = _ANSWERS.decode(response.body)
        if answer.type == "done":
            if not is_bot(guest):
                hand_over(response, secret, request)
        else:
            response.status_code = status_of(CroupierError(answer.code or "", ""))
        return response

    async def _command(self, room: str, guest: str, body: bytes) -> bytes:
        return wire.ENCODER.encode(await self._hub.ask(room, guest, wire.COMMANDS.decode(body)))

    async def blocks(self, request: Request) -> Response:
        """List whom somebody has blocked, and who of them sits in a room."""
        return await self._asked("blocks", request, await self._guest(request), b"")

    async def _blocks(self, room: str, guest: str, _body: bytes) -> bytes:
        active = await self._hub.active(room)
        return wire.ENCODER.encode(await self._hub.order.blocks(guest, active.room))

    async def block(self, request: Request) -> Response:
        """Block whoever holds a seat."""
        asked = await body_of(request, wire.SEATS_TO_BLOCK)
        self._creations.take(address_of(request))
        return await self._asked(
            "block", request, await self._guest(request), wire.ENCODER.encode(asked)
        )

    async def _block(self, room: str, guest: str, body: bytes) -> bytes:
        active = await self._hub.active(room)
        await self._hub.order.block(active.room, guest, wire.SEATS_TO_BLOCK.decode(body).seat)
        return wire.ENCODER.encode(await self._hub.order.blocks(guest, active.room))

    async def all_blocks(self, request: Request) -> Response:
        """List whom somebody has blocked."""
        return json_answer(await self._hub.order.blocks(await self._guest(request)))

    async def unblock(self, request: Request) -> Response:
        """Block somebody no longer."""
        await self._hub.order.unblock(await self._guest(request), _numbered(request))
        return Response(status_code=204)

    async def consider(self, request: Request) -> Response:
        """Tell what a move would lead to that is not listed."""
        asked = await body_of(request, wire.CONSIDERS)
        asker = await self._asker(request)
        self._considerations.take_both(asker)
        return await self._asked("consider", request, asker.guest, wire.ENCODER.encode(asked))

    async def _consider(self, room: str, guest: str, body: bytes) -> bytes:
        active, asked = await self._hub.active(room), wire.CONSIDERS.decode(body)
        key = (room, active.room.number, guest, asked.seat, bytes(asked.move))
        found = self._considered.find(key)
        if found is None:
            found = wire.ENCODER.encode(considered(active.room, guest, asked))
            self._considered.keep(key, found)
        return found

    async def coach(self, request: Request) -> Response:
        """Tell whoever is to choose what may be considered."""
        asked = await body_of(request, wire.COACH_ASKS)
        asker = await self._asker(request)
        self._coaching.take_both(asker)
        return await self._asked("coach", request, asker.guest, wire.ENCODER.encode(asked))

    async def record(self, request: Request) -> Response:
        """Give out the record of a finished game."""
        room = request.path_params["room"]
        packed = await self._archive.record(room, await self._asker(request))
        name = {"Content-Disposition": f'attachment; filename="croupier-{room}.jsonl"'}
        return _unpacked(request, packed, "application/jsonl", name)

    async def replay(self, request: Request) -> Response:
        """Show a finished game step by step."""
        packed = await self._archive.replay(request.path_params["room"], await self._asker(request))
        return _unpacked(request, packed, "application/json")

    async def analysis(self, request: Request) -> Response:
        """Tell how a finished game was won: all of it, or more than somebody knows already.

        The home of the room looks into it, so that it is done once however many processes are
        asked. It says from time to time that nothing is known yet, for then it is seen to live.
        """
        room, asker = request.path_params["room"], await self._asker(request)
        asked, found = wire.ENCODER.encode(AnalysisAsked(asker, _known(request))), b""
        while not found:
            found = await self._relay.ask("analysis", room, asker.guest, asked)
        return Response(found, media_type="application/json")

    async def _analysis(self, room: str, _guest: str, body: bytes) -> bytes:
        asked = _ANALYSIS_ASKED.decode(body)
        record = partial(self._archive.record_to_judge, room, asked.asker)
        with suppress(TimeoutError):
            async with asyncio.timeout(SOON):
                return await self.analyst.analysis(room, record, asked.asker, asked.known)
        return b""

    def _end_game(self, room: str) -> None:
        """Have a game looked into that has just ended, rate its people, tell its evening."""
        self._look_into(room)
        self._hub.spawn(self.ratings.settle_soon())
        if evening := self._hub.rooms[room].room.opened.evening:
            self._hub.spawn(self.evening_desk.evenings.note_table(evening))

    def _look_into(self, room: str) -> None:
        """Have a game looked into that has just ended here, before anybody asks."""
        if self._hub.settings.thinkers:
            record = partial(self._archive.record_for_house, room)
            self.analyst.prepare(room, record)

    async def what_if(self, request: Request) -> Response:
        """Let somebody play on from a point of a finished game."""
        asked = await body_of(request, wire.WHAT_IFS)
        self._creations.take(address_of(request))
        known, secret = await self.identities.admitted(request)
        room = request.path_params["room"]
        response = json_answer(await self._archive.what_if(room, known.guest, asked), 201)
        hand_over(response, secret, request)
        return response

    async def keep_record(self, request: Request) -> Response:
        """Take in the record of a game played elsewhere."""
        self._creations.take(address_of(request))
        body = await read_body(request, LARGEST_RECORD)
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise BadRequest("A record is text.") from None
        return json_answer(await self._archive.keep_record(text), 201)

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
        """Count a visitor from the first moment on, and let it in."""
        require_origin(websocket, self._hub.settings.origins)
        self._require_place(address)
        socket = Socket(
            "",
            address,
            self._hub,
            partial(self._count, address, -1),
            takes_changes=websocket.query_params.get("changes") == "1",
        )
        self._count(address, 1, socket)
        try:
            known = await self.identities.of(websocket)
            await self._let_in(Asker(address, known.guest), is_for_bots=True)
            socket.guest, socket.device = known.guest, known.device
            route = self._relay.route(websocket.path_params["room"], socket)
            await route.find(_after(websocket))
            await websocket.accept()
        except BaseException:
            self._count(address, -1, socket)
            raise
        await socket.enter(route, websocket.scope["state"][HANDSHAKE])

    def _require_place(self, address: str) -> None:
        settings = self._hub.settings
        self._requests.take(address)
        if self.is_closing or len(self._sockets) >= settings.most_sockets:
            raise HouseFull
        if self._by_address[address] >= settings.most_sockets_per_address:
            raise HouseFull("Too many are connected from where you are.")

    def _count(self, address: str, change: int, socket: Socket) -> None:
        if change > 0:
            self._sockets.add(socket)
        else:
            self._sockets.discard(socket)
        self._by_address[address] += change
        if not self._by_address[address]:
            del self._by_address[address]
        self._hub.metrics.sockets.set(len(self._sockets))

    def _end_sockets(self, device: str) -> None:
        """Send a device away that is nobody's any more; it may come back as a stranger."""
        for socket in [one for one in self._sockets if one.device == device]:
            socket.close(GOING_AWAY, "This device was signed out.")

    def open(self) -> None:
        """Begin to watch the event loop, and let the analyst warm up in the background."""
        self._lag.start()
        self._hub.spawn(self.ratings.settle_soon())
        logging.getLogger().addHandler(self._errors)
        if self._hub.settings.thinkers:
            self._hub.spawn(self.analyst.start())

    async def close(self) -> None:
        """Let nobody in any more, and send everybody away; they may come back elsewhere."""
        self.is_closing = True
        self.evening_desk.evenings.close()
        self._lag.stop()
        logging.getLogger().removeHandler(self._errors)
        for socket in self._sockets:
            socket.close(GOING_AWAY, "The server is restarting.")
        await asyncio.gather(self.analyst.close(), self._archive.close(), self.ratings.close())


async def _refuse(websocket: WebSocket, error: CroupierError) -> None:
    """Accept a socket only to say why it is closed: browsers tell pages nothing else.

    Whatever else comes over it is counted as from anybody who was let in.
    """
    await websocket.accept()
    handshake: Handshake = websocket.scope["state"][HANDSHAKE]
    transport = handshake.hand_on(Deaf())
    transport.say(wire.ENCODER.encode(wire.Refused("", error.code, error.sentence, None)))
    transport.close(REFUSED, error.code)


class _Answer(msgspec.Struct):
    """As much of an answer as its status takes; a refusal has a code, and so may what is done."""

    type: str
    code: str | None = None


_ANSWERS = Decoder(_Answer)
_ANALYSIS_ASKED = Decoder(AnalysisAsked)


def _unpacked(
    request: Request, packed: bytes, kind: str, headers: Mapping[str, str] = NOTHING
) -> Response:
    """Send what is kept packed as it is, or unpacked to those few who do not understand that."""
    headers = {**headers, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return StreamingResponse(unpacked(packed), media_type=kind, headers=headers)


def unpacked(packed: bytes) -> Iterator[bytes]:
    """Unpack something piece by piece: a few of whole games at once would fill the memory."""
    with gzip.GzipFile(fileobj=BytesIO(packed)) as file:
        yield from iter(partial(file.read, A_PIECE), b"")


def _puzzle_place(request: Request) -> PuzzlePlace:
    """Return which puzzle somebody means; numbers begin with 1."""
    game, number = request.path_params["game"], request.path_params["number"]
    if not number.isdecimal() or len(number) > 6:
        raise UnknownPuzzle("A puzzle goes by its number.")
    return PuzzlePlace(registry.find(game).name, int(number) - 1)


def _numbered(request: Request) -> int:
    """Return the number in an address; what is none is one that nothing has."""
    number = request.path_params["number"]
    return int(number) if number.isdecimal() and len(number) <= 9 else 0


def _after(connection: HTTPConnection) -> int:
    """Return the number of the last entry somebody knows; none is -1."""
    return _number(connection, "after", "-1", "the number of an entry")


def _known(request: Request) -> int | None:
    """Return in how many positions somebody knows the chances; whoever wants all does not say."""
    if "known" not in request.query_params:
        return None
    return _number(request, "known", "0", "how many positions are known")


def _number(connection: HTTPConnection, name: str, usual: str, what: str) -> int:
    text = connection.query_params.get(name, usual)
    if not text.removeprefix("-").isdecimal() or len(text) > 9:
        raise BadRequest(f"“{name}” is {what}.")
    return int(text)


def application(
    reception: Reception, lifespan: Lifespan[Starlette], pages: list[BaseRoute]
) -> Starlette:
    """Return the application."""
    return Starlette(
        routes=[*reception.routes(), *pages],
        middleware=reception.middleware(),
        lifespan=lifespan,
    )
