"""A socket once hands are shaken: frames to messages and back, with nothing in between.

Whoever sits at a table is here for hours, so a socket holds next to nothing of how it came about,
and a message goes straight to who listens, without a queue or a task.
"""

import asyncio
from collections import deque
from functools import partial
from random import randbytes
from time import monotonic
from typing import Protocol

from croupier.server.frames import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    BadFrame,
    Frame,
    FrameReader,
    MessageReader,
    closing_code,
    farewell,
    text_of,
    written,
)
from croupier.server.limiting import Bucket
from croupier.server.metrics import Metrics
from croupier.server.settings import Settings
from croupier.server.tracing import Stage

CLOSE_SECONDS = 1.0
"""How long a farewell may take; whoever does not read would never hear it."""
TOO_OFTEN, BAD_MESSAGE, REFUSED, GOING_AWAY, RESTARTING = 4029, 4007, 4403, 1001, 1012
PING_SECONDS = 20.0
"""How often sockets are pinged; whoever has not answered by the next time has stalled."""
SPOKES = 100
"""In how many groups sockets are pinged one after the other."""
FRAMES_PER_MESSAGE, MORE_FRAMES = 2, 10
"""How many frames there may be for each message, and besides in a second: fragments and pings."""
BURST_SECONDS = 3
"""How many seconds' worth of frames may come at once."""
FLOOD_COST = 200
"""What a socket costs that had to be cut, if a connection or a request costs one."""


class Listener(Protocol):
    """Who hears what comes over a socket."""

    def hear(self, text: str) -> None:
        """Take a message; never wait."""
        ...

    def lost(self) -> None:
        """Take note that nothing more will come."""
        ...


class Gate(Protocol):
    """Who counts the connections, and what each address costs."""

    def note(self, reason: str) -> None:
        """Count somebody who was cut off."""
        ...

    def afford(self, address: str, cost: int = 1) -> bool:
        """Charge an address; tell whether it had anything left."""
        ...

    def release(self, address: str) -> None:
        """Count one connection less."""
        ...


class Outbox:
    """Writes what is to be sent once in each turn of the event loop, all of a socket at once.

    Whoever moves is told what has changed and that it is done: to the network that is one thing.
    """

    def __init__(self, metrics: Metrics) -> None:
        self._timing = metrics.stages["send"]
        self._full: list[SocketProtocol] = []

    def put(self, socket: "SocketProtocol") -> None:
        """Let a socket send before the next turn."""
        if not self._full:
            asyncio.get_running_loop().call_soon(self._empty)
        self._full.append(socket)

    def _empty(self) -> None:
        full, self._full = self._full, []
        with Stage(self._timing):
            for socket in full:
                socket.flush()


class Keepalive:
    """Looks after all sockets in turn, with one timer for all of them."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._spokes: deque[set[SocketProtocol]] = deque(set() for _ in range(SPOKES))
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, socket: "SocketProtocol") -> "set[SocketProtocol]":
        """Look after a socket as long as it is in the set that is returned."""
        self._spokes[-1].add(socket)
        if self._timer is None:
            self._wait()
        return self._spokes[-1]

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._seconds / SPOKES, self._turn)

    def _turn(self) -> None:
        self._timer = None
        self._spokes.rotate(-1)
        for socket in [*self._spokes[-1]]:
            socket.keep_alive()
        if any(self._spokes):
            self._wait()


def ping_seconds(grace: float) -> float:
    """Return how often to ping, so that whoever has stalled is gone within the grace time."""
    return min(PING_SECONDS, max(0.5, grace / 2))


class Sockets:
    """What all sockets of a process have in common."""

    def __init__(
        self, gate: Gate, metrics: Metrics, settings: Settings, largest_message: int
    ) -> None:
        self.gate = gate
        self.outbox = Outbox(metrics)
        self.keepalive = Keepalive(ping_seconds(settings.grace))
        self.largest_message = largest_message
        per_second = FRAMES_PER_MESSAGE * settings.messages_per_second + MORE_FRAMES
        self.frames = partial(Bucket, per_second, BURST_SECONDS * per_second, monotonic)
        """Makes what the frames of one socket are counted with."""


class SocketProtocol(asyncio.Protocol):
    """A socket that can be spoken to at once and cut, and of which every frame counts.

    `among` are all there are, as long as it is one of them.
    """

    __slots__ = (
        "_address",
        "_among",
        "_frames",
        "_is_closing",
        "_listener",
        "_messages",
        "_outgoing",
        "_pinged",
        "_reader",
        "_shared",
        "_transport",
        "_watched",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        address: str,
        shared: Sockets,
        listener: Listener,
        among: set[object],
    ) -> None:
        self._transport = transport
        self._among = among
        among.add(self)
        self._address = address
        self._shared = shared
        self._listener = listener
        self._frames = shared.frames()
        self._reader = FrameReader(shared.largest_message)
        self._messages = MessageReader(shared.largest_message)
        self._outgoing = b""
        self._pinged: bytes | None = None
        self._is_closing = False
        self._watched = shared.keepalive.watch(self)

    def data_received(self, data: bytes) -> None:
        """Take the frames that came, until there were too many."""
        try:
            for frame in self._reader.read(data):
                if not self._frames.take():
                    self._charge("frames")
                    self.cut()
                if self._transport.is_closing():
                    return
                self._take(frame)
        except BadFrame as bad:
            self._charge("malformed")
            self.close(bad.code, bad.reason)
            self._transport.close()

    def _take(self, frame: Frame) -> None:
        if frame.opcode == PING:
            self._put(written(PONG, frame.payload))
        elif frame.opcode == PONG:
            if frame.payload == self._pinged:
                self._pinged = None
        elif frame.opcode == CLOSE:
            self._return_farewell(frame)
        else:
            message = self._messages.take(frame)
            if message is not None and not self._is_closing:
                self._hear(message)

    def _hear(self, message: Frame) -> None:
        if message.opcode == TEXT:
            self._listener.hear(text_of(message))
        else:
            self.close(BAD_MESSAGE, "That cannot be read.")

    def _return_farewell(self, frame: Frame) -> None:
        code = closing_code(frame)
        if not self._is_closing:
            self._is_closing = True
            self._put(written(CLOSE, code))
            self.flush()
        self._transport.close()

    def connection_lost(self, _exc: Exception | None) -> None:
        """Tell everybody who has to know."""
        self._watched.discard(self)
        self._is_closing = True
        self._listener.lost()
        self._shared.gate.release(self._address)
        self._among.discard(self)

    def keep_alive(self) -> None:
        """Ping it, if it has answered the last time: whoever does not read cannot."""
        if self._pinged is not None or self._transport.is_closing():
            self._shared.gate.note("stalled")
            self.cut()
        else:
            self._pinged = randbytes(4)
            self._put(written(PING, self._pinged))

    @property
    def waiting(self) -> int:
        """How many bytes the network has not taken yet."""
        return self._transport.get_write_buffer_size()

    def say(self, message: bytes) -> None:
        """Send a text, if there is still somebody."""
        if not self._is_closing:
            self._put(written(TEXT, message))

    def _put(self, frame: bytes) -> None:
        if not self._outgoing:
            self._shared.outbox.put(self)
        self._outgoing += frame

    def flush(self) -> None:
        """Hand to the network what is to be sent."""
        outgoing, self._outgoing = self._outgoing, b""
        if outgoing and not self._transport.is_closing():
            self._transport.write(outgoing)

    def close(self, code: int, reason: str) -> None:
        """End it, if it has not ended, once all that waits is sent; but wait only so long."""
        if self._is_closing:
            return
        self._is_closing = True
        if code == TOO_OFTEN:
            self._charge("messages")
        self._put(farewell(code, reason))
        self.flush()
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.cut)

    def _charge(self, reason: str) -> None:
        """Let whoever it came from pay for a flood."""
        self._shared.gate.note(reason)
        self._shared.gate.afford(self._address, FLOOD_COST)

    def shutdown(self) -> None:
        """End it with the server."""
        self.close(RESTARTING, "The server is restarting.")
        self._transport.close()

    def cut(self) -> None:
        """End it without a farewell."""
        self._transport.abort()
