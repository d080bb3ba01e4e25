"""What is kept besides the logs, and what is not kept for ever: snapshots, talk, old rooms."""

import asyncio

import pytest
from msgspec.structs import replace

from croupier.store.database import Connection
from croupier.store.errors import StoreDown
from croupier.store.pages import MOST_TALK, KeptSnapshot, Page
from croupier.store.reading import AT_A_TIME, PRUNED
from croupier.store.store import Store, database_at
from tests.store.rooms import bodies, first, is_kept, opened, page

DAY = 24 * 3600.0


def seen(own: Page, body: bytes) -> Page:
    """Return a page with the room after it."""
    return replace(own, snapshot=body)


async def found(store: Store, room: str) -> KeptSnapshot | None:
    """Return the snapshot of a room."""
    loaded = await store.load(room)
    assert loaded is not None
    return loaded.snapshot


class TestSnapshots:
    def test_come_with_what_was_written_after_them(self, url: str) -> None:
        async def scene() -> None:
            async with opened(url) as store:
                await store.write(first("a", b"[0]", b"[1]"))
                all_of_it = await store.load("a")
                await store.write(seen(page("a", 2, b"[2]", b"[3]"), b"[0,1,2,3]"))
                await store.write(page("a", 4, b"[4]"))
                rest = await store.load("a")
                assert await store.load("b") is None

            assert all_of_it is not None
            assert rest is not None
            assert all_of_it.snapshot is None
            assert [line.body for line in all_of_it.entries] == [b"[0]", b"[1]"]
            assert rest.snapshot == KeptSnapshot("a", 4, b"[0,1,2,3]")
            assert [(line.number, line.body) for line in rest.entries] == [(4, b"[4]")]
            assert rest.stored.stage == "playing"

        asyncio.run(scene())

    def test_are_written_with_their_page_or_not_at_all(self, url: str) -> None:
        async def scene() -> None:
            async with opened(url) as store:
                await store.write(first("a"), seen(first("b"), b"[b]"))
                assert not await is_kept(store, seen(page("a", 3), b"[3]"))
                assert not await is_kept(store, seen(page("a", 1), b"[1]"), page("b", 7))
                assert await found(store, "a") is None
                assert await found(store, "b") == KeptSnapshot("b", 1, b"[b]")

        asyncio.run(scene())

    def test_are_replaced_by_later_ones_only(self, url: str) -> None:
        async def scene() -> None:
            async with opened(url) as store:
                await store.write(seen(first("a", *[b"[]"] * 4), b"[4]"))
                await store.keep_snapshots([KeptSnapshot("a", 3, b"[3]")])
                assert await found(store, "a") == KeptSnapshot("a", 4, b"[4]")
                await store.write(page("a", 4))
                await store.keep_snapshots([KeptSnapshot("a", 5, b"[5]")])
                assert await found(store, "a") == KeptSnapshot("a", 5, b"[5]")

        asyncio.run(scene())


class TestTalk:
    def test_goes_when_there_is_too_much_of_it(self, url: str) -> None:
        async def scene() -> None:
            async with opened(url) as store:
                await store.write(first("a", b"[0]"))
                await store.write(first("b", b"[0]"))
                await store.write(replace(page("b", 1, b"[1]"), talk=True))
                for number in range(1, MOST_TALK + 6):
                    await store.write(replace(page("a", number), talk=True))
                await store.write(page("a", MOST_TALK + 6))
                numbers = [line.number for line in await store.read("a")]
                assert await bodies(store, "b") == [b"[0]", b"[1]"]
                assert not await is_kept(store, page("a", 3))

            assert numbers == [0, *range(6, MOST_TALK + 7)]

        asyncio.run(scene())


class TestWhoSaidSomething:
    def test_is_found_long_after(self, url: str) -> None:
        async def scene() -> None:
            async with opened(url) as store:
                await store.write(first("a", b'{"sent":"g.done"}'))
                lines = [b'{"sent":"g.axb"}', b'{"sent":"g.a_b"}', b'{"sent":"g.late"}']
                await store.write(replace(page("a", 1, *lines), talk=True))
                assert await store.said("a", "g.a_b", 3) == 2
                assert await store.said("a", "g.a_c", 3) is None
                assert await store.said("a", "g.late", 3) is None
                assert await store.said("a", "g.late", 9) == 3
                assert await store.said("b", "g.a_b", 3) is None
                assert await store.said("a", "g.done", 9) is None

        asyncio.run(scene())


def test_a_long_log_is_read_whole(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            await store.write(first("a", *[b"[]"] * (2 * AT_A_TIME)))
            assert len(await store.read("a")) == 2 * AT_A_TIME
            await store.write(page("a", 2 * AT_A_TIME))
            numbers = [line.number for line in await store.read("a", after=0)]

        assert numbers == [*range(1, 2 * AT_A_TIME + 1)]

    asyncio.run(scene())


class TestAnalyses:
    def test_are_kept_by_room_and_only_where_there_is_one(self, url: str) -> None:
        async def scene() -> None:
            async with opened(url) as store:
                await store.write(first("a"), first("b"))
                assert await store.analysis("a") is None
                await store.keep_analysis("a", b'{"found":1}')
                await store.keep_analysis("a", b'{"found":2}')
                await store.keep_analysis("nowhere", b"{}")
            async with opened(url) as store:
                assert await store.analysis("a") == b'{"found":2}'
                for none in ("b", "nowhere", "\x00"):
                    assert await store.analysis(none) is None

        asyncio.run(scene())


def touched_before(connection: Connection, days: float, *rooms: str) -> None:
    """Let rooms be older than they are."""
    for room in rooms:
        at = connection.now() - days * DAY
        connection.rows("UPDATE rooms SET touched_at = ? WHERE room = ?", at, room)


class TestOldRooms:
    def test_are_removed_by_stage_and_age(self, url: str) -> None:
        async def scene() -> None:
            async with opened(url) as store:
                for room in ("old", "new", "spared"):
                    await store.write(seen(first(room, b"[0]", b"[1]"), b"[]"))
                    await store.claim(room, 1, "me", 5)
                for room in ("playing", "over"):
                    await store.write(first(room), first(f"{room}-2"))
                    await store.write(page(room, 1, stage=room))
                connection = database_at(url).connect(durably=True)
                touched_before(connection, 8, "old", "spared", "playing", "over")
                connection.close()

                assert await store.prune("gathering", 7, {"spared"}) == 1
                assert await store.rooms("", 9) == [
                    *("new", "over", "over-2", "playing", "playing-2", "spared")
                ]
                assert await store.prune("over", 9) == 0
                await store.keep_analysis("over", b'{"found":1}')
                assert await store.prune("over", 7) == 1
                assert await store.analysis("over") is None
                assert await store.rooms("over", 2) == ["over-2", "playing"]
                assert await store.load("old") is None
                assert await store.read("old") == []
                assert await is_kept(store, first("old"))

        asyncio.run(scene())

    def test_are_removed_however_many_they_are(self, url: str) -> None:
        async def scene() -> None:
            async with opened(url) as store:
                names = [f"room-{n}" for n in range(PRUNED + 5)]
                await asyncio.gather(*(store.write(first(name)) for name in names))
                connection = database_at(url).connect(durably=True)
                touched_before(connection, 8, *names)
                connection.close()
                assert await store.prune("gathering", 7) == len(names)
                assert await store.rooms("", 1) == []

        asyncio.run(scene())

    def test_stay_if_somebody_comes_back_meanwhile(self, postgres: str) -> None:
        async def scene() -> None:
            async with opened(postgres) as store:
                await store.write(first("a", b"[0]"))
                connection = database_at(postgres).connect(durably=True)
                touched_before(connection, 8, "a")
                connection.rows("BEGIN")
                connection.rows("UPDATE rooms SET touched_at = ? WHERE room = 'a'", 1e12)
                pruning = asyncio.create_task(store.prune("gathering", 7))
                await asyncio.sleep(0.3)
                connection.rows("COMMIT")
                connection.close()
                with pytest.raises(StoreDown):
                    await pruning
                assert await bodies(store, "a") == [b"[0]"]

        asyncio.run(scene())
