"""One socket: what comes in is judged, what goes out never waits for a slow reader."""

import asyncio
import time
from contextlib import suppress
from typing import Protocol

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from croupier.core.errors import CroupierError
from croupier.server import wire
from croupier.server.active_room import ActiveRoom
from croupier.server.hub import RoomHub
from croupier.server.limiting import Bucket

MOST_WAITING = 512 * 1024
"""How many bytes may wait for a slow reader before it is dropped; it may resume."""

TOO_OFTEN, BAD_MESSAGE, GOING_AWAY = 4029, 4007, 1001
TRANSPORT = "transport"
"""What a server keeps the transport of a socket under: see `Transport`."""
CLOSE_SECONDS = 1.0
"""How long a farewell may take; whoever does not read would never hear it."""


class Transport(Protocol):
    """What is below a socket: news go out at once, without a task for each."""

    @property
    def waiting(self) -> int:
        """How many bytes the network has not taken yet."""
        ...

    def say(self, message: bytes) -> None:
        """Send a text, if there is still somebody."""
        ...

    def cut(self) -> None:
        """End it without a farewell: whoever does not read would never hear it."""
        ...


class Socket:
    """A visitor by socket."""

    def __init__(self, websocket: WebSocket, guest: str, address: str, hub: RoomHub) -> None:
        self.guest = guest
        self.takes_changes = websocket.query_params.get("changes") == "1"
        self._address = address
        self._websocket = websocket
        self._hub = hub
        self._transport: Transport = websocket.scope["state"][TRANSPORT]
        self._is_dropped = False
        per_second = hub.settings.messages_per_second
        self._bucket = Bucket(per_second, 3 * per_second, hub.clock.now)

    async def serve(self, active: ActiveRoom, after: int) -> None:
        """Talk until one side ends it."""
        self._hub.enter(active, self, after)
        try:
            # Starlette has no text for a frame of bytes.
            with suppress(WebSocketDisconnect, KeyError):
                while True:
                    await self._take(active, await self._websocket.receive_text())
        finally:
            self._hub.leave(active, self)
            await self.close(BAD_MESSAGE, "That cannot be read.")

    async def _take(self, active: ActiveRoom, text: str) -> None:
        if not self._bucket.take():
            await self.close(TOO_OFTEN, "That was too often.")
            raise WebSocketDisconnect(TOO_OFTEN)
        try:
            message = wire.MESSAGES.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            refusal = wire.Refused(_id_of(text), "bad-message", "That cannot be read.", None)
            self.push(wire.ENCODER.encode(refusal))
            return
        if isinstance(message, wire.Ping):
            self.push(wire.ENCODER.encode(wire.Pong(message.id)))
            return
        began = time.perf_counter()
        answer = await self._answer(active, message)
        self._hub.metrics.handled.observe(time.perf_counter() - began)
        self.push(wire.ENCODER.encode(answer))

    async def _answer(self, active: ActiveRoom, command: wire.Command) -> wire.Answer:
        try:
            return await self._hub.ask(active.room.id, self.guest, command, self._address)
        except CroupierError as error:
            return self._hub.refused(active, self.guest, command, error)

    def push(self, message: bytes) -> None:
        """Send a message, unless too many wait already: then the reader is dropped."""
        if self._is_dropped:
            return
        if self._transport.waiting > MOST_WAITING:
            self._hub.metrics.slow.inc()
            self._drop()
        else:
            began = time.perf_counter()
            self._transport.say(message)
            self._hub.metrics.sending += time.perf_counter() - began

    def _drop(self) -> None:
        self._is_dropped = True
        self._transport.cut()

    async def close(self, code: int, reason: str) -> None:
        """End it, if it has not ended, once all that waits is sent."""
        if self._websocket.application_state is not WebSocketState.CONNECTED:
            return
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                async with asyncio.timeout(CLOSE_SECONDS):
                    await self._websocket.close(code, reason)
            except TimeoutError:
                self._drop()


class _Named(msgspec.Struct):
    id: str = ""


def _id_of(text: str) -> str:
    """Return the id of a message that cannot be read otherwise, as far as there is one."""
    try:
        return msgspec.json.decode(text, type=_Named).id[:64]
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return ""
