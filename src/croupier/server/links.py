"""A line to another process over the bus: frames arrive in order and once, or both begin anew.

The bus may lose what it carries, and does not say so. So what is sent is cut into numbered pieces.
Whoever misses one begins a new session, and so does the other side when it hears of it: all that
was under way is forgotten on both sides, and whoever still wants something asks again. Only some
pieces are sent ahead of what the other side has taken, and what comes up meanwhile goes together.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

LOG = logging.getLogger(__name__)

PIECE = 32 * 1024
"""How many bytes a piece has at most."""
WINDOW = 8
"""How many pieces may be under way; the bus has room for those of many processes."""
MOST_QUEUED = 8 * 1024 * 1024
"""How many bytes may wait for a process; whoever is so far behind begins anew."""
SIZE = 4

FrameT = TypeVar("FrameT")


class Piece(Struct, frozen=True, array_like=True):
    """A part of what a process sends to another, and how much of what that sent has arrived.

    One without data has no number of its own: it says which number is next.
    """

    sender: str
    session: int
    number: int
    heard: int
    data: bytes = b""


ENCODER = msgspec.msgpack.Encoder()
PIECES = msgspec.msgpack.Decoder(Piece)


class Link(Generic[FrameT]):
    """One end of a line to another process.

    `publish` brings a piece there, `take` gets the frames that come, and `on_reset` is called when
    all is forgotten that was under way.
    """

    def __init__(
        self,
        own: str,
        session: int,
        publish: Callable[[bytes], Awaitable[None]],
        decoder: msgspec.msgpack.Decoder[FrameT],
        take: Callable[[FrameT], None],
        on_reset: Callable[[], None],
    ) -> None:
        self.session = session
        self.pending: list[FrameT] = []
        """Frames that go with the next piece."""
        self._own = own
        self._publish = publish
        self._decoder = decoder
        self._take = take
        self._on_reset = on_reset
        self._pumping: asyncio.Task[None] | None = None
        self._is_closed = False
        self._clear()

    def _clear(self) -> None:
        self.pending.clear()
        self._out = bytearray()
        self._in = b""
        self._sent = self._taken = 0
        self._heard = self._confirmed = 0
        self._is_known = False
        self._marks = 0

    @property
    def queued(self) -> int:
        """How many bytes wait to be sent."""
        return len(self._out)

    @property
    def _is_full(self) -> bool:
        return self._sent - self._taken >= WINDOW

    def send(self, frame: FrameT) -> None:
        """Send a frame, with all others of this turn of the event loop."""
        if self._is_closed:
            return
        self.pending.append(frame)
        if self._is_full:
            self._write()
            if len(self._out) > MOST_QUEUED:
                LOG.warning("a process does not take what it is sent; begun anew")
                self.reset()
        self._start()

    def _start(self) -> None:
        if self._pumping is None and not self._is_closed:
            self._pumping = asyncio.get_running_loop().create_task(self._pump())

    async def _pump(self) -> None:
        """Send what waits, as far as the other side keeps up."""
        try:
            while not self._is_closed:
                if self._marks:
                    self._marks = 0
                    await self._publish(self._piece(b""))
                self._write()
                if not self._out or self._is_full:
                    if self._marks:
                        continue
                    return
                data = bytes(self._out[:PIECE])
                del self._out[:PIECE]
                piece = self._piece(data)
                self._sent += 1
                await self._publish(piece)
        finally:
            self._pumping = None

    def _write(self) -> None:
        for frame in self.pending:
            body = ENCODER.encode(frame)
            self._out += len(body).to_bytes(SIZE, "big")
            self._out += body
        self.pending.clear()

    def _piece(self, data: bytes) -> bytes:
        self._confirmed = self._heard
        return ENCODER.encode(Piece(self._own, self.session, self._sent, self._heard, data))

    def _mark(self) -> None:
        """Say how far both are, if nothing else does."""
        self._marks += 1
        self._start()

    def tick(self) -> None:
        """See to it every now and then that nothing is missing unnoticed."""
        if self._sent > self._taken or self._heard > self._confirmed or not self._is_known:
            self._mark()

    def hear(self, piece: Piece) -> None:
        """Take a piece; what belongs to an earlier session, or came before, is passed over."""
        if piece.session < self.session or self._is_closed:
            return
        if piece.session > self.session:
            self._begin(piece.session)
        if piece.number != self._heard:
            if piece.number > self._heard:
                LOG.info("something is missing on the way from a process; begun anew")
                self.reset()
            return
        if not self._is_known:
            self._is_known = True
            self._mark()
        if self._taken < piece.heard <= self._sent:
            self._taken = piece.heard
            self._start()
        if piece.data:
            self._heard += 1
            self._read(piece.data)
            if self._heard - self._confirmed >= WINDOW // 2:
                self._mark()

    def _read(self, data: bytes) -> None:
        """Take all frames that are whole by now."""
        view = memoryview(self._in + data if self._in else data)
        start, session = 0, self.session
        while len(view) >= start + SIZE:
            end = start + SIZE + int.from_bytes(view[start : start + SIZE], "big")
            if end > len(view):
                break
            frame = self._decoder.decode(view[start + SIZE : end])
            start = end
            self._take(frame)
            if self.session != session or self._is_closed:
                return
        self._in = bytes(view[start:])

    def reset(self) -> None:
        """Forget all that is under way, and begin a new session."""
        self._begin(self.session + 1)
        self._mark()

    def _begin(self, session: int) -> None:
        self.session = session
        self._clear()
        self._on_reset()

    def close(self) -> None:
        """Send nothing any more, and take nothing."""
        self._is_closed = True
        if self._pumping is not None:
            self._pumping.cancel()
