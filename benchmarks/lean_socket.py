"""A WebSocket client that costs next to nothing, so that a benchmark measures the server."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

TEXT, PING = 0x1, 0x9
FINAL = 0x80
MASKED = 0x80
NO_MASK = bytes(4)
"""A mask of zeros leaves what it masks as it is."""


class LeanSocket(asyncio.Protocol):
    """Hears texts and sends texts, as short as they are."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self._request = request
        self._hear = hear
        self._buffer = bytearray()
        self._is_open = False
        self.received = 0
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        # What uvloop gives is one, though not by its name.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever still waits."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionResetError("the socket was refused"))

    def data_received(self, data: bytes) -> None:
        """Take all frames that are whole."""
        self._buffer += data
        if not self._is_open and not self._answered():
            return
        while (frame := self._next_frame()) is not None:
            opcode, payload = frame
            self.received += len(payload)
            if opcode == TEXT:
                self._hear(payload)
            elif opcode == PING:
                self._send(0xA, payload)

    def _answered(self) -> bool:
        head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self._transport.abort()
            return False
        self._buffer, self._is_open = bytearray(rest), True
        self.opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        frame = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return frame

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", FINAL | opcode, MASKED | size)
        else:
            head = struct.pack("!BBH", FINAL | opcode, MASKED | 126, size)
        self._transport.write(head + NO_MASK + payload)

    def close(self) -> None:
        """End it."""
        self._transport.abort()


async def connect(
    address: str, path: str, secret: str, hear: Callable[[bytes], None]
) -> LeanSocket:
    """Open a socket."""
    host, _, port = address.partition(":")
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
        f"Authorization: Bearer {secret}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LeanSocket(request.encode(), hear), host, int(port)
    )
    await socket.opened
    return socket
