"""What both databases promise."""

import asyncio

import pytest

from croupier.core.errors import InvalidOptions
from croupier.store.errors import StoreDown, Taken
from croupier.store.migrating import LATEST, statements
from croupier.store.pages import Opening, Page
from croupier.store.reading import CLAIMS
from croupier.store.store import database_at, open_store
from tests.store.rooms import OPENING, bodies, first, is_down, is_kept, opened, page


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


def test_a_room_stands_on_the_shelf_as_it_was_opened_and_last_touched(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            opening = Opening("lords-of-vegas", 3, "c0ffee", listed=False)
            await store.write(first("a", opening=opening))
            before = await store.stored_room("a")
            await store.write(page("a", 1, stage="over"))
            after = await store.stored_room("a")

        assert before is not None
        assert after is not None
        assert (after.room, after.game, after.rules) == ("a", "lords-of-vegas", 3)
        assert (after.seed, after.listed) == ("c0ffee", False)
        assert (before.stage, after.stage) == ("gathering", "over")
        assert after.opened_at == before.opened_at == before.touched_at < after.touched_at

    asyncio.run(scene())


@pytest.mark.parametrize(
    "room", ["nowhere", "", "\0", "a\0", "\ud800", "a'; DROP TABLE rooms", "?"]
)
def test_a_room_that_is_not_there_is_none(url: str, room: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.write(first("a"))
            assert await store.stored_room(room) is None
            assert await store.read(room) == []

    asyncio.run(scene())


def test_open_rooms_are_listed_the_newest_touched_first(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            unlisted = Opening("las-vegas", 1, "5eed", listed=False)
            for room in ("a", "b", "c"):
                await store.write(first(room))
            await store.write(first("hidden", opening=unlisted))
            await store.write(page("a", 1))
            await store.write(page("b", 1, stage="over"))
            rooms = await store.listed(10)

            assert [(room.room, room.stage) for room in rooms] == [
                ("a", "playing"),
                ("c", "gathering"),
            ]
            assert await store.listed(1) == rooms[:1]

    asyncio.run(scene())


def test_a_number_is_claimed_by_one_until_its_time_is_up(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as here, opened(url) as there:
            claims = await asyncio.gather(
                *(
                    store.claim("a", 7, f"{name}{number}", 60)
                    for number in range(8)
                    for name, store in (("here", here), ("there", there))
                )
            )
            assert claims.count(True) == 1

            assert await here.claim("a", 8, "here", 0.5)
            assert not await here.claim("a", 8, "here", 60)
            assert not await there.claim("a", 8, "there", 60)
            async with asyncio.timeout(10):
                while not await there.claim("a", 8, "there", 60):
                    await asyncio.sleep(0.005)
            assert not await here.claim("a", 8, "here", 60)
            assert await here.claim("b", 8, "here", 60)

    asyncio.run(scene())


def test_a_claim_forgets_those_long_before_it(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            for number in (0, 1, 2, CLAIMS + 1):
                assert await store.claim("a", number, "me", 60)
            assert not await store.claim("a", 2, "me", 60)

    asyncio.run(scene())
    connection = database_at(url).connect(durably=False)
    numbers = [*connection.rows("SELECT number FROM claims WHERE room = ? ORDER BY number", "a")]
    assert numbers == [(1,), (2,), (CLAIMS + 1,)]
    connection.close()


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


def test_several_who_open_an_empty_database_at_once_do_not_clash(url: str) -> None:
    async def scene() -> None:
        stores = await asyncio.gather(*(asyncio.to_thread(open_store, url) for _ in range(6)))
        kept = await asyncio.gather(*(is_kept(store, first("a")) for store in stores))
        await asyncio.gather(*(store.close() for store in stores))
        assert kept.count(True) == 1

    asyncio.run(scene())


def test_a_database_newer_than_this_version_is_refused(url: str) -> None:
    async def scene() -> None:
        async with opened(url):
            pass

    asyncio.run(scene())
    connection = database_at(url).connect(durably=True)
    connection.rows("INSERT INTO migrations (number) VALUES (?)", LATEST + 1)
    connection.close()

    with pytest.raises(InvalidOptions, match=f"has schema {LATEST + 1}, .* knows only {LATEST}"):
        open_store(url)


def test_the_scripts_use_only_types_that_both_databases_have() -> None:
    tables = [line for n in range(1, LATEST + 1) for line in statements(n) if "TABLE" in line]
    columns = [line.split()[1] for table in tables for line in table.split("\n")[1:-1]]

    assert set(columns) <= {"TEXT", "BIGINT", "DOUBLE", "KEY"}


@pytest.mark.parametrize(
    ("number", "lines", "opening"), [(0, (), OPENING), (0, (b"{}",), None), (1, (b"{}",), OPENING)]
)
def test_a_page_that_cannot_be_is_not_written_down(
    number: int, lines: tuple[bytes, ...], opening: Opening | None
) -> None:
    with pytest.raises(ValueError, match=r"A page has|A room is"):
        Page("a", number, lines, "gathering", opening)
