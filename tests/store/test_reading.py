"""What can be read: rooms, lists of them, and who has claimed a number."""

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from croupier.store.errors import StoreDown
from croupier.store.pages import NO_CLAIM, Opening
from croupier.store.reading import CLAIMS, MOST_KEYS, Lookup
from croupier.store.store import database_at
from tests.store.rooms import first, opened, page


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


class TestLookingUp:
    def test_what_is_asked_for_during_one_reading_goes_into_the_next(self) -> None:
        read: list[list[str]] = []

        async def reading(keys: Sequence[str]) -> Mapping[str, int]:
            read.append(sorted(keys))
            await asyncio.sleep(0.01)
            return {key: len(key) for key in keys if key != "missing"}

        async def scene() -> None:
            lookup = Lookup(reading)
            first = asyncio.create_task(lookup.find("a"))
            await asyncio.sleep(0.001)
            others = await asyncio.gather(*map(lookup.find, ["bb", "missing", "bb", "ccc"]))

            assert await first == 1
            assert others == [2, None, 2, 3]
            assert await lookup.find("dddd") == 4

        asyncio.run(scene())

        assert read == [["a"], ["bb", "ccc", "missing"], ["dddd"]]

    def test_too_many_at_a_time_are_several_readings(self) -> None:
        read: list[int] = []

        async def reading(keys: Sequence[str]) -> Mapping[str, str]:
            read.append(len(keys))
            return {key: key for key in keys}

        async def scene() -> None:
            lookup, keys = Lookup(reading), [f"{n}" for n in range(MOST_KEYS + 1)]
            assert await asyncio.gather(*map(lookup.find, keys)) == keys

        asyncio.run(scene())

        assert read == [MOST_KEYS, 1]

    def test_whoever_goes_keeps_nobody_else_from_an_answer(self) -> None:
        async def reading(keys: Sequence[str]) -> Mapping[str, str]:
            await asyncio.sleep(0.01)
            return {key: key for key in keys}

        async def scene() -> None:
            lookup = Lookup(reading)
            going, staying = (asyncio.create_task(lookup.find(key)) for key in "ab")
            await asyncio.sleep(0.001)
            going.cancel()
            assert await staying == "b"

        asyncio.run(scene())

    def test_that_it_failed_everybody_hears_who_asked(self) -> None:
        async def reading(_keys: Sequence[str]) -> Mapping[str, str]:
            raise StoreDown

        async def scene() -> None:
            lookup = Lookup(reading)
            heard = await asyncio.gather(*map(lookup.find, "ab"), return_exceptions=True)
            assert [type(one) for one in heard] == [StoreDown, StoreDown]

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


def test_after_the_clock_was_set_back_rooms_come_first_that_were_touched_since(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            for room in ("old", "waiting", "played", "new"):
                await store.write(first(room))
            ahead = "UPDATE rooms SET touched_at = touched_at + 3600 WHERE room <> 'new'"
            await store.ask(lambda line: line.rows(ahead))
            assert [room.room for room in await store.listed(1)] == ["new"]
            await store.write(page("played", 1))
            rooms = [room.room for room in await store.listed(10)]
            assert rooms == ["played", "new", "waiting", "old"]

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


def test_a_claim_that_somebody_has_seen_is_theirs_once_they_have_waited(url: str) -> None:
    """Whatever is done to the clock of the database: only one of them gets it."""

    async def scene() -> None:
        async with opened(url) as here, opened(url) as there:
            assert await here.claimed("a", 7) == NO_CLAIM
            assert await here.claim("a", 7, "gone", 3600)
            seen = await here.claimed("a", 7)
            assert (seen.claimant, seen) == ("gone", await there.claimed("a", 7))
            assert await here.claim("a", 7, "here", 60, seen)
            assert not await there.claim("a", 7, "there", 60, seen)
            assert not await there.claim("a", 7, "there", 60, NO_CLAIM)

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


def test_a_guest_has_one_listed_table_at_a_time(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            off: list[str] = []
            for room, guest in (("a", "anna"), ("b", "benno"), ("c", "anna"), ("d", "anna")):
                await store.write(first(room))
                off += await store.list_alone(room, guest)
            assert off == ["a", "c"]
            assert {room.room for room in await store.listed(10)} == {"b", "d"}

    asyncio.run(scene())


def test_a_table_is_listed_no_more(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as store:
            for room in ("a", "b"):
                await store.write(first(room))
            await store.list_alone("a", "anna")
            for room in ("a", "a", "nothing"):
                await store.unlist(room)
            assert [room.room for room in await store.listed(10)] == ["b"]
            assert (await store.stored_room("a")) is not None

    asyncio.run(scene())


def test_tables_of_one_guest_that_are_opened_at_once_are_never_both_listed(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as here, opened(url) as there:
            for number in range(10):
                rooms = [f"here-{number}", f"there-{number}"]
                for room in rooms:
                    await here.write(first(room))
                await asyncio.gather(
                    here.list_alone(rooms[0], "anna"), there.list_alone(rooms[1], "anna")
                )
                assert len(await here.listed(10)) <= 1

    asyncio.run(scene())


def test_all_who_have_a_database_in_common_know_its_key(url: str) -> None:
    async def scene() -> None:
        async with opened(url) as here, opened(url) as there:
            keys = await asyncio.gather(here.key(), there.key(), here.key())
        async with opened(url) as again:
            assert {*keys, await again.key()} == {keys[0]}
        assert len(keys[0]) == 32

    asyncio.run(scene())
