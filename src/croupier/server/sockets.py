"""A visitor by socket: what comes in is judged, what goes out never waits for a slow reader."""

import time
from collections import deque
from collections.abc import Callable
from typing import Protocol

import msgspec

from croupier.core.errors import CroupierError
from croupier.core.game import UNREADABLE
from croupier.server import wire
from croupier.server.hub import RoomHub
from croupier.server.limiting import Asker, Bucket
from croupier.server.relay import Route
from croupier.server.socket_protocol import REFUSED, TOO_OFTEN, Listener

MOST_WAITING = 512 * 1024
"""How many bytes may wait for a slow reader before it is dropped; it may resume."""

MOST_ASKED = 100
"""How many commands of one socket may wait for those before them."""

HANDSHAKE = "handshake"
"""What a server keeps under this name while hands are shaken: see `Handshake`."""


class Transport(Protocol):
    """What is below a socket: news go out at once, without a task for each."""

    @property
    def waiting(self) -> int:
        """How many bytes the network has not taken yet."""
        ...

    def say(self, message: bytes) -> None:
        """Send a text, if there is still somebody."""
        ...

    def close(self, code: int, reason: str) -> None:
        """End it, if it has not ended, once all that waits is sent."""
        ...

    def cut(self) -> None:
        """End it without a farewell: whoever does not read would never hear it."""
        ...


class Handshake(Protocol):
    """What a socket is before somebody listens."""

    def hand_on(self, listener: Listener) -> Transport:
        """Let somebody listen from now on."""
        ...


class Deaf:
    """Listens to somebody who was refused: to nothing."""

    def hear(self, text: str) -> None:
        """Take no message."""

    def lost(self) -> None:
        """Take no note of it."""


class Socket:
    """A visitor by socket; `left` is called once it is over."""

    __slots__ = (
        "_address",
        "_asked",
        "_bucket",
        "_hub",
        "_is_answering",
        "_is_dropped",
        "_is_lost",
        "_left",
        "_route",
        "_transport",
        "device",
        "guest",
        "takes_changes",
    )

    def __init__(
        self,
        guest: str,
        address: str,
        hub: RoomHub,
        left: Callable[["Socket"], None],
        *,
        takes_changes: bool,
    ) -> None:
        self.guest = guest
        self.device = ""
        self.takes_changes = takes_changes
        self._address = address
        self._hub = hub
        self._left = left
        self._route: Route
        self._transport: Transport | None = None
        self._asked: deque[tuple[wire.Command, str]] = deque()
        self._is_answering = True
        self._is_dropped = False
        self._is_lost = False
        per_second = hub.settings.messages_per_second
        self._bucket = Bucket(per_second, 3 * per_second, hub.clock.now)

    async def enter(self, route: Route, handshake: Handshake) -> None:
        """Come into a room by a route, or be refused; stay until one side ends it.

        What is asked meanwhile is answered afterwards.
        """
        self._route = route
        self._transport = handshake.hand_on(self)
        try:
            await route.enter()
        except CroupierError as error:
            self._refuse(error)
        else:
            await self._answer_all()
        finally:
            if self._is_lost:
                route.leave()

    def _refuse(self, error: CroupierError) -> None:
        self._hub.metrics.refused.labels(error.code).inc()
        refused = wire.Refused("", error.code, error.sentence, None)
        self.push(wire.ENCODER.encode(refused))
        self.close(REFUSED, error.code)

    def lost(self) -> None:
        """Leave the room: nothing more will come."""
        self._is_lost = True
        self._route.leave()
        self._left(self)

    def hear(self, text: str) -> None:
        """Take a message: commands are carried out one after the other."""
        if not self._bucket.take():
            self.close(TOO_OFTEN, "That was too often.")
            return
        try:
            message = wire.MESSAGES.decode(text)
        except UNREADABLE:
            refusal = wire.Refused(_id_of(text), "bad-message", "That cannot be read.", None)
            self.push(wire.ENCODER.encode(refusal))
            return
        # Not `isinstance`: most are neither, and to say so takes it six times as long.
        if type(message) is wire.Ping:
            self.push(wire.ENCODER.encode(wire.Pong(message.id)))
            return
        if type(message) is wire.CaughtUp:
            self._route.caught_up(message.number)
            return
        if len(self._asked) >= MOST_ASKED:
            self.close(TOO_OFTEN, "That was too often.")
            return
        self._asked.append((message, text))
        if not self._is_answering:
            self._is_answering = True
            self._hub.spawn(self._answer_all())

    async def _answer_all(self) -> None:
        try:
            while self._asked:
                await self._answer(*self._asked.popleft())
        finally:
            self._is_answering = False

    async def _answer(self, command: wire.Command, text: str) -> None:
        began = time.perf_counter()
        try:
            await self._hub.admit(command, Asker(self._address, self.guest))
        except CroupierError as error:
            answer = self._route.refused(command, error)
        else:
            answer = await self._route.ask(command, text)
            if type(command) is wire.Rematch:
                room = self._route.room
                self._hub.spawn(self._hub.listed.note_again(room, answer, self._address))
        self._hub.metrics.handled.observe(time.perf_counter() - began)
        self.push(answer)

    def push(self, message: bytes) -> None:
        """Send a message, unless too many wait already: then the reader is dropped."""
        if self._is_dropped or self._transport is None:
            return
        if self._transport.waiting > MOST_WAITING:
            self._hub.metrics.slow.inc()
            self._is_dropped = True
            self._transport.cut()
        else:
            self._transport.say(message)

    def close(self, code: int, reason: str) -> None:
        """End it, if it has not ended, once all that waits is sent."""
        if self._transport is not None:
            self._transport.close(code, reason)


class _Named(msgspec.Struct):
    id: str = ""


def _id_of(text: str) -> str:
    """Return the id of a message that cannot be read otherwise, as far as there is one."""
    try:
        return msgspec.json.decode(text, type=_Named).id[:64]
    except UNREADABLE:
        return ""
