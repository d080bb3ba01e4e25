"""Those who attack: each sends what it was made for as fast as it can, and comes back when cut.

They speak below HTTP and WebSocket, in raw bytes, and many of them fit into one process.
"""

import asyncio
import socket
import struct
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

PING, PONG = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0"
EMPTY_BEGIN, EMPTY_MORE = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
TINY_BEGIN, TINY_MORE = b"\x01\x81\0\0\0\0x", b"\x00\x81\0\0\0\0x"
OVERSIZE = b"\x81\xfe" + struct.pack("!H", 60_000) + b"\0\0\0\0" + b"x" * 60_000
MESSAGE = b"\x81\x82\0\0\0\0{}"
SAID = b'{"type":"say","id":"a","seat":0,"text":"Hello!"}'
SAYING = b"\x81" + bytes([0x80 | len(SAID)]) + bytes(4) + SAID
CHUNK = 4000
"""How many frames are sent in one go: as many as a thousand of them take of the network."""
PAUSE = 0.01
"""How long somebody waits who was not even let in: a machine that only dials has no time either."""


@dataclass
class Target:
    """What is attacked, and what came of it."""

    port: int
    room: str
    page: str = "/"
    """The largest file of the page."""
    forwarded: str = ""
    """What a proxy would say of whoever asks."""
    results: Counter[str] = field(default_factory=Counter)


class RawSocket:
    """A connection from an address of one's own choice."""

    def __init__(self, target: Target, address: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._target = target
        self._socket = socket.socket()
        self._socket.settimeout(0)
        self._address = address

    async def __aenter__(self) -> "RawSocket":
        """Connect."""
        try:
            self._socket.bind((self._address, 0))
            await self._loop.sock_connect(self._socket, ("127.0.0.1", self._target.port))
        except BaseException:
            self._socket.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go without a word."""
        self._socket.close()

    async def send(self, data: bytes) -> None:
        """Send bytes."""
        await self._loop.sock_sendall(self._socket, data)

    async def read(self) -> bytes:
        """Take what came; nothing means that it is over."""
        return await self._loop.sock_recv(self._socket, 65536)

    async def until_over(self) -> None:
        """Read until it is over."""
        while await self.read():
            pass

    async def shake_hands(self, room: str = "") -> None:
        """Become a spectator's socket, at the table that is attacked or in another room."""
        await self.send(handshake(room or self._target.room))
        answer = b""
        while b"\r\n\r\n" not in answer:
            more = await self.read()
            if not more:
                raise ConnectionResetError
            answer += more
        if b" 101 " not in answer.split(b"\r\n")[0]:
            raise ConnectionRefusedError


def handshake(room: str) -> bytes:
    """Return what a spectator's socket begins with."""
    return (
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: croupier\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


Attack = Callable[[RawSocket, Target], Awaitable[None]]


def flood(first: bytes, more: bytes, room: str = "") -> Attack:
    """Return an attack of a spectator who sends frames without end."""
    chunk = more * CHUNK

    async def attack(line: RawSocket, _target: Target) -> None:
        await line.shake_hands(room)
        reading = asyncio.ensure_future(line.until_over())
        try:
            await line.send(first)
            while not reading.done():
                await line.send(chunk)
        finally:
            reading.cancel()
            with suppress(asyncio.CancelledError, OSError):
                await reading

    return attack


async def unread_pings(line: RawSocket, _target: Target) -> None:
    """Ping and never read an answer."""
    await line.shake_hands()
    while True:
        await line.send(b"\x89\xfd\0\0\0\0" + b"x" * 125)
        await asyncio.sleep(0.03)


async def unread_page(line: RawSocket, _target: Target) -> None:
    """Ask for all there is, and read none of it."""
    request = b"GET /api/openapi.json HTTP/1.1\r\nHost: croupier\r\n\r\n"
    await line.send(request * 200)
    while True:
        await asyncio.sleep(1)
        await line.send(request)


async def oversize(line: RawSocket, _target: Target) -> None:
    """Send a message that is too large."""
    await line.shake_hands()
    await line.send(OVERSIZE)
    await line.until_over()


async def slow_handshake(line: RawSocket, target: Target) -> None:
    """Send a handshake byte by byte."""
    for byte in handshake(target.room):
        await line.send(bytes([byte]))
        await asyncio.sleep(0.2)


async def half_request(line: RawSocket, _target: Target) -> None:
    """Begin a request and say no more."""
    await line.send(b"GET /healthz HTTP/1.1\r\nHost: cr")
    await line.until_over()


async def slow_body(line: RawSocket, target: Target) -> None:
    """Send a body byte by byte."""
    await line.send(
        f"POST /api/rooms/{target.room}/commands HTTP/1.1\r\nHost: croupier\r\n"
        "Content-Type: application/json\r\nContent-Length: 8000\r\n\r\n".encode()
    )
    reading = asyncio.ensure_future(line.until_over())
    while not reading.done():
        await line.send(b"{")
        await asyncio.sleep(0.2)


async def silence(line: RawSocket, _target: Target) -> None:
    """Connect, and that is all."""
    await line.until_over()


async def never_read(line: RawSocket, _target: Target) -> None:
    """Watch, and read nothing."""
    await line.shake_hands()
    while True:
        await asyncio.sleep(0.5)
        # An empty fragment tells whether there is still somebody.
        await line.send(PONG)


async def churn(line: RawSocket, _target: Target) -> None:
    """Connect and go."""
    await line.send(b"")


async def socket_churn(line: RawSocket, _target: Target) -> None:
    """Become a spectator and go."""
    await line.shake_hands()


def asking(path: str, headers: str = "") -> Attack:
    """Return an attack of one who asks without end, many requests at a time."""

    async def attack(line: RawSocket, target: Target) -> None:
        asked = path.format(room=target.room, page=target.page)
        told = f"Host: croupier\r\n{headers}{target.forwarded}"
        request = f"GET {asked} HTTP/1.1\r\n{told}\r\n".encode()
        reading = asyncio.ensure_future(line.until_over())
        try:
            while not reading.done():
                await line.send(request * 20)
        finally:
            reading.cancel()
            with suppress(asyncio.CancelledError, OSError):
                await reading

    return attack


async def words(line: RawSocket, _target: Target) -> None:
    """Say something again and again, as often as one socket may, though spectators may not."""
    await line.shake_hands()
    reading = asyncio.ensure_future(line.until_over())
    try:
        while not reading.done():
            await line.send(SAYING)
            await asyncio.sleep(0.11)
    finally:
        reading.cancel()
        with suppress(asyncio.CancelledError, OSError):
            await reading


KINDS: Mapping[str, Attack] = {
    "pings": flood(b"", PING),
    "pongs": flood(b"", PONG),
    "refused-pings": flood(b"", PING, "nowhere"),
    "empty-fragments": flood(EMPTY_BEGIN, EMPTY_MORE),
    "tiny-fragments": flood(TINY_BEGIN, TINY_MORE),
    "continuations": flood(b"", EMPTY_MORE),
    "messages": flood(b"", MESSAGE),
    "oversize": oversize,
    "slow-handshakes": slow_handshake,
    "half-requests": half_request,
    "slow-bodies": slow_body,
    "silence": silence,
    "never-read": never_read,
    "unread-pings": unread_pings,
    "unread-pages": unread_page,
    "churn": churn,
    "socket-churn": socket_churn,
    "requests": asking("/api/rooms/{room}"),
    "recalls": asking("/api/rooms/{room}?after=0"),
    "pages": asking("{page}", "Accept-Encoding: gzip\r\n"),
    "metrics": asking("/metrics"),
    "readiness": asking("/readyz"),
    "words": words,
}
"""What is done, by name."""


async def attack(kind: str, target: Target, address: str) -> None:
    """Do it again and again."""
    while True:
        try:
            async with RawSocket(target, address) as line:
                await KINDS[kind](line, target)
            target.results["went"] += 1
        except ConnectionRefusedError:
            target.results["refused"] += 1
            await asyncio.sleep(PAUSE)
        except OSError:
            target.results["cut"] += 1
        await asyncio.sleep(0)
