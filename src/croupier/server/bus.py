"""What passes between server processes: news of rooms, what they relay, and work for bots.

Nothing durable: the store knows everything, and what is lost on the way is read from there. Only
what is signed with the secret of the database is believed: others may have come onto the bus.
"""

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol
from urllib.parse import urlsplit

from croupier.core.errors import CroupierError, InvalidOptions

Hear = Callable[[bytes], None]
Do = Callable[[bytes], Awaitable[bytes]]
Stop = Callable[[], Awaitable[None]]
Key = Callable[[], Awaitable[bytes]]

THINK = "croupier.think"
LARGEST = 256 * 1024
"""How many bytes a message may have; nobody of the house has so much to say."""
SIGNATURE = 32

LOG = logging.getLogger(__name__)


class BusDown(CroupierError):
    """Nobody can be asked now."""

    def __init__(self, sentence: str) -> None:
        super().__init__("bus-unavailable", sentence)


class Bus(Protocol):
    """How server processes reach each other.

    `on_return` is called when the connection is back after it was lost. What others told meanwhile
    was not heard, and what was told to them is lost: reload, and tell again.
    """

    on_return: Callable[[], None]
    unbelieved: int
    """How many messages came that nobody of the house has sent."""

    @property
    def is_ready(self) -> bool:
        """Whether others can be reached."""
        ...

    async def start(self) -> None:
        """Connect, or go on trying in the background if that fails."""
        ...

    async def tell(self, topic: str, news: bytes, /) -> None:
        """Tell all other processes that listen to this topic; never waits and never fails."""
        ...

    async def listen(self, topic: str, hear: Hear, /) -> Stop:
        """Hear what others tell on a topic from now on; returns how to stop that."""
        ...

    async def is_heard(self, topic: str, /) -> bool:
        """Whether another process listens to a topic; also if that cannot be known now."""
        ...

    async def ask(self, work: bytes, seconds: float) -> bytes:
        """Have one of all workers do this; `TimeoutError` if it takes too long, or `BusDown`."""
        ...

    async def work(self, do: Do) -> None:
        """Offer to work for all. An empty answer says that it could not be done."""
        ...

    async def close(self) -> None:
        """Leave, within a bound."""
        ...


async def no_key() -> bytes:
    """Sign with what everybody knows: where nobody else can be, in tests."""
    return b""


def open_bus(url: str | None, key: Key = no_key) -> Bus:
    """Return the bus at this address, or without one that of a single process.

    The key is what all processes of a house have in common, and nobody else.

    >>> open_bus("redis://anna:secret@host")
    Traceback (most recent call last):
    croupier.core.errors.InvalidOptions: A bus is at nats://HOST:PORT, not at redis://host.
    """
    if url is None:
        return LocalBus()
    servers = url.split(",")
    for server in servers:
        if not _is_address(server):
            raise InvalidOptions(f"A bus is at nats://HOST:PORT, not at {without_secrets(server)}.")
    # Most servers are alone, and the client is a third of what they would have to load.
    from croupier.server.nats_bus import NatsBus

    return NatsBus(servers, key)


def _is_address(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("nats", "tls") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def without_secrets(url: str) -> str:
    """Return an address as it may be shown: without name, password and parameters.

    >>> without_secrets("nats://anna:secret@host:4222?token=x")
    'nats://host:4222'
    """
    with suppress(ValueError):
        parts = urlsplit(url)
        if parts.netloc:
            return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    return "an address that cannot be read"


def signed(key: bytes, subject: str, data: bytes) -> bytes:
    """Return a message with its signature before it, which is good under this subject alone."""
    return hmac.digest(key, subject.encode() + b"\0" + data, "sha256") + data


def believed(key: bytes, subject: str, message: bytes) -> bytes | None:
    """Return what was signed, or nothing if it was not, or not by one of us.

    >>> message = signed(b"key", "room", b"news")
    >>> believed(b"key", "room", message)
    b'news'
    >>> believed(b"key", "other", message) is believed(b"guessed", "room", message) is None
    True
    """
    if not SIGNATURE <= len(message) <= LARGEST:
        return None
    data = message[SIGNATURE:]
    return data if hmac.compare_digest(signed(key, subject, data), message) else None


def is_worth_a_line(times: int) -> bool:
    """Tell whether something is to be logged that may happen without end: now and then.

    >>> [times for times in range(1, 2000) if is_worth_a_line(times)]
    [1, 10, 100, 1000]
    """
    return str(times).rstrip("0") == "1"


def nothing() -> None:
    """Do nothing: nobody cares."""


async def _stop() -> None:
    """Do nothing: there was nothing to hear."""


class LocalBus:
    """The bus of a single process: there is nobody else to tell, and only its own worker to ask."""

    is_ready = True
    unbelieved = 0

    def __init__(self) -> None:
        self.on_return: Callable[[], None] = nothing
        self._do: Do | None = None

    async def start(self) -> None:
        """Do nothing: there is nobody to connect to."""

    async def tell(self, topic: str, news: bytes, /) -> None:
        """Do nothing: there is nobody else."""

    async def listen(self, _topic: str, _hear: Hear, /) -> Stop:
        """Hear nothing: there is nobody else."""
        return _stop

    async def is_heard(self, _topic: str, /) -> bool:
        """Be heard by nobody: there is nobody else."""
        return False

    async def ask(self, work: bytes, seconds: float) -> bytes:
        """Have the own worker do this."""
        if self._do is None:
            raise BusDown("Nobody offers to work.")
        async with asyncio.timeout(seconds):
            answer = await done(self._do, work)
        return given(answer)

    async def work(self, do: Do) -> None:
        """Offer to work for oneself."""
        self._do = do

    async def close(self) -> None:
        """Do nothing: nothing is open."""


async def done(do: Do, work: bytes) -> bytes:
    """Do a piece of work; whatever goes wrong is logged, and said by an empty answer."""
    try:
        return await do(work)
    except Exception as error:
        LOG.warning("a worker failed: %s", type(error).__name__)
        return b""


def given(answer: bytes) -> bytes:
    """Return the answer, if the worker gave one."""
    if not answer:
        raise BusDown("The worker could not do it.")
    return answer


def room_topic(room: str) -> str:
    """Return where a room is told of."""
    return f"room.{room}"


def process_topic(process: str) -> str:
    """Return where a process is spoken to."""
    return f"process.{process}"
