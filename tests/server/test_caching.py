"""What is read once for all who ask."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from croupier.server.caching import SharedReads
from croupier.server.hub import HouseFull
from croupier.server.limiting import Asker

ANNA, BENNO = Asker("anna"), Asker("benno")


class Reader:
    """Reads when it is let, and counts how often."""

    def __init__(self) -> None:
        self.reads = 0
        self.may = asyncio.Event()

    async def __call__(self) -> bytes:
        self.reads += 1
        await self.may.wait()
        return b"read"


def played(scene: Callable[[SharedReads, Reader], Awaitable[None]], most_waiting: int = 2) -> None:
    async def run() -> None:
        await scene(SharedReads(100, most_waiting=most_waiting), Reader())

    asyncio.run(run())


def test_one_reading_serves_all_who_ask_meanwhile_and_afterwards() -> None:
    async def scene(reads: SharedReads, reader: Reader) -> None:
        asking = [asyncio.create_task(reads.read("a", reader, who)) for who in (ANNA, BENNO)]
        await asyncio.sleep(0)
        reader.may.set()

        assert await asyncio.gather(*asking) == [b"read", b"read"]
        assert await reads.read("a", reader, ANNA) == b"read"
        assert (reader.reads, reads.waiting, reads.size) == (1, 0, 4)

    played(scene)


def test_who_asked_may_go_and_others_still_get_it() -> None:
    async def scene(reads: SharedReads, reader: Reader) -> None:
        gone = asyncio.create_task(reads.read("a", reader, ANNA))
        stays = asyncio.create_task(reads.read("a", reader, BENNO))
        await asyncio.sleep(0)
        gone.cancel()
        reader.may.set()

        assert await stays == b"read"

    played(scene)


def test_what_is_dropped_while_it_is_read_is_read_anew() -> None:
    async def scene(reads: SharedReads, reader: Reader) -> None:
        before = asyncio.create_task(reads.read("a", reader, ANNA))
        await asyncio.sleep(0)
        reads.drop("a")
        assert (reads.is_making("a"), reads.waiting) == (False, 1)
        reader.may.set()

        assert await before == b"read"
        assert (reads.find("a"), reads.waiting) == (None, 0)
        assert await reads.read("a", reader, BENNO) == b"read"
        assert (reader.reads, reads.find("a")) == (2, b"read")

    played(scene)


def test_no_more_wait_than_there_is_room_for() -> None:
    async def scene(reads: SharedReads, reader: Reader) -> None:
        waiting = asyncio.create_task(reads.read("a", reader, ANNA))
        await asyncio.sleep(0)

        with pytest.raises(HouseFull, match="Many are waiting"):
            await reads.read("b", reader, BENNO)
        reader.may.set()
        assert await waiting == b"read"

    played(scene, most_waiting=1)


def test_those_who_wait_when_it_closes_are_told_to_come_again() -> None:
    async def scene(reads: SharedReads, reader: Reader) -> None:
        waiting = asyncio.create_task(reads.read("a", reader, ANNA))
        await asyncio.sleep(0)
        await reads.close()

        with pytest.raises(HouseFull, match="restarting"):
            await waiting
        with pytest.raises(HouseFull, match="restarting"):
            await reads.read("b", reader, BENNO)

    played(scene)
