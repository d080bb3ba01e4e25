"""The bus between server processes: which one it is, and that of one process alone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from croupier.core.errors import InvalidOptions
from croupier.server.bus import Bus, BusDown, LocalBus, open_bus, without_secrets
from croupier.server.nats_bus import NatsBus


@asynccontextmanager
async def opened(url: str | None) -> AsyncIterator[Bus]:
    bus = open_bus(url)
    await bus.start()
    try:
        yield bus
    finally:
        await bus.close()


async def shout(work: bytes) -> bytes:
    return work.upper()


async def fail(_work: bytes) -> bytes:
    raise ValueError("secret")


class TestAddresses:
    def test_none_is_the_bus_of_one_process(self) -> None:
        assert isinstance(open_bus(None), LocalBus)

    @pytest.mark.parametrize(
        "url", ["nats://host", "nats://host:4222/", "tls://anna:secret@host:1", "nats://a,nats://b"]
    )
    def test_nats_is_the_bus_of_many(self, url: str) -> None:
        assert isinstance(open_bus(url), NatsBus)

    @pytest.mark.parametrize("url", ["", "host", "redis://host", "nats://", "nats://host:x", "a,b"])
    def test_anything_else_is_refused(self, url: str) -> None:
        with pytest.raises(InvalidOptions, match="A bus is at nats://HOST:PORT, not at"):
            open_bus(url)

    def test_secrets_are_never_shown(self) -> None:
        with pytest.raises(InvalidOptions) as refused:
            open_bus("nuts://anna:secret@host:4222/?token=secret")

        assert refused.value.sentence == "A bus is at nats://HOST:PORT, not at nuts://host:4222."
        assert without_secrets("[secret") == "an address that cannot be read"


class TestLocalBus:
    def test_the_own_worker_answers(self) -> None:
        async def scenario() -> bytes:
            async with opened(None) as bus:
                await bus.work(shout)
                return await bus.ask(b"ace", 1)

        assert asyncio.run(scenario()) == b"ACE"

    def test_nobody_is_told(self) -> None:
        async def scenario() -> list[bytes]:
            heard: list[bytes] = []
            async with opened(None) as bus:
                stop = await bus.listen("room", heard.append)
                await bus.tell("room", b"news")
                await stop()
                assert bus.is_ready
                assert not await bus.is_heard("room")
            return heard

        assert asyncio.run(scenario()) == []

    def test_without_a_worker_nobody_can_be_asked(self) -> None:
        async def scenario() -> None:
            async with opened(None) as bus:
                await bus.ask(b"ace", 1)

        with pytest.raises(BusDown, match=r"Nobody offers to work\."):
            asyncio.run(scenario())

    def test_a_worker_that_fails_says_so(self, caplog: pytest.LogCaptureFixture) -> None:
        async def scenario() -> None:
            async with opened(None) as bus:
                await bus.work(fail)
                await bus.ask(b"ace", 1)

        with pytest.raises(BusDown):
            asyncio.run(scenario())
        assert caplog.messages == ["a worker failed: ValueError"]

    def test_a_worker_that_takes_too_long_is_not_waited_for(self) -> None:
        async def sleep(_work: bytes) -> bytes:
            await asyncio.sleep(60)
            return b""

        async def scenario() -> None:
            async with opened(None) as bus:
                await bus.work(sleep)
                await bus.ask(b"ace", 0.05)

        with pytest.raises(TimeoutError):
            asyncio.run(scenario())
