"""The one who writes: what waits, what shares a commit, and what becomes of it when it fails."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from croupier.store import writing
from croupier.store.errors import StoreDown
from croupier.store.postgres import PostgresConnection
from croupier.store.sqlite import SqliteConnection
from croupier.store.store import Store
from tests.store.rooms import Stuck, bodies, closes_within, first, is_down, opened, page, until


@pytest.mark.parametrize("stroke", [SystemExit, KeyboardInterrupt])
def test_a_writer_that_dies_lets_nobody_wait(
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    stroke: type[BaseException],
) -> None:
    is_served, may_strike = threading.Event(), threading.Event()

    def strike(*_: object, **__: object) -> set[str]:
        is_served.set()
        may_strike.wait(5)
        raise stroke

    async def scene() -> None:
        async with opened(url) as store:
            await store.write(first("a"))
            with _appending(strike, monkeypatch):
                # One is being served, the others wait behind it.
                writes = [
                    asyncio.create_task(is_down(store, page("a", number))) for number in range(1, 9)
                ]
                await until(is_served.is_set)
                may_strike.set()
                assert await asyncio.wait_for(asyncio.gather(*writes), 5) == [True] * 8
            assert not store.is_ready
            assert await asyncio.wait_for(is_down(store, page("a", 1)), 1)
            with pytest.raises(StoreDown):
                await asyncio.wait_for(store.probe(), 1)
            assert await bodies(store, "a") == [b"{}"]
            await closes_within(store, 1)

    asyncio.run(scene())
    assert "The writer of the store has died" in caplog.text


def test_a_writer_that_fails_goes_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> set[str]:
        raise MemoryError

    async def scene() -> None:
        async with opened(url) as store:
            await store.write(first("a"))
            with _appending(fail, monkeypatch):
                assert await is_down(store, page("a", 1))
                assert not store.is_ready
            await store.write(page("a", 1))
            assert store.is_ready

    asyncio.run(scene())


@contextmanager
def _appending(append: Callable[..., set[str]], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as patch:
        for connection in (SqliteConnection, PostgresConnection):
            patch.setattr(connection, "append", append)
        yield


def test_no_more_than_so_many_writes_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writing, "QUEUE", 5)

    async def scene() -> None:
        stuck = Stuck()
        store = Store(stuck)
        writes = [asyncio.create_task(is_down(store, first("a")))]
        await until(lambda: stuck.asked == 1)
        writes += [asyncio.create_task(is_down(store, first(str(n)))) for n in range(8)]
        await asyncio.sleep(0)
        assert store.waiting == 5
        stuck.released.set()
        assert (await asyncio.gather(*writes)).count(True) == 3
        await store.close()

    asyncio.run(scene())


def test_a_write_that_nobody_waits_for_any_more_harms_nobody(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            write = asyncio.create_task(store.write(first("a")))
            await asyncio.sleep(0)
            write.cancel()
            await store.write(first("b"))
            assert await bodies(store, "a") == [b"{}"]

    asyncio.run(scene())


def test_many_writes_share_a_commit(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await asyncio.gather(*(store.write(first(f"r{number}")) for number in range(400)))
            assert store.written == 400
            assert store.commits <= 20
            assert store.waiting == 0

    asyncio.run(scene())


def test_two_writes_in_one_room_may_wait_at_the_same_time(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await asyncio.gather(store.write(first("a")), store.write(page("a", 1)))
            await asyncio.gather(
                store.write(page("a", 2)),
                store.write(page("a", 3), first("b")),
                store.write(page("a", 4)),
                store.write(first("c")),
            )
            assert [entry.number for entry in await store.read("a")] == [0, 1, 2, 3, 4]
            assert store.written == 7

    asyncio.run(scene())
