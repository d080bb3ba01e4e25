"""Attacks on a real server: by socket, by HTTP, and below both."""

import asyncio
import re
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import NoReturn
from urllib.parse import quote

import msgspec
from msgspec.json import Decoder
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from croupier.lasvegas import LasVegas, Place
from croupier.lordsofvegas import LordsOfVegas
from croupier.lordsofvegas.moves import Move as LordsOfVegasMove
from croupier.server import wire
from tests.fuzzing.mutating import MOST_BYTES, RAW, STRINGS, Sampler, bent, broken, encoded
from tests.fuzzing.scene import GATHERING, LAS_VEGAS, LORDS, RECORD, House, Person

TOLD: Decoder[wire.ServerMessage] = Decoder(wire.ServerMessage)
ANSWER_SECONDS = 20.0
BATCH = 16
"""How many messages are sent before the server is asked whether it still listens."""
CLOSINGS = {1002, 1007, 1009, 4007}
"""How a server may end a line: it was no protocol, no text, too much, or not to be read."""
HEADERS = ("Host", "Origin", "Cookie", "Authorization", "X-Forwarded-For", "Range", "Accept")
METHODS = ("GET", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "POST")
MOVES: Mapping[str, Decoder[Place] | Decoder[LordsOfVegasMove]] = {
    LAS_VEGAS: LasVegas().codec.moves,
    LORDS: LordsOfVegas().codec.moves,
}
ENDS = ("", "/record", "/replay", "/analysis", "/socket", "/commands", "/consider", "/what-if")
PATHS = ("/", "/api/rooms", "/api/guest", "/api/records", "/metrics", "/readyz", "/api/nothing")


class Ended(Exception):
    """The line was ended, as it should be."""


@dataclass(frozen=True)
class Request:
    """What is asked by HTTP."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes = b""

    def encoded(self) -> bytes:
        """Return it as it is sent."""
        lines = [f"{self.method} {self.path} HTTP/1.1", *map(": ".join, self.headers.items())]
        head = "\r\n".join([*lines, f"Content-Length: {len(self.body)}", "", ""])
        return head.encode("latin-1", "replace") + self.body


class Attack:
    """One who attacks, and what came of it."""

    def __init__(self, house: House, luck: Random) -> None:
        self.tried = 0
        self.answers: Counter[str] = Counter()
        self._house = house
        self._luck = luck
        self._sampler = Sampler(house.description, luck)
        self._record = RECORD.read_bytes()
        self._numbers = count()

    async def by_socket(self, times: int) -> None:
        """Send messages on sockets, as everybody, into all rooms."""
        while self.tried < times:
            person = self._luck.choice(self._house.people)
            room = self._luck.choice([*self._house.rooms.values()])
            url = f"ws://{self._house.address}/api/rooms/{room}/socket"
            headers = person.headers()
            async with connect(
                url, additional_headers=headers, compression=None, proxy=None, max_size=None
            ) as socket:
                self._judge(person, _bytes(await socket.recv()))
                with suppress(Ended):
                    for _ in range(self._luck.randrange(1, 30)):
                        await self._batch(socket, person, room)

    async def by_http(self, times: int) -> None:
        """Send requests of all kinds to all addresses, as everybody."""
        line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        while self.tried < times:
            person = self._luck.choice(self._house.people)
            request = self._request(person)
            if line is None or self._luck.random() < 0.02:
                line = await self._opened(line)
            answer = await _exchanged(request, *line)
            if answer is None:
                line = await self._opened(line)
                answer = await _exchanged(request, *line)
            assert answer is not None, f"no answer to {request}"
            self._judge_status(answer[0], answer[1], request.encoded())
            self._judge(person, answer[1])
            self.tried += 1
            if answer[2]:
                line = await self._opened(line)
        if line is not None:
            line[1].close()

    async def by_bytes(self, times: int) -> None:
        """Send what is no HTTP, or what is no socket any more after it was opened."""
        while self.tried < times:
            reader, writer = await self._opened(None)
            noise = self._noise()
            await _written(writer, noise)
            with suppress(OSError):
                writer.write_eof()
            with suppress(OSError):
                async with asyncio.timeout(ANSWER_SECONDS):
                    answer = await reader.read()
                status = re.match(rb"HTTP/1.1 (\d+)", answer)
                self._judge_status(int(status[1]) if status else 0, answer, noise)
                self._house.require_no_secret(answer)
            writer.close()
            self.tried += 1

    async def _opened(
        self, line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if line is not None:
            line[1].close()
        host, _, port = self._house.address.partition(":")
        return await asyncio.open_connection(host, int(port))

    def _message(self, kind: str) -> bytes:
        """Return a message as it might be, as it nearly might, or as it never could be."""
        luck = self._luck
        way, value = luck.random(), self._sampler.named(kind)
        if way < 0.1:
            return self._stale()
        if way < 0.25:
            return encoded(value)
        if way < 0.7:
            for _ in range(luck.choice((1, 1, 2, 4))):
                value = bent(value, luck)
            return encoded(value)
        if way < 0.95:
            return broken(encoded(value), luck)
        return luck.choice((luck.choice(RAW), luck.randbytes(luck.randrange(200))))

    def _stale(self) -> bytes:
        """Return a move under the id of one of Anna's that was made long ago."""
        command = self._luck.choice([*self._house.done]).encode()
        return b'{"type":"move","id":"%s","seat":0,"move":{"type":"place","face":1}}' % command

    def _fitting(self, kind: str, person: Person, room: str) -> bytes:
        """Return a message that must be refused to this person in this room."""
        while True:
            message = self._message(kind)
            is_outsider = person in (self._house.mallory, self._house.nobody)
            is_refused = is_outsider and not _is_claim(message)
            if is_refused or _is_idle(message, self._house.name_of(room)):
                return message

    async def _batch(self, socket: ClientConnection, person: Person, room: str) -> None:
        for _ in range(BATCH):
            message = self._fitting("ClientMessage", person, room)
            is_text = self._luck.random() > 0.003
            self.tried += 1
            if not is_text or len(message) > MOST_BYTES or not _is_utf8(message):
                await self._until_answered(socket, person)
                await socket.send(message, text=is_text)
                await self._until_closed(socket, person)
            await socket.send(message, text=True)
        await self._until_answered(socket, person)

    async def _until_answered(self, socket: ClientConnection, person: Person) -> None:
        asked = wire.Ping(f"ping-{next(self._numbers)}")
        await socket.send(wire.ENCODER.encode(asked).decode())
        while self._judge(person, await _received(socket)) != wire.Pong(asked.id):
            pass

    async def _until_closed(self, socket: ClientConnection, person: Person) -> NoReturn:
        try:
            while True:
                self._judge(person, await _received(socket))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else 1006
        assert code in CLOSINGS, f"the line was closed by {code}"
        self.answers[f"closed {code}"] += 1
        raise Ended

    def _request(self, person: Person) -> Request:
        luck, room = self._luck, self._luck.choice([*self._house.rooms.values()])
        headers = {"Host": self._house.address, **person.headers()}
        json = {**headers, "Content-Type": "application/json"}
        way = luck.random()
        if way < 0.5:
            path = f"/api/rooms/{room}/commands"
            return Request("POST", path, json, self._fitting("Command", person, room))
        if way < 0.65:
            return Request("POST", "/api/rooms", json, self._message("Create"))
        if way < 0.67:
            return Request("POST", "/api/records", headers, broken(self._record, luck))
        if way < 0.73:
            path = f"/api/rooms/{luck.choice((room, self._house.finished))}"
            asked = luck.choice((("consider", "Consider"), ("what-if", "WhatIf")))
            return Request("POST", f"{path}/{asked[0]}", json, self._message(asked[1]))
        if way < 0.75:
            path = f"/api/rooms/{self._house.finished}{luck.choice(('/record', '/replay'))}"
            return Request("GET", path, {**headers, "Accept-Encoding": self._value()})
        if way < 0.77:
            path = f"/api/games/{self._junk()}/sentences/{self._junk()}.ftl"
            return Request("GET", path, headers)
        if way < 0.85:
            return Request(
                "GET",
                f"/api/rooms/{luck.choice((room, self._junk()))}{luck.choice(ENDS)}"
                f"?after={self._junk()}",
                headers,
            )
        odd = {**json, luck.choice(HEADERS): self._value()}
        message = luck.choice((b"", luck.randbytes(30), self._message("Create")))
        path = luck.choice((*PATHS, f"/{self._junk()}"))
        return Request(luck.choice(METHODS), path, odd, message)

    def _junk(self) -> str:
        """Return something that has no business in an address."""
        luck = self._luck
        number = str(luck.choice((-1, -2, 10**8, 10**9, 10**30, "²", "٣", "1e3", "0x1", "--1")))
        noise = luck.choice((luck.choice(STRINGS), luck.randbytes(12).decode("latin-1")))
        return luck.choice((quote(number), quote(noise, safe=""), "%", "%zz", "..", "%2e%2e%2f"))

    def _value(self) -> str:
        """Return something that has no business in a header."""
        luck = self._luck
        noise = "".join(chr(luck.choice([*range(32, 127), *range(160, 256)])) for _ in range(20))
        long = "x" * luck.randrange(5000)
        return luck.choice(
            (noise, long, "croupier=x", "Bearer x", "http://[::1", "null", "bytes=0-")
        )

    def _noise(self) -> bytes:
        luck = self._luck
        room = self._house.rooms[LAS_VEGAS]
        handshake = Request(
            "GET",
            f"/api/rooms/{room}/socket",
            {
                "Host": self._house.address,
                "Connection": "Upgrade",
                "Upgrade": "websocket",
                "Sec-WebSocket-Version": "13",
                "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
            },
        ).encoded()
        noise = luck.randbytes(luck.randrange(1, 300))
        request = self._request(self._house.mallory).encoded()
        return luck.choice(
            (noise, broken(request, luck), handshake + noise, broken(handshake, luck))
        )

    def _judge(self, person: Person, answer: bytes) -> wire.ServerMessage | None:
        """See that an answer tells nothing that it should not."""
        self._house.require_no_secret(answer)
        try:
            told = TOLD.decode(answer)
        except msgspec.DecodeError:
            return None
        match told:
            case wire.News(view=view):
                self._house.require_own_view(person, view)
            case wire.Refused(code=code, view=view):
                self.answers[code] += 1
                if view is not None:
                    self._house.require_own_view(person, view)
            case wire.Done(id=command, number=number):
                self.answers["done long ago"] += 1
                assert self._house.done.get(command) == number, f"{command} was done"
            case wire.Changes() | wire.Presence() | wire.Murmured() | wire.Pong():
                pass
        return told

    def _judge_status(self, status: int, body: bytes, asked: bytes) -> None:
        self.answers[f"HTTP {status}" if status else "no HTTP"] += 1
        assert status < 500 or (status == 503 and b'"full"' in body), (status, body, asked)


def _is_claim(message: bytes) -> bool:
    """Tell whether it asks for a seat: anybody may ask those who are there."""
    try:
        return isinstance(wire.MESSAGES.decode(message), wire.Claim)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return False


def _is_idle(message: bytes, room: str) -> bool:
    """Tell whether not even those who sit there could change anything with it."""
    try:
        read = wire.MESSAGES.decode(message)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return True
    if not isinstance(read, wire.Move):
        return isinstance(read, wire.Ping)
    # It is for Benno to move, and in Lords of Vegas anyone may make an offer at any time.
    is_anothers = room == LAS_VEGAS and read.seat != 1
    return room == GATHERING or is_anothers or not _is_readable(MOVES[room], read.move)


def _is_readable(moves: Decoder[Place] | Decoder[LordsOfVegasMove], move: msgspec.Raw) -> bool:
    try:
        moves.decode(move)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return False
    return True


def _is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def _bytes(message: str | bytes) -> bytes:
    return message.encode() if isinstance(message, str) else message


async def _received(socket: ClientConnection) -> bytes:
    async with asyncio.timeout(ANSWER_SECONDS):
        return _bytes(await socket.recv())


async def _written(writer: asyncio.StreamWriter, data: bytes) -> None:
    with suppress(OSError):
        writer.write(data)
        await writer.drain()


async def _body(head: bytes, reader: asyncio.StreamReader) -> bytes:
    """Return what follows a head: so many bytes, pieces that each tell their size, or nothing."""
    if b"\r\ntransfer-encoding: chunked" in head.lower():
        body = b""
        while size := int(await reader.readuntil(b"\r\n"), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readexactly(2)
        return body
    size_told = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
    return await reader.readexactly(int(size_told[1]) if size_told else 0)


async def _exchanged(
    request: Request, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
) -> tuple[int, bytes, bool] | None:
    """Return the status and the body of an answer, and whether the line ends with it."""
    await _written(writer, request.encoded())
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            head = await reader.readuntil(b"\r\n\r\n")
            body = b"" if request.method == "HEAD" else await _body(head, reader)
    except (OSError, asyncio.IncompleteReadError):
        return None
    return int(head.split(b" ", 2)[1]), body, b"connection: close" in head.lower()
