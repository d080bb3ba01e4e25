"""The bus of many processes, over NATS."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

import nats.errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

from croupier.server.bus import (
    THINK,
    BusDown,
    Do,
    Hear,
    Key,
    Stop,
    believed,
    done,
    given,
    is_worth_a_line,
    no_key,
    nothing,
    signed,
    without_secrets,
)

WORKERS = "croupier.workers"
"""The queue group: each piece of work goes to one of its members."""

CONNECT_SECONDS = 5
HEARTBEAT_SECONDS = 5
"""How often the other side is asked whether it is there, and how long it has for an answer."""
PROBE_SECONDS = 0.5
"""How long nobody has to say that they are not there."""
PAUSE_SECONDS = 0.5
CLOSE_SECONDS = 2
MOST_PENDING = 4 * 1024 * 1024
"""How many bytes may wait to be sent; whoever is so far behind is cut off."""


LOG = logging.getLogger(__name__)

Trouble = (OSError, TimeoutError, nats.errors.Error)
"""What a connection fails with."""


class NatsBus:
    """The bus of many processes.

    News and work have a connection each: own news shall not come back, but own work may.
    """

    def __init__(self, servers: list[str], key: Key = no_key) -> None:
        self.on_return: Callable[[], None] = nothing
        self.unbelieved = 0
        self._read_key = key
        self._key = b""
        self._news = _Link(servers, self._returned, echo=False)
        self._work = _Link(servers, nothing, echo=True)
        self._working: set[asyncio.Task[None]] = set()

    @property
    def is_ready(self) -> bool:
        """Whether others can be reached."""
        return self._news.is_up and self._work.is_up

    def _returned(self) -> None:
        try:
            self.on_return()
        except Exception:
            LOG.exception("the bus is back, but not everyone could be told")

    async def start(self) -> None:
        """Connect, or go on trying in the background if that fails."""
        self._key = await self._read_key()
        await asyncio.gather(self._news.start(), self._work.start())

    def _signed(self, subject: str, data: bytes) -> bytes:
        return signed(self._key, subject, data)

    def _believed(self, message: Msg) -> bytes | None:
        """Return what one of us has sent; what others send is counted, and hardly ever logged."""
        data = believed(self._key, message.subject, message.data)
        if data is None:
            self.unbelieved += 1
            if is_worth_a_line(self.unbelieved):
                LOG.warning("not signed by one of us, and not believed: %d", self.unbelieved)
        return data

    async def tell(self, topic: str, news: bytes, /) -> None:
        """Tell all other processes that listen to it; what cannot be told now is dropped."""
        subject = _subject(topic)
        await self._news.send(subject, self._signed(subject, news))

    async def listen(self, topic: str, hear: Hear, /) -> Stop:
        """Hear what others tell on a topic from now on."""

        async def heard(message: Msg) -> None:
            if (news := self._believed(message)) is not None:
                hear(news)

        return await self._news.subscribe(_Subscription(_subject(topic), "", heard))

    async def is_heard(self, topic: str, /) -> bool:
        """Whether another process listens to a topic: of nobody's the server says so at once."""
        subject = _subject(topic)
        return await self._news.is_listened(subject, self._signed(subject, b""))

    async def ask(self, work: bytes, seconds: float) -> bytes:
        """Have one of all workers do this."""
        answer = await self._work.request(THINK, self._signed(THINK, work), seconds)
        return given(self._believed(answer) or b"")

    async def work(self, do: Do) -> None:
        """Offer to work, as one of a queue group."""

        async def asked(message: Msg) -> None:
            if (work := self._believed(message)) is None:
                return
            # The next one shall not wait for this one.
            task = asyncio.create_task(self._answer(do, work, message.reply))
            self._working.add(task)
            task.add_done_callback(self._working.discard)

        await self._work.subscribe(_Subscription(THINK, WORKERS, asked))

    async def _answer(self, do: Do, work: bytes, asker: str) -> None:
        answer = await done(do, work)
        await self._work.send(asker, self._signed(asker, answer))

    async def close(self) -> None:
        """Leave, within a bound."""
        for task in self._working:
            task.cancel()
        await asyncio.gather(self._news.close(), self._work.close())


def _subject(topic: str) -> str:
    assert re.fullmatch(r"[\w-]+(\.[\w-]+)?", topic), "others would hear of it, or none"
    return f"croupier.{topic}"


@dataclass(eq=False)
class _Subscription:
    """Something listened to, and how the server knows it while there is a connection."""

    subject: str
    queue: str
    hear: Callable[[Msg], Awaitable[None]]
    held: Subscription | None = None


class _Link:
    """A connection that is made again whenever it is lost.

    The client could do that by itself, but not always: some errors end it for good, and while it
    is cut off it keeps what is sent and may wait for ever. So each connection is a new client,
    asked again and again whether it lives.
    """

    def __init__(self, servers: list[str], on_return: Callable[[], None], *, echo: bool) -> None:
        self._servers = servers
        self._on_return = on_return
        self._echo = echo
        self._subscriptions: set[_Subscription] = set()
        self._client: Client | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._tried = asyncio.Event()
        self._lost = asyncio.Event()
        self._is_closed = False
        self._dropped = 0

    @property
    def is_up(self) -> bool:
        """Whether there is a connection."""
        return self._client is not None and self._client.is_connected

    async def start(self) -> None:
        """Connect, and stay so; returns after the first attempt."""
        self._keeping = asyncio.create_task(self._keep())
        await self._tried.wait()

    async def close(self) -> None:
        """Connect no more."""
        self._is_closed = True
        self._lost.set()
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait([self._keeping], timeout=2 * CLOSE_SECONDS)

    async def send(self, subject: str, data: bytes) -> None:
        """Send, if there is a connection; whoever lags too far behind is cut off."""
        client = self._client
        if client is None or not client.is_connected:
            return
        if client.pending_data_size + len(data) > MOST_PENDING:
            self._lost.set()
            return
        try:
            await client.publish(subject, data)
        except Trouble as error:
            LOG.warning("not sent: %s", type(error).__name__)

    async def request(self, subject: str, data: bytes, seconds: float) -> Msg:
        """Send a question to one who answers it."""
        client = self._client
        if client is None or not client.is_connected:
            raise BusDown("The bus is cut off.")
        try:
            async with asyncio.timeout(seconds):
                return await client.request(subject, data, timeout=seconds)
        except TimeoutError:
            raise TimeoutError from None
        except Trouble as error:
            raise BusDown(f"Nobody can be asked: {type(error).__name__}.") from None

    async def is_listened(self, subject: str, data: bytes) -> bool:
        """Send a question nobody answers, and see whether there is anybody who does not."""
        client = self._client
        if client is None or not client.is_connected:
            return True
        try:
            await client.request(subject, data, timeout=PROBE_SECONDS)
        except nats.errors.NoRespondersError:
            return False
        except Trouble:
            pass
        return True

    async def subscribe(self, subscription: _Subscription) -> Stop:
        """Listen on this connection and on all that follow it."""
        self._subscriptions.add(subscription)
        client, lost = self._client, self._lost
        if client is not None:
            try:
                async with asyncio.timeout(CONNECT_SECONDS):
                    await self._attach(client, subscription)
                    await _arrived(client)
            except Trouble:
                lost.set()

        async def stop() -> None:
            self._subscriptions.discard(subscription)
            await _detach(subscription)

        return stop

    async def _attach(self, client: Client, subscription: _Subscription) -> None:
        subscription.held = await client.subscribe(
            subscription.subject,
            queue=subscription.queue,
            cb=subscription.hear,
            pending_bytes_limit=MOST_PENDING,
        )
        if subscription not in self._subscriptions:
            await _detach(subscription)

    async def _keep(self) -> None:
        """Connect whenever there is no connection."""
        is_first = True
        # Not for ever: the client swallows some cancellations.
        while not self._is_closed:
            client = Client()
            try:
                await self._connect(client)
                LOG.info("the bus is there: %s", self._address)
                self._tried.set()
                if not is_first:
                    self._on_return()
                await self._stay(client)
            except Exception as error:
                LOG.warning("the bus is gone: %s at %s", type(error).__name__, self._address)
            finally:
                self._client = None
                self._tried.set()
                await _close(client)
            is_first = False
            await asyncio.sleep(PAUSE_SECONDS)

    @property
    def _address(self) -> str:
        return ", ".join(map(without_secrets, self._servers))

    async def _connect(self, client: Client) -> None:
        """Connect, and listen to all that is listened to."""
        lost = self._lost = asyncio.Event()

        async def ended() -> None:
            lost.set()

        async with asyncio.timeout(CONNECT_SECONDS):
            await client.connect(
                self._servers,
                error_cb=self._log,
                closed_cb=ended,
                allow_reconnect=False,
                connect_timeout=CONNECT_SECONDS,
                reconnect_time_wait=0,
                max_reconnect_attempts=1,
                no_echo=not self._echo,
                pending_size=2 * MOST_PENDING,
            )
            self._client = client
            for subscription in tuple(self._subscriptions):
                await self._attach(client, subscription)
            await _arrived(client)

    async def _log(self, error: Exception) -> None:
        """Log what the client complains of; of what it drops by the thousand, a few."""
        if isinstance(error, nats.errors.SlowConsumerError):
            self._dropped += 1
            if not is_worth_a_line(self._dropped):
                return
        LOG.warning("the bus: %s", type(error).__name__)

    async def _stay(self, client: Client) -> None:
        """Return or fail when the connection is lost."""
        while not self._lost.is_set():
            await client.flush(HEARTBEAT_SECONDS)
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT_SECONDS):
                    await self._lost.wait()
        raise ConnectionError


async def _arrived(client: Client) -> None:
    """Wait until the server knows what is listened to: nothing told from now on is missed.

    A flush overtakes what the client has not yet written. Once it is back all is written, so that
    the second one comes last.
    """
    await client.flush()
    await client.flush()


async def _detach(subscription: _Subscription) -> None:
    held, subscription.held = subscription.held, None
    if held is not None:
        with suppress(*Trouble):
            await held.unsubscribe()


async def _close(client: Client) -> None:
    """Close a connection that may be dead."""
    with suppress(*Trouble):
        async with asyncio.timeout(CLOSE_SECONDS):
            await client.close()
