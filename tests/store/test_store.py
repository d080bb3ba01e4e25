"""What both databases promise."""

import asyncio
import traceback
from collections.abc import Callable

import pytest

from croupier.core.errors import InvalidOptions
from croupier.store import store as store_module
from croupier.store.errors import StoreDown, Taken
from croupier.store.reading import READERS
from croupier.store.store import Store, open_store
from tests.services import free_port
from tests.store.rooms import (
    Stuck,
    bodies,
    closes_within,
    first,
    is_down,
    is_kept,
    opened,
    page,
    until,
)


def test_entries_are_read_in_the_order_they_were_written(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.write(first("a", b'{"n":0}', '{"n":"один"}'.encode()))
            await store.write(page("a", 2, b'{"n":2}'))
            await store.write(page("a", 3, b'{"n":3}', b'{"n":4}', b'{"n":5}'))

            entries = await store.read("a")
            later = await store.read("a", after=3)

        assert [entry.number for entry in entries] == [0, 1, 2, 3, 4, 5]
        assert entries[1].body == '{"n":"один"}'.encode()
        assert [entry.at for entry in entries] == sorted(entry.at for entry in entries)
        assert later == entries[4:]

    asyncio.run(scene())


def test_what_was_written_is_there_when_the_store_is_opened_again(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.write(first("a", b"[1]"))
        async with opened(url) as store:
            await store.write(page("a", 1, b"[2]"))
            assert await bodies(store, "a") == [b"[1]", b"[2]"]

    asyncio.run(scene())


def test_a_page_that_is_not_next_in_its_room_is_refused(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.write(first("a", b"[0]", b"[1]"))
            with pytest.raises(Taken, match="Entry 1 of room a "):
                await store.write(page("a", 1, b"[-1]", b"[-2]", stage="over"))
            assert not await is_kept(store, page("a", 3, b"[3]"))
            assert not await is_kept(store, first("a", b"[-3]"))
            assert not await is_kept(store, page("nowhere", 1))
            assert await bodies(store, "a") == [b"[0]", b"[1]"]
            room = await store.stored_room("a")
            assert room is not None
            assert room.stage == "gathering"
            assert store.is_ready

    asyncio.run(scene())


def test_several_pages_are_written_all_or_none(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.write(first("a"))
            await store.write(page("a", 1, b"[1]", stage="over"), first("b", b"[0]"))
            assert await bodies(store, "b") == [b"[0]"]

            assert not await is_kept(store, page("a", 1), first("c"))
            assert await store.stored_room("c") is None
            assert await store.read("c") == []

            assert not await is_kept(store, page("a", 2), first("b", b"[-1]"))
            assert await bodies(store, "a") == [b"{}", b"[1]"]
            assert await bodies(store, "b") == [b"[0]"]

    asyncio.run(scene())


def test_of_many_who_want_a_number_exactly_one_gets_it(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as here, opened(url) as there:
            await here.write(first("a"))
            for number in range(1, 11):
                wanted = [page("a", number, b"[%d]" % who) for who in range(10)]
                kept = await asyncio.gather(
                    *(is_kept((here, there)[who % 2], wanted[who]) for who in range(10))
                )
                assert kept.count(True) == 1
                assert (await here.read("a"))[number].body == wanted[kept.index(True)].bodies[0]

    asyncio.run(scene())


def test_two_who_write_in_the_same_rooms_in_another_order_do_not_block_each_other(url: str) -> None:
    async def scene() -> None:
        rooms = [f"r{number}" for number in range(50)]
        async with opened(url) as here, opened(url) as there:
            await asyncio.gather(*(here.write(first(room)) for room in rooms))
            for number in range(1, 6):
                kept = await asyncio.gather(
                    *(is_kept(here, page(room, number, b'["here"]')) for room in rooms),
                    *(is_kept(there, page(room, number, b'["there"]')) for room in rooms[::-1]),
                )
                assert [a + b for a, b in zip(kept[:50], kept[:49:-1], strict=True)] == [1] * 50
            assert here.is_ready
            assert there.is_ready

    asyncio.run(scene())


def test_a_probe_goes_there_and_back(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.probe()
            assert store.commits == 1
            assert store.is_ready

    asyncio.run(scene())


def test_closing_writes_what_waits_and_then_nothing_more(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            writes = [asyncio.create_task(store.write(first(f"r{n}"))) for n in range(20)]
            await asyncio.sleep(0)
            await store.close()
            await asyncio.gather(*writes)

            assert not store.is_ready
            assert await is_down(store, first("late"))
            for question in (store.probe(), store.stored_room("r1"), store.listed(9)):
                with pytest.raises(StoreDown):
                    await question
        async with opened(url) as store:
            assert len(await store.listed(100)) == 20

    asyncio.run(scene())


def test_a_database_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "PATIENCE", 0.1)
    monkeypatch.setattr(store_module, "CLOSING_SECONDS", 0.1)

    async def scene() -> None:
        stuck = Stuck()
        store = Store(stuck)
        assert await is_down(store, first("a"))
        assert not store.is_ready
        for question in (store.read("a"), store.claim("a", 1, "me", 60), store.probe()):
            with pytest.raises(StoreDown):
                await question
        await closes_within(store, 1)
        stuck.released.set()

    asyncio.run(scene())


def test_a_store_that_is_closed_while_it_hangs_refuses_what_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(store_module, "CLOSING_SECONDS", 0.1)

    async def scene() -> None:
        stuck = Stuck()
        store = Store(stuck)
        writes = [asyncio.create_task(is_down(store, first(room))) for room in "abc"]
        reads = [asyncio.create_task(store.read("a")) for _ in range(2 * READERS)]
        await until(lambda: stuck.asked == 1 + READERS)
        await closes_within(store, 1)
        assert await asyncio.wait_for(asyncio.gather(*writes), 1) == [True] * 3
        stuck.released.set()
        answers = await asyncio.gather(*reads, return_exceptions=True)
        assert answers[:READERS] == [[]] * READERS
        assert all(isinstance(answer, StoreDown) for answer in answers[READERS:])

    asyncio.run(scene())


@pytest.mark.parametrize(
    "url",
    [
        "rooms.db",
        "sqlite://rooms.db",
        "sqlite:///",
        "sqlite:///:memory:",
        "mysql://me:s3cret@db.example/rooms",
        "postgresql:/me:s3cret@db.example/rooms",
        "postgresql://me:s3cret@db.example/rooms?nonsense=1",
        "postgresql://db.example:x/rooms?password=s3cret&port=%zz",
        "host=db.example password=s3cret",
    ],
)
def test_what_is_no_address_is_refused_and_its_password_kept(url: str) -> None:
    with pytest.raises(InvalidOptions, match="is no address of a database") as refused:
        open_store(url)

    assert "s3cret" not in "".join(traceback.format_exception(refused.value))
    assert url[:6] in refused.value.sentence


def _closed_port() -> str:
    return f"postgresql://me:s3cret@127.0.0.1:{free_port()}/rooms"


def _no_folder() -> str:
    return "sqlite:////nowhere/at/all/s3cretly.db"


@pytest.mark.parametrize("address", [_closed_port, _no_folder])
def test_a_database_that_is_not_there_is_said_by_name(address: Callable[[], str]) -> None:
    with pytest.raises(StoreDown, match=r"(127\.0\.0\.1:\d+/rooms|cretly\.db) cannot be opened: "):
        open_store(address())
